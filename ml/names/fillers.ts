const listed = (list: string): readonly string[] => list.split(',').map((entry) => entry.trim());

/** Words and names that slots are filled with besides the lists of the packages; written by hand. */
export const fillers = {
  organizations: listed(
    "Microsoft, Google, Apple, Amazon, Facebook, Twitter, YouTube, Netflix, Spotify, Samsung, Sony, Toyota, Honda, BMW, Volkswagen, Siemens, Bosch, Bayer, Nestlé, Novartis, Roche, Pfizer, Shell, BP, Total, Renault, Airbus, Boeing, IBM, Intel, Oracle, Cisco, HP, Dell, Nokia, Ericsson, Ikea, H&M, Zara, Nike, Adidas, Puma, Starbucks, Walmart, Tesco, Aldi, Lidl, Carrefour, Target, Costco, FedEx, UPS, DHL, Lufthansa, Ryanair, Delta, Emirates, Uber, Airbnb, PayPal, Visa, Mastercard, HSBC, Barclays, Deutsche Bank, UBS, Citigroup, Goldman Sachs, JPMorgan Chase, Wells Fargo, Bank of America, BBC, CNN, ITV, Sky News, Fox News, NBC, CBS, ABC, Reuters, Bloomberg, The Guardian, The New York Times, Daily Mail, Le Monde, Der Spiegel, Washington Post, NASA, FBI, CIA, NSA, NHS, NATO, UN, United Nations, UNICEF, UNESCO, WHO, World Health Organization, World Bank, IMF, European Union, EU, European Commission, Red Cross, Greenpeace, Amnesty International, Oxfam, Save the Children, FIFA, UEFA, NFL, NBA, Manchester United, Arsenal, Chelsea, Liverpool FC, Everton, Real Madrid, Barcelona, Bayern Munich, Juventus, AC Milan, Ajax, Celtic, Rangers, Yankees, Lakers, Red Sox, Dallas Cowboys, Patriots, Giants, Labour Party, Conservative Party, Democrats, Republicans, Supreme Court, Congress, Senate, House of Commons, Ministry of Health, Department of Justice, Scotland Yard, Harvard, Oxford University, Stanford University, MIT, Yale, University of Tokyo, Sorbonne, Tata, Infosys, Reliance, Huawei, Alibaba, Tencent, Xiaomi, Petrobras, Gazprom, Vodafone, Verizon, AT&T, T-Mobile, Comcast, Disney, Pixar, Warner Bros, Marvel, Nintendo, EA, Tesla, SpaceX, OpenAI, Anthropic, GitHub, Mozilla, Wikipedia, Reddit, LinkedIn, Instagram, WhatsApp, eBay, Etsy, Subaru, Ford, General Motors, Chrysler, Coca-Cola, PepsiCo, Unilever, Procter & Gamble, Johnson & Johnson, McDonald's, Burger King, KFC, Subway, Pizza Hut, Marks & Spencer, Sainsbury's, John Lewis, Royal Mail, British Airways, Air France, KLM, Deutsche Bahn, SNCF, Renfe, Post Office, Scouts, Rotary Club, Salvation Army, YMCA, Metropolitan Police, Goldsmiths College, Royal Society, NHL, MLB, NCAA, MTV, ESPN, HBO, PBS, NPR, AP, AFP, ITN, RTE, GOP, Tories, Lib Dems, SNP, UKIP, Sinn Féin, Parliament, the White House, the Pentagon, the Kremlin, Downing Street, Justice Department, State Department, Treasury, Home Office, Met Office, Environment Agency, Security Council, Islamic State, Taliban, IRA, FA, IOC, ECB, the Fed, Federal Reserve, SEC, FDA, EPA, CDC, OMB, IRS, TSA, NYPD, LAPD, RAF, US Army, Navy, Marines, Spurs, Man City, Man Utd, West Ham, Newcastle, Leeds, Sunderland, Aston Villa, Dortmund, PSG, Inter, Roma, Napoli, Porto, Benfica, Galatasaray, Flamengo, Boca Juniors, Knicks, Bulls, Celtics, Warriors, Dodgers, Cubs, Mets, Steelers, Packers, Cowboys, Seahawks, Raiders, Bruins, Leafs, Canucks, Wallabies, All Blacks, Snapchat, TikTok, Tumblr, Pinterest, Myspace, Flickr, Skype, Yahoo, AOL, BlackBerry, Foursquare, Groupon, Lyft, Blizzard, Ubisoft, Sega, Capcom, Valve, Activision, Red Bull, Heineken, Guinness, Nando's, Greggs, Boots, Asda, Morrisons, Waitrose, Primark, Topshop, Argos, Macy's, Best Buy, Walgreens, CVS, Home Depot, Chipotle, Taco Bell, Wendy's, Dunkin', Domino's, Huffington Post, The Telegraph, The Times, The Sun, Daily Mirror, The Economist, Time Magazine, Forbes, Vogue, Rolling Stone, Al Jazeera, Channel 4, Radio 1, Eurostat, Interpol, Europol, OPEC, WTO, OECD",
  ),
  companyStems: listed(
    'Nova, Vertex, Blue River, Northwind, Bright, Summit, Pioneer, Golden Gate, Silver Oak, Evergreen, Horizon, Quantum, Stellar, Apex, Zenith, Harbor, Cedar, Global, United, First, National, Pacific, Atlantic, Alpine, Delta, Omega, Sigma, Metro, Urban, Prime, Swift, Solid, Clear, Open, Smart, Green, Red Rock, Iron, Crystal, Phoenix, Orion, Atlas, Titan, Fusion, Nimbus, Cobalt, Maple, Willow, Lakeside, Riverside, Westfield, Eastgate, Inno, Medi, Agri, Bio, Cyber, Data, Info, Tele, Trans, Euro, Inter',
  ),
  companyFields: listed(
    'Systems, Software, Solutions, Technologies, Tech, Consulting, Logistics, Foods, Energy, Motors, Airlines, Insurance, Capital, Partners, Ventures, Holdings, Media, Press, Records, Pictures, Studios, Design, Labs, Pharma, Health, Clinic, Dental, Bakery, Hotels, Travel, Construction, Builders, Electric, Plumbing, Cleaning, Security, Foundation, Trust, Institute, Academy, Bank, Credit Union, Robotics, Analytics, Networks, Textiles, Furniture, Marketing, Services, Industries, Enterprises, Bookstore, Museum, Theatre, Orchestra, Rovers, United, City, Rangers, Tigers, Eagles',
  ),
  legalForms: listed(
    'Inc, Inc., Ltd, Ltd., LLC, Corp, Corp., Co., PLC, GmbH, AG, S.A., SA, SAS, SL, S.p.A., BV, AB, Oy, Group, Group, Company, Limited, & Co, & Sons, & Partners, Brothers',
  ),
  bodies: listed(
    'University of {city}, {city} University, Bank of {city}, {city} Hospital, {city} General Hospital, {city} City Council, {city} Police Department, {city} Fire Department, {city} Times, {city} Post, {city} High School, St. {first} Hospital, {first} {last} School, {last} Foundation, {last} Institute, Ministry of Education, Ministry of Finance, Department of Health, Chamber of Commerce of {city}, FC {city}, {city} FC, {city} United, {city} Philharmonic, {city} Museum, Church of St. {first}, {last} & {last}, {last} and {last}, {last}, {last} and {last}, {last} Brothers, {last} Bank, {last} Law Firm, {country} Airlines, {country} Red Cross, Universität {city}, Stadtwerke {city}, Université de {city}, Universidad de {city}, Università di {city}, Uniwersytet w {city}',
  ),
  landmarks: listed(
    'Lake {last}, Mount {last}, {last} Park, {last} Square, {city} Airport, {last} Bridge, {last} Beach, River {last}, {last} River, {last} Valley, {city} Bay, Port {last}, Fort {last}, {last} Island, {city} Central Station, {last} Street, {last} Road, {last} Avenue, North {city}, South {country}, West {city}, St. {first}, Central Park, Times Square, Hyde Park, Wall Street, Silicon Valley, Hollywood, Broadway, Heathrow, Gatwick, JFK, Europe, Africa, Asia, South America, North America, Latin America, the Middle East, the Alps, the Andes, the Himalayas, the Pacific, the Atlantic Ocean, the Mediterranean, the Baltic Sea, the Nile, the Danube, the Rhine, the Thames, the Amazon, Mount Everest, Mont Blanc, Lake Geneva, the Black Forest, Bavaria, Tuscany, Catalonia, Andalusia, Provence, Brittany, Normandy, Scotland, Wales, England, Siberia, Patagonia, Scandinavia, the Balkans, the UK, the US, USA, U.S., UK, UAE, America, Britain, Brooklyn, Manhattan, Queens, the Bronx, LA, NYC, DC, Soho, Camden, Shoreditch, Vegas, Philly',
  ),
  streetWords: listed(
    'Street, St, Street, Road, Rd, Avenue, Ave, Ave., Lane, Drive, Dr, Boulevard, Blvd, Court, Way, Square, Terrace, Close',
  ),
  titles: listed(
    'Mr., Mr, Mrs., Mrs, Ms., Ms, Miss, Dr., Dr, Prof., Professor, Sir, Dame, Lady, Lord, Rev., Captain, Capt., Sergeant, Judge, President, Chancellor, Minister, Senator, King, Queen, Prince, Pope, Herr, Frau, Monsieur, Madame, Mme, M., Señor, Señora, Sr., Sra., Don, Doña, Signor, Signora, Senhor, Dona, Pan, Pani, Bay, Coach, Uncle, Aunt, Saint, Shri, Smt, Sheikh, Imam, Rabbi, Father, Brother, Sister',
  ),
  months: listed('January, February, March, April, May, June, July, August, September, October, November, December'),
  days: listed('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  languages: listed(
    'English, German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Turkish, Arabic, Hindi, Bengali, Urdu, Chinese, Mandarin, Japanese, Korean, Thai, Vietnamese, Greek, Hebrew, Swedish, Norwegian, Danish, Finnish, Hungarian, Czech, Romanian, Swahili, Latin, Esperanto',
  ),
  nationalities: listed(
    'German, French, Spanish, Italian, Portuguese, Dutch, Polish, Russian, Turkish, Egyptian, Indian, Chinese, Japanese, Korean, Thai, Vietnamese, Greek, Israeli, Swedish, Norwegian, Danish, Finnish, Hungarian, Czech, Romanian, Kenyan, Nigerian, American, British, Canadian, Australian, Mexican, Brazilian, Argentinian, Cuban, Swiss, Austrian, Belgian, Irish, Scottish, Welsh, European, African, Asian',
  ),
  jobs: listed(
    'engineer, teacher, nurse, doctor, accountant, lawyer, software developer, project manager, chief executive, CEO, CTO, director, sales manager, chef, driver, painter, writer, poet, singer, actor, actress, footballer, politician, physicist, chemist, historian, journalist, photographer, architect, plumber, electrician, Head of Marketing, Sales Director, Account Manager, Vice President, Managing Director, HR Manager, data scientist, consultant, secretary, librarian',
  ),
  products: listed(
    'Windows, Linux, macOS, Android, iOS, iPhone, iPad, Galaxy, Excel, Word, PowerPoint, Outlook, Photoshop, Chrome, Firefox, Safari, Python, Java, JavaScript, TypeScript, Rust, Go, Kotlin, Swift, Ruby, React, Angular, Vue, Node, Docker, Kubernetes, Postgres, MySQL, Redis, Bluetooth, Wi-Fi, USB, HTML, CSS, SQL, JSON, XML, PDF, GPS, PlayStation, Xbox, Switch, Kindle, Minecraft, Fortnite, Zoom, Slack, Teams, Gmail, Prius, Golf, Corolla, Aspirin, Ibuprofen, Velcro, Lego',
  ),
  words: listed(
    'value, index, result, user, items, handler, config, request, response, parse, render, total, buffer, stream, token, client, data, node, list, queue',
  ),
  handles: listed(
    '@sunny_days, @music4ever, @coffeelover, @the_real_one, @gamer99, @newsdesk, @happycat, @jk_lol, @runner2020, @mom_of_3',
  ),
  tags: listed('#weekend, #love, #tbt, #fail, #blessed, #MondayMotivation, #win, #nofilter, #ThrowbackThursday, #team'),
  links: listed('http://t.co/Ab3dE5, https://t.co/x9Yz, www.example.com/news, https://example.org/a?b=1, bit.ly/2xYz'),
} as const;
