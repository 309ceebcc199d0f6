/** A topic, two texts on it, and two beside it: one about a neighbouring subject, one that shares a word with it. */
export interface NearPairs {
  readonly topic: string;
  readonly on: readonly string[];
  readonly near: readonly string[];
}

const rows = `
basketball | She hit a three-pointer at the buzzer and we won by one. | Is the height of the hoop the same for under-12s? Our basketball team wants to train at home. | The volleyball net in the gym is torn, can we borrow yours? | Put the laundry in the basket by the stairs before you leave.
swimming | My crawl falls apart after two lengths because I breathe on one side only. | The children get their swimming badge when they dive for a ring and swim 50 metres. | The rowing club meets at six at the jetty, bring dry clothes. | Our accountant says we are swimming in paperwork this quarter.
bicycles | My rear derailleur skips on the smallest cog. What should I adjust? | Electric bikes have to be locked to the rack in the cellar. | The bus driver would not take my pram during rush hour. | The business cycle has turned, and orders from abroad are falling.
trains | The 7:42 to Hamburg is cancelled, and the next connection leaves from platform nine. | Do I need a seat reservation for the night sleeper? I hate changing trains. | The airport shuttle by coach takes forty minutes from the main square. | We train new staff for two weeks before they serve guests.
elections | Turnout was 61 percent, and the runoff between the two candidates is in three weeks. | Where can I vote by post if I live abroad? | Our allotment society chose a treasurer by show of hands. | Pick the colour you like best and we will paint the shed.
taxes | Can I deduct the desk in my home office from my income tax? | The finance ministry expects less revenue from value added tax. | The landlord wants the service charges paid by the tenth. | The climb was taxing, but the view was worth it.
cryptocurrency | I sent 0.3 bitcoin to the wrong wallet. Is it gone? | Mining the coin uses as much power as a small country. | Which savings account gives the best rate for five years? | The token on the coat rack shows which locker is yours.
insurance | The policy covers water damage, but the excess is 500. | My premium went up after the accident although the other driver was at fault. | The bank wants proof of income for the loan. | Please rest assured that we answer every letter.
retirement | At 67 I will get 1,400 a month from the state scheme. Is that enough to live on? | After forty years as a nurse she is retiring and wants to see Norway. | The new colleague starts her apprenticeship in September. | The team retired the old server and moved everything to the new one.
mortgages | With a fixed rate of 3.4 percent for ten years, what do I pay monthly on 300,000? | The lender wants a valuation of the house before it pays out. | The tenants share the rent of the flat equally. | I lent my brother my lawnmower and never saw it again.
dentists | My crown came loose while I was eating toffee. Can I come in today? | A root canal treatment takes two sessions and an anaesthetic. | The optician measured my eyes and gave me a new prescription. | The comb has lost three teeth, do you sell it one by one?
cancer | The biopsy showed a malignant lump, and chemotherapy begins on Monday. | Screening finds tumours of the bowel early, when they can be cured. | My sprained ankle is still swollen after a week. | Stars under the sign of the crab are said to be homely.
diabetes | My sugar was 240 after breakfast, should I inject more insulin? | Type 2 can often be delayed by losing weight and moving more. | The migraine begins with flickering in my left eye. | How much sugar do I need for two kilos of strawberry jam?
sleep disorders | I lie awake until four and then the alarm rings at six. | He snores and stops breathing at night, so the clinic gave him a mask. | My shoulder hurts when I lift my arm above my head. | The laptop does not wake from sleep mode when I open the lid.
depression | For months nothing has given me joy, and I can hardly get out of bed. | The therapist says antidepressants need several weeks until they lift the mood. | My knee is stiff in the morning and better after a walk. | A depression in the road in front of our house fills with rain.
chess | After bishop takes knight, black loses the queen in two moves. | Which opening would you teach a beginner who only knows e4? | We play bridge on Thursdays and need a fourth. | The chest in the attic holds my grandmother's linen.
video games | I am stuck at the boss of the third level, my health bar is gone in seconds. | The console version runs at 30 frames, and the multiplayer servers are down. | Bring a deck of cards and dice for the cabin. | The video of the assembly shows which screw goes where.
yoga | In downward dog my wrists hurt. Should I place my hands wider? | The teacher ends each class with breathing and lying still on the mat. | The boxing gym opens at seven, gloves can be borrowed. | The yogurt is past its date but smells fine.
coffee | My espresso runs through in ten seconds and tastes sour. | Beans from Ethiopia, roasted light, ground fresh for the filter. | The green tea should draw for two minutes at 80 degrees. | The table in front of the sofa has a scratch, can I send it back?
wine | A dry Riesling goes with the trout, the Merlot with the cheese. | How long can I keep an open bottle of red before it turns to vinegar? | The apple juice from our orchard is pressed in October. | The dog whines whenever we leave the room.
vegan food | Is there honey in this? I do not eat anything from animals. | Lentil bolognese without meat or cheese, and oat cream instead of milk. | The butcher has lamb on offer until Saturday. | The vegetation along the track is cut back every spring.
chocolate | 70 percent cocoa, with sea salt and roasted almonds. | Temper the couverture at 31 degrees so that the pralines shine. | The gummy bears stick to the paper bag in summer. | The brown of the curtains goes well with the floor.
gardening | When do I prune the roses, and should I mulch afterwards? | My tomatoes have brown spots on the leaves although I water them from below. | The forest owner fells spruces that the beetle has killed. | The kindergarten closes at four on Fridays.
insects | Wasps have built a nest under the roof. Who removes it? | The beetle lays its eggs beneath the bark, and the larvae eat the wood. | The hedgehog sleeps under the pile of leaves. | A bug in the app deletes my favourites.
horses | The mare is lame on her left foreleg since the farrier came. | How much hay does a Haflinger eat in winter, and does he need a rug? | The calves are fed with milk twice a day. | The engine of the boat has 60 horsepower.
space | The probe entered orbit around Jupiter after a journey of five years. | Two astronauts repaired the cooling of the station in a six hour spacewalk. | The airliner had to turn back because of a bird strike. | There is no space left on the shelf for the folders.
nuclear weapons | The treaty limits both sides to 1,550 warheads. | A bomb on the uranium of that plant could be built within months, inspectors warn. | The gas power station is to be converted to hydrogen. | The nuclear family of two parents and children is less common today.
solar energy | Eight panels on the garage roof feed 3 kilowatts into the grid at noon. | How long until photovoltaic modules pay for themselves? | The coal plant closes in 2030. | The solar eclipse begins at 10:21 and can be seen from the hill.
earthquakes | Magnitude 6.1, and the houses shook for twenty seconds. | The tremor was felt across the valley, and aftershocks are expected. | The flood washed away the bridge. | The news shook the whole company.
programming | My loop throws an index out of range in the last iteration. | How do I sort a list of dictionaries by a key in Python? | The screen of my laptop stays black after I plug in the charger. | The programme of the festival is printed on blue paper.
phishing | A mail in the name of my bank wants me to confirm my PIN on a page with a strange address. | The caller said he was from support and had me type in my password, was that a scam? | My inbox is full, how do I delete old newsletters? | The angler on the pier caught two mackerels.
social media | My post got 10,000 likes overnight and now strangers comment on my photos. | How do I block a follower who sends me messages all day? | The local paper prints letters from readers on Saturdays. | The social worker visits the family once a week.
photography | At f/2.8 the background blurs nicely, but the eyes are not sharp. | Which lens do you take for portraits in low light? | The painter mixes her oils with turpentine. | The photocopier jams whenever I print on both sides.
opera | The soprano sang the aria of the Queen of the Night without a flaw. | Verdi wrote it for Venice, and the premiere was a failure. | The rapper played four songs in front of the town hall. | The operation of the lift is monitored day and night.
jazz | The trio improvised on a standard for a quarter of an hour, with a long solo on the double bass. | Which records of the bebop era should I start with on saxophone? | The choir rehearses the oratorio on Mondays. | They jazzed up the lobby with new lamps.
islam | During Ramadan he fasts until sunset and prays at the mosque. | Which verse of the Koran speaks about alms? | The parish priest baptised the twins on Easter Sunday. | The isle is reached by ferry from the mainland.
ancient rome | Caesar crossed the Rubicon with one legion. | The aqueduct brought water to a million people, and gladiators fought in the arena. | The knight lost his castle in the siege of 1386. | My flight to Rome is delayed by two hours.
slavery | Captured people were shipped across the Atlantic in chains and sold to plantations. | When was the trade in human beings abolished in the empire? | The apprentices earn 900 a month in the first year. | The slave disk takes over when the master fails, says the old manual.
adoption | We have been on the list for a child for three years, and the agency calls again in May. | She learned at 18 who her birth mother was. | The daycare has a place for our toddler from August. | The adoption of the new software went faster than planned.
weddings | The bride wants the ceremony in the garden and a cake with three tiers. | Who walks her down the aisle if her father cannot come? | The company celebrates its anniversary with a barbecue. | The rings of the binder do not close any more.
funerals | The urn is buried on Friday at two, and the family asks for no flowers. | What does one write on a wreath for a colleague who has died? | The christening is followed by coffee at our house. | The battery is dead and the charger too.
fashion | Wide trousers are back, in linen and with a high waist. | Which coat goes with these boots? I want to look elegant but not stiff. | The curtains are too long by ten centimetres. | He did it after a fashion, and it held for a week.
hunting | The stag was shot at dawn from the hide, 200 metres away. | Which cartridge do you use for wild boar, and do you take the hound along? | The shepherd brings the flock down in September. | House hunting in this town takes months.
kidnapping | The boy was dragged into a van on his way to school, and the captors want two million. | She was held in a cellar for eight years before she escaped. | The pickpocket took my wallet in the crowd. | The kids nap after lunch from one to two.
bombs | The device was hidden in a suitcase and went off with a timer. | Experts defused a shell from the war beneath the playground. | The thieves broke the window with a hammer. | The bath fizzes when you drop in one of these balls with lavender.
racism | The landlord told him that he does not rent to black people. | Fans made monkey noises at the player because of his skin. | The waiter was rude to every guest that evening. | The race on Sunday starts at the market square.
feminism | Women earn less for the same work, and she wants to change that. | Her book on patriarchy and the right to vote started a movement. | Fathers may take two months of parental leave. | The female plug does not fit into this socket.
conspiracy theories | They faked the landing in a studio, and everybody who knew is dead. | He believes that a secret elite controls the weather with aeroplanes. | Scientists published the measurements of the last ten years. | The theory test for the driving licence has 30 questions.
lawsuits | The plaintiff demands 40,000 in damages, and the hearing is in March. | Can I sue the contractor for the delay, and who pays my attorney if I lose? | The police are looking for witnesses of the accident. | The suit needs to be pressed before the interview.
job interviews | They asked me where I see myself in five years and what my greatest weakness is. | What do I wear and which questions should I put to the boss at the end, if they consider me for the post? | The newcomers get their payslip by e-mail. | The magazine prints an interview with the author.
`;

/** Topics for the fit of the threshold, written for it. The field set has other topics and texts. */
export const nearPairs: readonly NearPairs[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [topic = '', first = '', second = '', third = '', fourth = ''] = row.split(' | ');
    return { topic, on: [first, second], near: [third, fourth] };
  });
