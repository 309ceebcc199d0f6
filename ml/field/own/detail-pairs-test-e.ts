import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (range or bound, cause, list item), second half; written for measuring only; no
 * trainer may read this file.
 */
export const detailPairsTestE = {
  range_or_bound: [
    [
      'The trampoline carries up to 150 kilograms. One person at a time, please, and nobody under six. In winds above 60 km/h it should be taken down or tied to the ground. The net must be replaced every third year.',
      'Someone who weighs 140 kilograms may use the trampoline.',
      'Someone who weighs 160 kilograms may use the trampoline.',
    ],
    [
      'Loans run from 12 to 84 months. The rate depends on the term: 4.9 percent for up to 36 months, 5.9 percent beyond that. You can borrow between 1,000 and 50,000. One deferral a year is free.',
      'For a loan over 24 months the rate is 4.9 percent.',
      'For a loan over 48 months the rate is 4.9 percent.',
    ],
    [
      'Nine days to go in Osterlind. Polls give the Reform List 18 to 21 percent, too little to govern alone but well over the hurdle of five. Its leader, Dunja Haas, said that she would rather wait for the real thing. The election takes place in nine days. About a quarter of voters are undecided. The two big parties are level at around 30. Small shifts could decide who gets to form a government. The last debate, on farming and the price of heating, is on Thursday.',
      'In the polls the Reform List is at 21 percent at best.',
      'In the polls the Reform List is at 21 percent at worst.',
    ],
    [
      "Blood donors must be between 18 and 72 and weigh no less than 50 kg. There must be at least eight weeks between two donations. Women can donate four times a year, men six times. Drink a lot beforehand and don't skip breakfast.",
      'A man of 52 kg who is 70 years old may donate.',
      'A man of 48 kg who is 70 years old may donate.',
    ],
    [
      'Your seedlings need 16 to 20 degrees and light from above. Below 10 degrees they stop growing; frost kills them within minutes. Repot them when there are four leaves at the earliest. A cold windowsill is fine at night.',
      "The seedlings shouldn't be repotted before they have four leaves.",
      "The seedlings shouldn't be repotted after they have four leaves.",
    ],
    [
      "Hemlock House sleeps no fewer than eight and no more than fourteen guests. Stays are from Saturday to Saturday in summer; out of season three nights are the least you can book. There's a cot. Bookings open twelve months ahead.",
      'A party of ten can book the house.',
      'A party of six can book the house.',
    ],
    [
      'Orchestra minutes: the reserve must never fall below 15,000. At present, it stands at 19,400. The new timpani cost 3,900, the repair of the harp 700. Ms Rusu moved to buy the timpani now and to have the harp repaired in the new year. Carried.',
      'Buying the timpani alone leaves the reserve above its lower limit.',
      'Buying the timpani alone leaves the reserve below its lower limit.',
    ],
    [
      "The contents of a freezer are insured for up to 500 if the power has been off for more than six hours. You need to prove the failure, for which a note from the grid operator is sufficient. Without our card, the limit is 250. List what was in the freezer, with prices if you know them. Pictures are a help. We do not pay if the bill for electricity hadn't been paid. A second claim in a year needs an inspection of the appliance. Medicine that has to be chilled is insured as well, up to 100.",
      'A loss after a power cut of eight hours is insured.',
      'A loss after a power cut of four hours is insured.',
    ],
    [
      "Cook the eggs for six to seven minutes, no longer, and put them in iced water at once. The yolk will be runny after five minutes, waxy after seven and dry after ten. Peel under a running tap. They'll last two days in soy sauce.",
      "The eggs shouldn't boil for more than seven minutes.",
      "The eggs shouldn't boil for less than seven minutes.",
    ],
    [
      "The composer Ulf Brandvold worked as a night porter. He slept at most four hours a night and claimed never to have been ill. He left behind at least 300 songs; new ones keep turning up. A complete edition is planned in eleven volumes. The first of them has just come out. He wrote at the desk, on the hotel's paper, between one guest and the next. Some songs bear the number of a room as their title. The hotel sold the desk to a museum.",
      'Brandvold wrote no fewer than 300 songs.',
      'Brandvold wrote no more than 300 songs.',
    ],
    [
      'Rate limits: 100 requests per minute on the free plan, 1,000 on the paid ones. Requests above this are answered with code 429. Bursts of up to twice the rate are tolerated for ten seconds. Uploads count tenfold.',
      'A free account that sends 90 requests a minute stays within its limit.',
      'A free account that sends 900 requests a minute stays within its limit.',
    ],
    [
      'The chairlift carries two people per chair and up to 900 an hour. Children shorter than 1.25 m need somebody next to them who is at least 16. Sledges go up in the gondola. The last chair is at half past four.',
      'A child of 1.20 m can go up with a sister of 17.',
      'A child of 1.20 m can go up with a sister of 15.',
    ],
    [
      'The sensor reports humidity from 20 to 90 percent with an error of no more than 3 points. Temperatures are measured to half a degree. Batteries last a year or longer. Once a day, it compares itself with the base.',
      'If the sensor shows 50 percent, the true value is somewhere from 47 to 53 percent.',
      'If the sensor shows 50 percent, the true value is somewhere from 45 to 47 percent.',
    ],
    [
      "Hey all, budget for the leaving gift: 10 each is the max, 5 is fine too. We need 120 or we can't get the bike bags she wants, so far it's 95. Paying in closes on Friday. And don't tell Ines!!",
      'More money is needed for the bike bags.',
      'Enough money has come in for the bike bags.',
    ],
  ],
  cause: [
    [
      "The bakery on Well Street closes for good at the end of June. Business was better than ever; the couple who run it, both 67, could not find a successor. Regulars have begun to share the recipes they talked them into giving away. The house is to be turned into flats. There'll be a party on the last day, with whatever is left. The oven, which dates from 1936, goes to a museum village. The nearest bakery will then be the one at the supermarket. People are already grumbling.",
      'The bakery closes because there is nobody to take it over.',
      'The bakery closes because it has too few customers.',
    ],
    [
      "Flicker: if the picture flickers, the cable is loose. If there's a picture but no sound, check that the headphones are unplugged. A dark picture with sound is mostly due to the energy-saving mode. In all other cases, call us.",
      'A loose cable makes the picture flicker.',
      'The energy-saving mode makes the picture flicker.',
    ],
    [
      "The expedition of 1899 turned back 90 miles before the pole. Food and fuel would've lasted, and the dogs were in good health. But the leader, Captain Aurelio Menke, had gone snow-blind, and the others refused to leave him behind. He never forgave them, his diary says. Two of them were his brothers.",
      'The expedition turned back since its leader had gone blind.',
      'The expedition turned back since its food had run out.',
    ],
    [
      'Why do prices for olive oil rise? Two dry years have halved the harvest. Bottles and labels have become cheaper in fact, and freight costs what it always did. Experts expect things to get better next autumn if it rains at the right time.',
      'Olive oil gets dearer as a result of drought.',
      'Olive oil gets dearer as a result of freight costs.',
    ],
    [
      'Northgate Insurance, annual letter. The premium for your area has been lowered. Fewer burglaries were counted there in the last three years, so that the area was put into another class. Your discount for the alarm system remains as it is. Should you move, the class is set anew. The new premium is due on 1 April. You need not do anything if you pay by direct debit. Would you like to raise the sum insured?',
      'The premium is lower on account of the number of burglaries.',
      'The premium is lower on account of the alarm system.',
    ],
    [
      "In 2.11 the map loads faster because tiles are now kept on the phone. The battery lasts longer as well, but that's thanks to the new way of asking for the position. Both can be turned off. Old phones profit most.",
      'Storing the tiles on the phone makes the map load faster.',
      'Storing the tiles on the phone makes the battery last longer.',
    ],
    [
      "Some people feel dizzy on getting up in the first week. It's the drop in blood pressure that causes this, so get up slowly. A dry mouth can be helped by chewing gum. Skin rashes are rare. If one appears, stop taking the tablets.",
      'The dizziness comes from the drop in blood pressure.',
      'The dizziness comes from drinking too little.',
    ],
    [
      'Twelve pupils were absent on Tuesday. The bus had got stuck in the snow, as it does each winter, and no replacement was to be had. The flu, which emptied two classes in the previous week, is over. The test has been put off to Friday so that everybody can take part.',
      'The pupils were absent because of the bus.',
      'The pupils were absent because of the flu.',
    ],
    [
      "Minutes, item 6: The lawn on the south side is dying. The gardener, Mr Bellweather, showed us grubs under the turf; neither drought nor the children's games are to blame, he says. He'll bring nematodes in September. Costs: about 80.",
      'Grubs are killing the lawn.',
      'Drought is killing the lawn.',
    ],
    [
      'The cake sank in the middle? Then it came out of the oven too early. A crack along the top means that the oven was too hot, a thick crust that it was too dry. None of this does any harm to the taste.',
      'A crack along the top is caused by too much heat.',
      'A crack along the top is caused by too much flour.',
    ],
    [
      "A new biography of Wanjiru Holt has been published. Sculptor Wanjiru Holt gave up stone in 1966. A fall from a scaffold had damaged her wrist, and she turned to wire and paper, which had interested her from early on. It's for these that she is known. Stone, she said in 1980, had only ever made her cough. She lived in a former tram depot with eleven cats. The biographer has spoken to five former pupils and to her dentist. The chapters on the early years drag.",
      'Holt stopped working in stone because of her wrist.',
      'Holt stopped working in stone because of her cough.',
    ],
    [
      "Your train was delayed since a tree had fallen on the line at Gorse Hill. As this was due to a storm, there's no compensation under section 4. Seat reservations are refunded though, because we ran a shorter train than planned.",
      'Reservations are refunded since the train was shorter than planned.',
      'Reservations are refunded since a tree had fallen on the line.',
    ],
    [
      'Health report of Karsten & Vogel for last year. Sick leave in the company rose by a quarter in the winter. In the warehouse it was colds, as everywhere. In the office, however, the rise was traced back to bad air: after the ventilation had been repaired, the figures fell within two weeks. Accidents at work fell from 31 to 19, the lowest figure on record. The bicycle scheme was used by 88 people. A course on lifting was attended by all new drivers. Fruit is delivered on Mondays and gone by noon.',
      'Bad air was behind the rise in the office.',
      'Stress was behind the rise in the office.',
    ],
    [
      "Dear Mr Nakagawa, we could not deliver your piano stool on Monday because the street was closed for a race. It has nothing to do with the missing house number you mention, our driver knows you by now. We'll try again on Wednesday morning.",
      'The closed street prevented the delivery.',
      'The missing house number prevented the delivery.',
    ],
  ],
  list_item: [
    [
      'On our farm there are goats, geese, two donkeys and a peacock. The sheep were sold in spring. Feeding time is at four, and visitors may help.',
      'Visitors will find goats, geese, donkeys and a peacock.',
      'Visitors will find goats, sheep, donkeys and a peacock.',
    ],
    [
      "The award for the best young restaurant goes to Salt & Slate in Mirfield. Also on the short list were Kitchen Nine, Auntie Oyin's and The Blue Spoon. The jury praised the bread, the service and the prices. Only the music wasn't to everyone's taste.",
      'The jury praised the bread, the service and the prices.',
      'The jury praised the bread, the service and the music.',
    ],
    [
      "To open an account, we need your full name, your date of birth, your address and your tax number. A phone number is optional. You'll get the card by post. Its code follows two days later.",
      'Name, date of birth, address and tax number are required.',
      'Name, date of birth, address and phone number are required.',
    ],
    [
      "What's in the box: router, power supply, network cable (yellow), two screws. Not in the box: phone cable, splitter. Hang the router where it isn't hidden by metal. The wall should be dry.",
      'The box contains the router, the power supply, a network cable and screws.',
      'The box contains the router, the power supply, a phone cable and screws.',
    ],
    [
      'A small town, a man with many jobs. Jaromir Dell was mayor, beekeeper and amateur photographer. His pictures of the flood of 1954 went around the world. Trained as a baker, he never worked in the trade. The local museum keeps his three cameras and the hat he wore in every portrait. He kept 40 hives behind the town hall and sold the honey for the fire brigade. In council meetings he was known to fall asleep and to wake up for the vote. In 1961 he had the market paved.',
      'Dell was a mayor, a beekeeper and a photographer.',
      'Dell was a mayor, a beekeeper and a journalist.',
    ],
    [
      "The tablets can be taken together with painkillers, the pill and most herbal teas. They don't go together with iron, calcium or magnesium; leave four hours in between. Coffee makes no difference.",
      'Four hours should be left between the tablets and iron, calcium or magnesium.',
      'Four hours should be left between the tablets and iron, coffee or magnesium.',
    ],
    [
      "This winter's evening courses: Polish for beginners, sewing, bookbinding, first aid. Bookbinding is fully booked. Astronomy starts in spring, when the tower has been repaired. Registration is open until the 15th.",
      'There are still places in Polish, sewing and first aid.',
      'There are still places in Polish, bookbinding and first aid.',
    ],
    [
      "Car insurance, partial cover: frequent questions. Damage by hail, lightning, falling trees and martens is covered by the partial cover. Vandalism isn't; for that, you need the full cover. After a claim with a marten we ask for a picture of the cable. No class is lost through any of these. Theft of the whole car is covered, and so is theft of built-in parts. Things left on the seat aren't. The deductible is 150 for each claim.",
      'Hail, lightning, falling trees and martens are covered by the partial cover.',
      'Hail, lightning, vandalism and martens are covered by the partial cover.',
    ],
    [
      "6.8 supports macOS, Windows and Linux. The version for ChromeOS was dropped in 6.5 for lack of users. A tablet version is being tested, and if you'd like to take part, write to us.",
      '6.8 runs on macOS, Windows and Linux.',
      '6.8 runs on macOS, Windows and ChromeOS.',
    ],
    [
      'The delegates from Mali, Fiji, Estonia and Peru voted against the text. Those of Ghana and Laos abstained. As a result it missed the two-thirds majority by a single vote. A new draft is to be discussed in spring in Lima. Observers do not expect much of it. The text was about fishing rights around seamounts, and had been in the making for six years. Talks went on until four in the morning. The chair, a lawyer from Tonga, had tears in her eyes.',
      'Mali, Fiji, Estonia and Peru voted no.',
      'Mali, Fiji, Ghana and Peru voted no.',
    ],
    [
      "Spices for the stew: cumin, coriander seed, clove and a bay leaf. Grind all but the bay leaf. Add the chickpeas last. Some people like cinnamon in it; in our family that'd be grounds for divorce.",
      'Cumin, coriander seed and clove have to be ground.',
      'Cumin, bay leaf and clove have to be ground.',
    ],
    [
      'The 3rd grade will visit a mill, the fire station and a beekeeper this term. The planetarium has been booked for the 4th grade. Please give your child something to eat, and rubber boots for the mill.',
      'The third grade visits a mill, the fire station and a beekeeper.',
      'The third grade visits a mill, the planetarium and a beekeeper.',
    ],
    [
      "Present were Ingrid, Pascal, Ebele and (from half past) Tom. Nuria sent her apologies. Agenda: 1. fire drill 2. bins 3. summer party. As Pascal had to leave, 3 was put first. It's going to be a barbecue.",
      'Ingrid, Pascal, Ebele and Tom took part in the meeting.',
      'Ingrid, Pascal, Ebele and Nuria took part in the meeting.',
    ],
    [
      'Quarterly figures for the zoo. Births: two otters, a tapir and eleven flamingos. Newcomers: a pair of red pandas on loan from Ostrava. Deaths: the old rhinoceros bull, aged 44, and a zebra. Visitors: 214,000, which is a record for a winter. School groups made up 9 percent.',
      'Otters, a tapir and flamingos were born at the zoo.',
      'Otters, a red panda and flamingos were born at the zoo.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;
