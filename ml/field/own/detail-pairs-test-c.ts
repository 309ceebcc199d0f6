import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (quantifier, comparative, antonym), second half; written for measuring only; no
 * trainer may read this file.
 */
export const detailPairsTestC = {
  quantifier: [
    [
      'The mountain huts of section North are all open from mid-June. Most of them take bookings online; three, which have no reception, can be booked by letter only. Blankets are provided in every hut.',
      "Three of the huts can't be booked online.",
      "Most of the huts can't be booked online.",
    ],
    [
      "Nearly every household in Pencross heated with coal until the seventies. Today no one does. A handful still keep the stove in the kitchen as a piece of furniture, and one of them, Mrs Abernathy's, is shown to school classes. The mine closed in 1974, and gas came up the valley two years later. For miners, coal had been part of the wage. People recall how the snow turned grey by noon. The coal merchant's yard is a nursery school now, with a slide where the chute was.",
      'None of the households in Pencross heat with coal today.',
      'A handful of the households in Pencross heat with coal today.',
    ],
    [
      'Our hearing test is free in all branches. Appointments can be had in most of them on the same day. Ear moulds are made in our laboratory in Gent, and only there. We keep your data for ten years, as the law requires.',
      'Ear moulds are made in just one place.',
      'Ear moulds are made in most branches.',
    ],
    [
      "Dear Ms Adler, here are the results of your check-up. Both kidneys were examined. On the left one there is a small cyst, which is harmless; the right one is without findings. Blood values were all in the normal range. I'd suggest another ultrasound in two years. There are no stones. Please go on drinking two litres a day and keep taking the tablets for your blood pressure. You may do any sport you like.",
      'One of the kidneys has a cyst.',
      'Both of the kidneys have a cyst.',
    ],
    [
      "We interviewed 44 bus drivers. Thirty-nine were content with the new rosters. Of the five who weren't, all had school-age children. The company is thinking about a shift from nine to two.",
      'The great majority of the drivers were content with the new rosters.',
      'A small minority of the drivers were content with the new rosters.',
    ],
    [
      'Plan A covers either dental care or glasses, Plan B covers both. Neither covers laser surgery on the eyes. You can switch between the plans once a year, in November.',
      'Laser surgery on the eyes is covered by neither plan.',
      'Laser surgery on the eyes is covered by one plan.',
    ],
    [
      'Emmeline Cho worked as a proofreader for 30 years and wrote on Sundays. In "Harbour Lights" (1931) she wrote about dockers, in her other novels about musicians. Two of them were turned into films. The director Arne Falk made one of these, and she hated it. Of the other, made after her death, her son said that it would have bored her.',
      "Only one of Cho's novels is about dockers.",
      "All of Cho's novels are about dockers.",
    ],
    [
      'Put all of the sugar and a third of the milk into the pan and heat gently until the sugar has melted. Add the rest of the milk bit by bit. If lumps form, take the pan off the heat and whisk.',
      'Part of the milk is added once the sugar has melted.',
      'All of the milk is added once the sugar has melted.',
    ],
    [
      "From 10.2 each workspace can have several owners. So far there was exactly one. Any owner can delete the workspace, so choose them with care. Members without two-factor login can't become owners.",
      'A workspace may have more than one owner as of 10.2.',
      'A workspace may have just one owner as of 10.2.',
    ],
    [
      "Parish council, open session, 41 guests. Nobody on the parish council wanted to sell the meadow. Half were for leasing it out, the others wanted to leave it as it is. After the vote, which ended in a tie, the chair's voice decided in favour of a lease. The lease will be put out to tender, with preference for young farmers. Two families offered to look after the old pear trees. The path across stays open to walkers and prams. Ms Birtwhistle wanted it noted that she had warned of moles.",
      'No member of the council was in favour of selling the meadow.',
      'Half of the council were in favour of selling the meadow.',
    ],
    [
      'Two of our ferries have a lift. On the others, staff will help you up the stairs, if you let us know a day ahead. All have a toilet on the car deck.',
      'Only some of the ferries have a lift.',
      'All of the ferries have a lift.',
    ],
    [
      'Everything in our showroom can be tried out, and quite a lot of it can be taken home on the same day. Sofas are the exception: these are made to order, every one of them. Delivery takes eight to ten weeks.',
      'No sofa can be taken home on the day of purchase.',
      'Some sofas can be taken home on the day of purchase.',
    ],
    [
      'Not all of the 300 rooms at the congress hotel had been finished by the opening; 40 were still without a bathroom. Guests were put up in other hotels in town. The manager spoke of a couple of weeks. A spokeswoman for the builder declined to comment.',
      'Most of the rooms were finished by the opening.',
      'None of the rooms were finished by the opening.',
    ],
    [
      "FAQ: Do I need all the documents at once? You don't. Send us whatever you have, the passport copy first. Each of them has to be legible, and two of them (passport and proof of income) have to be certified.",
      'Two of the documents have to be certified.',
      'All of the documents have to be certified.',
    ],
  ],
  comparative: [
    [
      'Of our two dog foods, Hazel has more protein, Rowan less fat. Both come in sacks of 3 and 12 kilos. Older dogs do better on Rowan, in the experience of our breeders.',
      'Rowan contains less protein than Hazel.',
      'Rowan contains more protein than Hazel.',
    ],
    [
      'The Slate River froze over for 22 days last winter, compared with 61 in the winter of 1963 and four in 2007. On the 5th of February, the ice measured 24 cm at the bridge. Skating was permitted from 12 cm on. The kiosk did better business than in all of summer.',
      'The river was frozen for longer last winter than in 2007.',
      'The river was frozen for less time last winter than in 2007.',
    ],
    [
      "Wooden floor or cork? Cork is softer and warmer to walk on, and quieter for the people downstairs. Wood lasts about twice as long and can be sanded. In price, there's hardly a difference any more.",
      'Wood has a longer life than cork.',
      'Wood has a shorter life than cork.',
    ],
    [
      "Two conductors from the same small town: their lives are told in a new book. Ferdinand Ansah-Lund became conductor of the Northern Philharmonic in 1979, in the year after Clara Tischendorf had won the same post in Halberg. They'd studied together. He always said that she was the quicker reader of scores and he the more patient one. They shared a flat, a piano, and for a time a teacher who threw chalk. When the Northern came to Halberg in 1986, she conducted the first half and he the second. The book has many pictures. It's a pity there's no index.",
      'Tischendorf got her post in Halberg before Ansah-Lund got his.',
      'Tischendorf got her post in Halberg after Ansah-Lund got his.',
    ],
    [
      'If the pain gets worse after the first injection, wait; it normally eases off on the third day. The second injection hurts less. Between the two there should be at least three weeks, and no more than six. Sport is possible as soon as you feel like it.',
      'The first injection is more painful than the second.',
      'The first injection is less painful than the second.',
    ],
    [
      'In the sixth round Dritan Hoxha had the white pieces against the eldest player in the field, Mabel Crewe, and lost in 31 moves. He dropped to fourth place. Crewe climbed from fifth to second. Two rounds remain.',
      'After the sixth round Crewe stood above Hoxha.',
      'After the sixth round Crewe stood below Hoxha.',
    ],
    [
      "Third-party cover is cheaper than full cover, but not by as much as people think: 340 as against 490 euros for the model you asked about. For a car of over ten years, we'd still recommend it. Full cover makes sense for new and leased cars. You can have a marten clause in either. In the first year, we grant new customers ten percent. Windscreens are part of both, with a deductible of 150. If you like, I'll send you the two offers side by side; or just ring me, I'm in until six.",
      'Full cover is the more expensive of the two.',
      'Full cover is the less expensive of the two.',
    ],
    [
      'Go along the canal with the water on your left until you get to the lock. Cross it and turn back on the other bank. After the second bridge the path climbs to the right. The last stretch goes uphill for a quarter of an hour and ends at the chapel.',
      'On the way to the lock the canal is to the left of the walker.',
      'On the way to the lock the canal is to the right of the walker.',
    ],
    [
      'Build times on our machines: 4.0 took 212 s, 4.1 took 180 s, 4.2 takes 195 s. The step backwards is the price for the new checks. You can turn them off with --fast. Incremental builds are unchanged.',
      'Building with 4.2 takes longer than it did with 4.1.',
      'Building with 4.2 takes less time than it did with 4.1.',
    ],
    [
      'Adult education centre, autumn board meeting. Item 4. Attendance at the evening courses was down again, from 410 to 372. Languages lost most; pottery, with a waiting list of 26, could have filled a second class. Ms Dragomir proposes to move two languages online, and to buy a bigger kiln. The kitchen will be painted. It was noted with regret that the Latin class, which existed for 38 years, has come to an end. Opening hours of the office stay as they are.',
      'Fewer people came to the evening courses than before.',
      'More people came to the evening courses than before.',
    ],
    [
      "Simmer the stock on the smallest flame; it should never boil. The longer it simmers, the better: three hours are fine, five are finer. Skim off the fat when it's cold. Freeze it in small portions.",
      'The stock improves if it simmers for longer than three hours.',
      'The stock suffers if it simmers for longer than three hours.',
    ],
    [
      "Which side of Lake Aurn should you camp on? Because the sun sets behind the ridge, the western shore lies in the shade from four o'clock. The eastern one has sun for two hours more. Campers should bear that in mind. Mosquitoes, on the other hand, prefer the east. Both sites have hot showers and a small shop. There's a boat between them five times a day. Fires may be lit in the iron baskets only.",
      'In the afternoon the eastern shore has sun for longer than the western shore.',
      'In the afternoon the eastern shore has sun for less long than the western shore.',
    ],
    [
      'The 18:10 to Ostham is often crowded. The 18:25 takes a quarter of an hour longer, because it goes round by Fell Green, but it has twice as many seats. Both have a family compartment at the rear end.',
      'There are more seats on the 18:25 than on the 18:10.',
      'There are fewer seats on the 18:25 than on the 18:10.',
    ],
    [
      "Hello Piet, about the printers: the laser one costs more to buy and much less to run. With your 600 pages a month, you would have the difference back after a year. It's noisier, I'm afraid. Best wishes, Shirin",
      'A page from the laser printer comes cheaper.',
      'A page from the laser printer comes dearer.',
    ],
  ],
  antonym: [
    [
      "Turn the tap clockwise to close the gas supply, anticlockwise to open it. The handle must be closed when the heater isn't in use. Check the hose for cracks each season.",
      'A clockwise turn shuts off the gas.',
      'A clockwise turn turns on the gas.',
    ],
    [
      "The lower house rejected the fishing bill with 61 votes to 58, to everybody's surprise. Two members of the governing party had stayed away. The upper house had passed it in May. Minister Ruiz-Falk now wants to bring in a shorter version. The bill would have shut the bay to trawlers for three months a year. Fishermen let off their horns in the harbour. Scientists had asked for five months. Whether there are enough votes for the shorter version is uncertain.",
      'The upper house approved the bill.',
      'The upper house rejected the bill.',
    ],
    [
      "Your shoes should be loose at the toes and tight at the heel. New leather gives a little across, but never lengthwise. Try them on in the afternoon, with the socks you'll wear on the hill. We exchange pairs which haven't been worn outdoors.",
      'At the heel the shoe should be a tight fit.',
      'At the heel the shoe should be a loose fit.',
    ],
    [
      "The Straub twins were the talk of the valley. Emil inherited a fortune in 1903 and gave it away within four years, mostly to schools. His sister Lotte, who got the same share, doubled hers with railway stock. They wrote to each other every week, on Sundays. He lived above a reading room, she in a villa with a lift. Each thought the other mad and said so. When Lotte died, it turned out that she had left everything to Emil's schools. The villa is one of them now.",
      'Lotte Straub increased her fortune.',
      'Lotte Straub decreased her fortune.',
    ],
    [
      "An outdated certificate is shown in red, a valid one in green. With 6.5 we've added yellow for certificates that run out in the next 30 days. The colours can be replaced by symbols in the settings.",
      'Green stands for a certificate that is valid.',
      'Green stands for a certificate that is expired.',
    ],
    [
      'Drink the first half of the solution in the evening and the second half in the morning. Clear liquids such as tea or broth are allowed until two hours before the examination; milk is forbidden. Somebody should collect you.',
      'Tea is permitted up to two hours before the examination.',
      'Tea is forbidden up to two hours before the examination.',
    ],
    [
      'The old bridge was too narrow for the new trams, so the town built a wider one a hundred metres downstream. Cyclists have the old one to themselves now. A poll shows that residents, sceptical at first, have come to like it. The mayor had promised a decision by the winter, and kept her promise. There will be benches, flower boxes and two kiosks. Anglers got their own corner, after a long debate. The lamps are copies of those of 1911.',
      'The bridge was not wide enough for the new trams.',
      'The bridge was too wide for the new trams.',
    ],
    [
      "We terminate the contract if two premiums in a row are missed. It's revived, with all its benefits, if you pay within a month of our letter. Interest is charged at 4 percent.",
      'Paying within a month of the letter brings the contract back to life.',
      'Paying within a month of the letter brings the contract to an end.',
    ],
    [
      "Beat the yolks into the warm sauce while it's off the stove. As soon as it thickens, stop. If it turns too thick, a spoonful of milk will thin it. Season last of all.",
      'Milk makes the sauce thinner.',
      'Milk makes the sauce thicker.',
    ],
    [
      'Minutes. Ms Varga was absent from item 3 on, as she had a train to catch. Mr Oyelowo, who had been delayed by the snow, was present from item 2. The motion on parking was adopted against his vote. The motion on lighting was withdrawn.',
      'Mr Oyelowo voted against the parking motion.',
      'Mr Oyelowo voted for the parking motion.',
    ],
    [
      'The left lane is for buses and taxis going in; coming out, they share the right one with the cars. At night both lanes are open to everyone. Loading is prohibited in either.',
      'You may not load in the left lane.',
      'You are free to load in the left lane.',
    ],
    [
      "The shop buys and sells used records. What we've bought we don't hand back, so think twice before you part with your first Tanglewood pressing. What you have bought you may bring back within a week if it skips.",
      'Customers can return a record that skips within a week of buying it.',
      'Customers can return a record that skips within a week of selling it.',
    ],
    [
      'Facts and figures from the Ellerby water works. The yearly report of the water works is cheerful. Losses from leaking pipes shrank for the fifth time in a row, the quality was good all year, and the price will stay the same. What grew was the number of wells closed because of nitrate, from two to five. Two new wells are being drilled in the forest. Customers used 118 litres a head and day. The laboratory took 3,400 samples. Twenty-two people work for the company, among them three trainees.',
      'Losses from leaking pipes went down.',
      'Losses from leaking pipes went up.',
    ],
    [
      'hi Jolene! the deep end is at the side of the clock, the kids have their lesson at the other side. floats are in the blue crate, empty it at the start & fill it again at the end pls. thx a lot, Kasimir',
      'The children are taught at the shallow end.',
      'The children are taught at the deep end.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;
