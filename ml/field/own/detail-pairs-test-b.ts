import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (number, unit or currency, date or time), second half; written for measuring only;
 * no trainer may read this file.
 */
export const detailPairsTestB = {
  number: [
    [
      'Our spring catalogue lists 64 roses, 23 of them new. Bare-root plants are sent out from October to March, potted ones all year. Each plant is guaranteed for two seasons.',
      'Twenty-three of the roses in the catalogue are new.',
      'Thirty-two of the roses in the catalogue are new.',
    ],
    [
      'A cave rescue near Brixby ended well on Saturday night. The rescue took nine hours. Four cavers, all members of a club from Brixby, had been cut off by rising water on Saturday morning; two others had managed to get out and raise the alarm. Thirty volunteers took part, among them six divers. Nobody was seriously hurt, though one of the cavers was treated for hypothermia. The helpers had to pump water out of a narrow passage first. A farmer lent them two tractors and cooked for everybody. The club has announced that it will put up a gauge at the entrance.',
      'Six divers helped with the rescue.',
      'Nine divers helped with the rescue.',
    ],
    [
      'Spring onions, 2 limes, a thumb of ginger, 3 cloves of garlic, 1 tin of coconut milk. Fry the ginger and garlic in 2 spoons of oil for a minute, add the coconut milk and simmer for 8 minutes.',
      'The sauce takes three cloves of garlic.',
      'The sauce takes two cloves of garlic.',
    ],
    [
      "Minutes of the road users' panel. The 30 km/h zone in Birch Avenue has brought accidents down from 11 to 4 a year. A petition with 730 signatures asks for the same in Cross Street, where nine accidents were counted. Ms Oyelaran wondered whether a crossing would do. The panel will visit the site on the 21st.",
      'There are four accidents a year in Birch Avenue now.',
      'There are nine accidents a year in Birch Avenue now.',
    ],
    [
      'The sail trainer Petrel has room for 22 trainees and a crew of 7. She crosses to the islands eight times a summer, with six nights on board each time. Places cost 480 a week and are gone by February.',
      'The crossing to the islands is made eight times every summer.',
      'The crossing to the islands is made six times every summer.',
    ],
    [
      'Bookings for the cinema can be changed up to twice free of charge; from the third change on we take 3 euros per ticket. You can hold seats for 20 minutes without paying. A booking can include 9 seats at most. Bigger groups write to groups@lumen.example.',
      'From the third change on, changing a booking costs three euros a ticket.',
      'From the second change on, changing a booking costs three euros a ticket.',
    ],
    [
      'Biologists at the university still use her keys. Professor Ilse Tamm discovered 14 species of moss, more than anyone in her country before or since. Five of them bear her own name, against her wish. She kept an herbarium of 9,000 sheets. She collected on foot, with a pupil to carry the press. Late in life she learned Icelandic so as to read a single book. There was no funeral. Her ashes were strewn, as she had asked, on a bog that is now a reserve.',
      'Five kinds of moss are named after Tamm.',
      'Fourteen kinds of moss are named after Tamm.',
    ],
    [
      'Vaccination schedule: the first dose at 2 months, the second at 4 months and a booster at 11 months. A fourth dose is given only if one of these was missed. The certificate should be kept for life.',
      'A child who missed none of the appointments gets three doses.',
      'A child who missed none of the appointments gets four doses.',
    ],
    [
      'Half-year report of the ambulance service: 8,410 calls, 6,990 of which led to a journey. On average a team was on the spot within 9 minutes, three years ago it had been 12. The service has 71 vehicles, five of them electric. Most calls came between ten and noon. In one out of six cases, no ambulance was needed; callers got advice on the phone or were referred to a practice. The number of false alarms went down by a tenth. Training for drivers has been extended. The service thanks its volunteers.',
      'It takes a team nine minutes on average to be on the spot.',
      'It takes a team twelve minutes on average to be on the spot.',
    ],
    [
      '1.17 changes how often the app asks for a rating: once every 90 days instead of every 30, and never again after you have given one. Backups are kept for 7 days on the free plan. On the paid plans they are kept for 60 days, as before.',
      'Backups on a paid plan are kept for sixty days.',
      'Backups on a paid plan are kept for thirty days.',
    ],
    [
      "Trams of line 6 leave every 8 minutes during the day and every 15 minutes after 20:00. On Sundays it's every 20 minutes all day. The line has 31 stops; 26 of them can be reached without steps.",
      'Trams run at intervals of fifteen minutes on a weekday at nine in the evening.',
      'Trams run at intervals of eight minutes on a weekday at nine in the evening.',
    ],
    [
      "Your tenancy deposit amounts to three months' rent without heating. It can be paid in 3 instalments, the first of them when the lease begins. We keep it in a separate account at 0.5 percent and give it back within 6 months after you have moved out. If there is damage beyond normal wear, we'll set the cost off against it and send you a list. You may add a guarantor instead of the deposit. Interest belongs to you. The landlord may not use the deposit for the last month's rent.",
      'The deposit is paid back no later than six months after the tenant has left.',
      'The deposit is paid back no later than three months after the tenant has left.',
    ],
    [
      "ok so final count for the tournament: 18 teams, 5 of them from outside the county, two pitches, 12 mins per game. we're short of one referee (have 3, need 4). lunch is at 1",
      'Three referees have been found so far.',
      'Four referees have been found so far.',
    ],
    [
      'The hand mixer has 5 speeds and a turbo button. Use 1 and 2 for dough, 3 and 4 for batter, and 5 for cream or egg whites. After 6 minutes of running, let the motor rest for 10. The beaters click out when you press the big button on top.',
      'For batter you set the mixer to speed 3 or 4.',
      'For batter you set the mixer to speed 1 or 2.',
    ],
  ],
  unit_or_currency: [
    [
      'Our heat pads are filled with 400 grams of cherry stones. Put them into the microwave for 90 seconds at 600 watts. Without a microwave, ten minutes in the oven at 100 degrees will do.',
      'In the microwave a pad takes ninety seconds.',
      'In the microwave a pad takes ninety minutes.',
    ],
    [
      'Brodnica, Monday. The tractor maker has made up its mind. The Orlen group will invest 300 million zlotys in its plant at Brodnica over the next four years. The state adds another 20 million euros from an EU fund. About 400 jobs will be created. Neighbours have complained about noise at night. A new hall for gearboxes is to be built on the site of the old sugar factory. The town will pay for the access road.',
      'The group itself is putting 300 million zlotys into the plant.',
      'The group itself is putting 300 million euros into the plant.',
    ],
    [
      'Insured sum for items in a safe: 20,000 euros. Safes under 200 kilograms must be anchored in the wall or the floor. Keys have to be kept in another place, and not in the same building. Codes should be changed once a year.',
      'A safe that weighs 150 kilograms has to be anchored.',
      'A safe that weighs 250 kilograms has to be anchored.',
    ],
    [
      'To dye one pound of fabric, dissolve a packet of dye in two gallons of hot water and add a cup of salt. Stir for half an hour. Rinse until the water runs clear. Wear gloves; the colour stays on your hands for days. Silk and wool take less salt.',
      'One packet dyes a pound of fabric.',
      'One packet dyes a kilogram of fabric.',
    ],
    [
      "The pass lies at 2,140 metres above sea level and is open from June to October. Snow chains can be hired at the filling station for 15 francs a day. There is a toll of 8 francs for cars, but none for bicycles. Euros are accepted at the toll booth at a rate you won't like.",
      'The toll for a car is 8 francs.',
      'The toll for a car is 8 euros.',
    ],
    [
      'Instructions for pet owners: Vetoran against kennel cough. Injection: 0.5 ml per 10 kg of body weight, into the muscle. The pet should rest for two days. A slight swelling is normal. Please keep the vial between 2 and 8 °C. Protection sets in after ten days and lasts for a year. Tell the vet if the animal has had a reaction to a vaccine before. Puppies need two injections, three weeks apart.',
      'For each 10 kilos of weight half a millilitre is injected.',
      'For each 10 kilos of weight half a litre is injected.',
    ],
    [
      'Traffic included in your plan: 12 GB a month inside the country and 3 GB in the rest of the zone. Once it is used up, speed drops to 64 kbit/s. You can top up 1 GB at 2.99 euros. Calls are free everywhere in the zone.',
      'The plan includes 12 gigabytes of data a month at home.',
      'The plan includes 12 gigabytes of data a week at home.',
    ],
    [
      "Ada Brunswick-Lowe had been a headmistress for most of her life. At 50 she learned to fly and crossed the strait, 22 nautical miles, in a plane she'd built from a kit. It took her 19 minutes. The kit had cost her 9,000 pounds and three winters. Nobody was allowed to watch the take-off but her mechanic, a former pupil. On landing, she asked for a cup of tea and the way to the ladies'. The plane hangs in the hall of her school, above the trophies. She never flew it again.",
      'The strait she crossed is 22 nautical miles wide.',
      'The strait she crossed is 22 kilometres wide.',
    ],
    [
      'Storage units at the Dockside depot\n4 m² - 58 euros a month\n8 m² - 99 euros a month\n12 m² - 139 euros a month\nCeilings are three metres high. Insurance costs 1.50 a week on top. Bring your own padlock.',
      'A unit of four square metres costs 58 euros a month.',
      'A unit of four square metres costs 58 euros a week.',
    ],
    [
      'Report on the beach at Cray Sands. The sea took 4 metres of dune between March and May. Since 2010 the loss adds up to 31 metres. Barriers of willow have slowed it down, but at 90 euros a metre they are too dear for the whole length of the bay. Seven chalets stand closer to the edge than is permitted. Their owners have been offered plots inland. The lifeboat station was moved in the autumn, at the second attempt. Surveys are made by drone four times a year.',
      'Since 2010 the dune has lost 31 metres to the sea.',
      'Since 2010 the dune has lost 31 centimetres to the sea.',
    ],
    [
      'From 3.3 on, the log is rotated after 50 megabytes or 14 days, whichever comes first. The number of old logs can be set. Times are written in UTC. If you need them in local time, use the viewer.',
      'Logs are rotated after fourteen days at the latest.',
      'Logs are rotated after fourteen hours at the latest.',
    ],
    [
      'Sponsored run: each lap of the park is 1.2 kilometres. Ms Achebe will donate 50 pence per lap, the bakery 1 pound, and the dentist 2 pounds for every child who makes ten laps. Water is at the bandstand.',
      'Ms Achebe gives 50 pence for each lap.',
      'Ms Achebe gives 50 pence for each kilometre.',
    ],
    [
      "Chapati: 2 cups of flour, half a teaspoon of salt, 1 tablespoon of oil, water. Roll out thin. Half a minute on each side in a very hot pan is enough, and a dab of butter doesn't hurt.",
      'The recipe asks for half a teaspoon of salt.',
      'The recipe asks for half a tablespoon of salt.',
    ],
    [
      'Minutes of the heating committee, Friday, in the vestry. The committee heard that the boiler burns 18 litres of oil an hour on cold days. A heat pump would need 11 kilowatts. Mr Szabo doubted both figures, Ms Lind had a letter from the maker. No decision was taken. The organ tuner asked for an even temperature, whatever the source. Insulating the roof was put on the list for next year. A collection on Sunday had brought in 412.',
      'The boiler is said to use 18 litres of oil per hour when it is cold.',
      'The boiler is said to use 18 litres of oil per day when it is cold.',
    ],
  ],
  date_or_time: [
    [
      "Checkout is at 11, but if you're on the Sunday train you may keep the room until 15:00 at no charge. Breakfast ends at ten, on Sundays at half past eleven. The reception is staffed until midnight.",
      'Breakfast is served until 11:30 on Sundays.',
      'Breakfast is served until 10:30 on Sundays.',
    ],
    [
      'The museum train to Vellau runs on the second and the fourth Sunday of each month from May to October. It leaves at 10:40 and is back by ten to five. In Vellau there are three hours for a walk and lunch.',
      'The train returns by 16:50.',
      'The train returns by 17:10.',
    ],
    [
      'Notice to our customers. Orders placed by 14:00 leave our warehouse on the same day, Monday to Friday. What comes in later goes out on the following working day. Over Easter nothing is sent between Good Friday and Easter Monday.',
      'An order placed on a Friday at 15:00 is sent on Monday in an ordinary week.',
      'An order placed on a Friday at 15:00 is sent on Friday in an ordinary week.',
    ],
    [
      "Take the antibiotic at 8, 16 and 24 o'clock for seven days, even if the fever has gone. If you begin in the evening, the course ends a week later in the afternoon. Milk should be avoided for two hours before and after.",
      'The antibiotic is taken every eight hours.',
      'The antibiotic is taken every six hours.',
    ],
    [
      "His seal shows a fish and a key, and it has puzzled scholars for years. Benedikt Aas was elected bishop in 1508, nine years after he'd entered the chapter. He fell ill in the spring of 1521 and died before the harvest. The tomb that he had ordered wasn't finished until 1530. The accounts of the building site have come down to us, down to the last nail. They show that the money ran out twice. A cousin paid for the lid. The inscription has a mistake in it, which was never corrected, as that would have cost extra.",
      'Aas entered the chapter in 1499.',
      'Aas entered the chapter in 1517.',
    ],
    [
      "The general meeting of the growers' cooperative was put off from 12 to 26 September because the hall was flooded. It now starts at 17:30. Motions must be in the office one week before the meeting. The harvest supper takes place on the 12th as planned, in the barn.",
      'Motions have to be in by 19 September.',
      'Motions have to be in by 5 September.',
    ],
    [
      'Known for years, fixed at last: reminders set for 29 February now go off on 1 March in ordinary years rather than on 28 February. The weekly digest is sent on Sunday evening instead of Monday morning. Nothing else has changed in 4.4.',
      'In ordinary years a reminder set for 29 February goes off on 1 March.',
      'In ordinary years a reminder set for 29 February goes off on 28 February.',
    ],
    [
      'The policy begins on 1 October at 0:00. You can revoke it within 14 days from the day on which you get these papers. The premium is due on the first day of each quarter.',
      'Premiums are due once every three months.',
      'Premiums are due once every six months.',
    ],
    [
      "Kick-off for the women's cup final is at 19:15, half an hour earlier than last year, so that supporters can catch the last trains. Gates open two hours before. The winners will be shown on the balcony of the town hall on the following day at noon.",
      'The gates open at a quarter past five.',
      'The gates open at a quarter to six.',
    ],
    [
      "Steep the fruit in rum for at least four weeks; our grandmother began on the first of November to have it ready for Advent. The cake keeps for two months in a tin. Feed it with a spoonful of rum every Saturday. It's best from the third week on. Weigh the fruit after soaking, not before. Line the tin with two layers of paper and tie a third around it. The oven should be low and slow. A skewer should come out clean after three hours or so.",
      'The cake is given a spoonful of rum once a week.',
      'The cake is given a spoonful of rum once a month.',
    ],
    [
      'Bulletin of the roads department. Roadworks on the A-road between Tilby and Crane: night closure from Wednesday to Friday, 21:00 to 5:00 each night. The diversion adds about 25 minutes. The bus leaves Tilby 25 minutes sooner during that time. By the following Monday the new surface should be ready. Residents of Crane can get through with a pass, which has been sent to all households. Emergency services are let through at any time. Signs will be put up on Tuesday.',
      'The road is closed for eight hours each night.',
      'The road is closed for nine hours each night.',
    ],
    [
      'Dear team, as Monday the 6th is a holiday, the stocktaking is moved to the day after, same time (7 a.m.). The branch will stay shut until 1 p.m. Whoever helps gets the hours plus a free day. Yours, Rosalind',
      'Stocktaking takes place on Tuesday.',
      'Stocktaking takes place on Sunday.',
    ],
    [
      'Under the lease, the tenant can give notice by the third working day of a month to the end of the month after next. For the landlord the period is six months. Notice has to be given on paper.',
      'If the tenant gives notice on 2 March, the lease ends at the end of May.',
      'If the tenant gives notice on 2 March, the lease ends at the end of April.',
    ],
    [
      "Incident 2231, card payments, first findings. Report: the outage began at 23:48 on the 9th, when a disk array failed. The standby took over after six minutes, but payments were only back at 0:31. Customers were informed at one. We're sorry; a full review will follow by the end of the month.",
      'Payments were down for 43 minutes.',
      'Payments were down for 83 minutes.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;
