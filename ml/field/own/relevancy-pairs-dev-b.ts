import type { RelevancyKind, RelevancyRow } from './relevancy-pair.ts';

/**
 * Questions with two replies (unrelated, short, indirect), first half; written for measuring only; no trainer may read
 * this file.
 */
export const relevancyPairsDevB = {
  unrelated: [
    [
      'How do I cancel my gym contract?',
      "Write us an e-mail with your member number at least a month before the end of the quarter, and we'll confirm it within three days.",
      'Basil grows best on a sunny windowsill and should be watered from below.',
    ],
    ["What's the capital of Mongolia?", 'Ulaanbaatar.', 'Our coats are made of recycled wool and lined with viscose.'],
    [
      "My parcel says delivered but it isn't here. What now?",
      'Please look at the photo under "Proof of delivery" first. If that doesn\'t help, we\'ll open a search with the carrier for you.',
      'The string quartet will play works by two young composers on the second evening.',
    ],
    [
      'can u recommend a hotel near the fair for under 100',
      'The Hotel Lindner Eck has doubles from 89 during the fair and is two tram stops away.',
      'Cholesterol is a fat-like substance that the liver makes from what we eat.',
    ],
    [
      'How do I convert 5 miles to kilometres?',
      'Multiply by 1.609, so five miles is a bit more than 8 km.',
      'To reset your password, click on the link that we have sent to your inbox.',
    ],
    [
      'Is the apartment on Feldweg still available?',
      'It is. Viewings are on Saturday between ten and twelve.',
      'Stir the custard until it thickens, and take it off the heat at once.',
    ],
    [
      'Who wrote the report on the river pollution?',
      'A team of four hydrologists led by Dr Brandão.',
      'You can pair up to three headsets with one phone at a time.',
    ],
    [
      'Do I have to pay customs on a parcel from Norway?',
      'Import VAT is due on anything you buy there; customs duty comes on top above 150 euros.',
      'Our yoga class for beginners takes place on the roof, weather permitting.',
    ],
    [
      'What does "idempotent" mean in an API?',
      'That sending the same request several times has the same effect as sending it once.',
      'The hedgehog looks for a pile of leaves in October and sleeps until spring.',
    ],
    [
      'When will the road to Hinterau be open again?',
      'If the weather holds, on Friday afternoon.',
      'Our chocolate contains at least 70 percent cocoa and no palm oil.',
    ],
    [
      'Why is my tomato plant dropping its flowers?',
      "Nights below 12 degrees or days above 32 usually do that. Irregular watering is the next thing I'd look at.",
      'The deductible is only taken once per insurance year, whatever the number of claims.',
    ],
    [
      'Can I pay in instalments?',
      'Yes, over 6, 12 or 24 months; the first six are free of interest.',
      'The lake was formed at the end of the last ice age by a melting glacier.',
    ],
    [
      'How many people can the meeting room Turing hold?',
      'Twelve at the table, eighteen with chairs along the wall.',
      'Rub the stain with lemon juice and leave the cloth in the sun for an hour.',
    ],
    [
      "What's included in the breakfast buffet?",
      'Bread, eggs any style, fruit, yoghurt, cold cuts, a few cakes and hot drinks from the machine.',
      'The encryption key is generated on your own device and never leaves it.',
    ],
    [
      'How is the weather going to be in Porto this weekend?',
      'Mild and mostly cloudy, with a shower or two on Sunday; about 18 degrees.',
      'A notary has to be present when the shares in the company are transferred.',
    ],
    [
      "How do I write a cover letter if I've got no experience?",
      'Start with why this job, then show two or three things you did at school or in clubs that call for the same skills, and keep it to a page.',
      'The tide is at its lowest shortly after seven, so the mudflats can be crossed from six on.',
    ],
    [
      'Which bus goes to the hospital?',
      'The 31, from the stop in front of the post office.',
      'Your loyalty discount was raised to eight percent at the start of the year.',
    ],
    [
      'Is it safe to eat raw cookie dough?',
      'Better not, because of the raw eggs and also the raw flour, both of which can carry germs.',
      'The first floor of the building houses a dentist and a studio for ceramics.',
    ],
    [
      'please translate "good evening, we have a reservation" into italian',
      '"Buonasera, abbiamo una prenotazione."',
      'Tyres should be changed when the tread is less than three millimetres deep.',
    ],
    [
      "What's the fee for withdrawing cash abroad?",
      'Inside the euro area nothing; elsewhere 1.75 percent of the amount, but at least 3 euros.',
      'In the third act the sisters find out that the letter was never sent.',
    ],
    [
      'How do I get red wine out of a carpet?',
      "Blot it, don't rub, pour on some sparkling water, blot again, then cover the rest with salt and vacuum it up once dry.",
      'The lecture series on Norse poetry goes on in room 12 next week.',
    ],
    [
      'Why did the Zeppelin line close?',
      'It had been losing money for years, and when the subsidy ended the operator gave up.',
      'Cats sleep for twelve to sixteen hours a day, mostly in short naps.',
    ],
    [
      'Are the headphones compatible with Android?',
      'They work with Android 9 and newer; the equaliser needs our app.',
      'The parish festival starts with a procession and ends with fireworks over the mill pond.',
    ],
    ["What's 15% of 260?", '39.', 'Please keep your seat belt fastened until the sign has been switched off.'],
    [
      'How do I add a co-owner to my bank account?',
      'Both of you come to a branch with your passports. Signing takes about twenty minutes.',
      'Sandstone soaks up water easily and should be treated every few years.',
    ],
    [
      'What time is kick-off tomorrow?',
      'Half past three.',
      'The soup can be frozen without the cream and keeps for three months.',
    ],
    [
      'Could you explain photosynthesis to a ten-year-old?',
      'Plants are little kitchens: with sunlight as the stove they cook sugar from water and air, and give off the oxygen we breathe.',
      'We accept returns in any of our 19 branches, with or without the original box.',
    ],
    [
      'Does the flat have a washing machine?',
      "There's one in the bathroom, and a drying rack in the hallway cupboard.",
      'The general was recalled to the capital before the first snow fell.',
    ],
    [
      "How long should I boil an egg so it's soft?",
      'Five to six minutes from the moment the water is boiling, for a medium egg out of the fridge.',
      'Contributions to the scheme are shared equally by the employer and the employee.',
    ],
    [
      "Who's the person responsible for data protection in your company?",
      "That's our officer Jelena Marsh, privacy@tolloway.example.",
      "The path gets steep after the chapel, and there's a chain to hold on to.",
    ],
  ],
  short: [
    ['On what day is the rubbish collected in Quince Road?', 'Thursday.', 'In Quince Road there are 42 houses.'],
    ['roughly what would a new zip cost', 'About 18 euros', "We've been mending zips since 1978"],
    ['Which floor is radiology on?', 'The second.', 'Visiting hours end at eight.'],
    ['How many seats does the Karoo have?', 'Seven.', 'Leather.'],
    ['Is it vegan?', "No, there's honey in it.", "It's one of our bestsellers."],
    ['How would you like me to send the forms?', 'By post, please.', 'The forms are long.'],
    ["Who's the author of the manual?", 'Petra Vance-Holm.', '212 pages.'],
    ['Which colour do I press to stop the machine?', 'Red.', 'Twice a day.'],
    ["What's the wifi password in the lobby?", 'seagull-42, all lower case', 'Free for all guests, day and night'],
    ['When was your company founded?', 'In 1993, in a garage.', 'In Gothenburg, and in Turku too.'],
    ['Does the ferry run on Christmas Day?', "It doesn't.", 'By ferry.'],
    ['How tall is the bookcase "Alma"?', '202 cm.', 'Oak or ash.'],
  ],
  indirect: [
    [
      'Can I still get home by train if the play ends at one?',
      "The last train is gone by then, but there's a night bus at 1:20 from the same square.",
      'The play has two intervals, and the bar serves drinks in both.',
    ],
    [
      'Is the trail okay with a pushchair?',
      'There are about 200 steps on the first kilometre alone.',
      'The trail was laid out by the forestry office in 1986.',
    ],
    [
      "Will you match the price I found at Dornfeld's?",
      'Our prices are fixed, even if others are cheaper.',
      "Dornfeld's has been around for at least forty years.",
    ],
    [
      'Do you think I should bring an umbrella to Bergen?',
      'It rains there on more than two hundred days a year.',
      'Bergen is the second largest city of Norway.',
    ],
    [
      'Can my six-year-old go on the big slide?',
      'You have to be eight for that one, but the blue slide starts at five.',
      'The big slide is 94 metres long and was built by a local firm.',
    ],
    [
      'Could I use the mixer for heavy bread dough?',
      'Its motor gives up after a minute of that, according to most of our customers.',
      'The mixer comes in five colours, and the bowl is made of glass.',
    ],
    [
      'Is Dr Fenn in today?',
      "She's at a congress until Wednesday.",
      'She studied in Aberdeen and speaks four languages.',
    ],
    [
      'Would the sofa fit through an 80 cm door?',
      'With its legs off it is 74 cm deep.',
      'The legs are made of solid beech.',
    ],
    [
      'Can I drink the tap water in the cabin?',
      'It comes from a tested spring, and the owners fill their own bottles with it.',
      'The tap in the cabin was replaced last year, and so was the sink.',
    ],
    [
      'Is there any chance of getting two seats for tonight?',
      "We've been sold out since Monday.",
      "Tonight's play is by a young author from Ghent.",
    ],
    [
      'does the update fix the printing bug',
      'Everyone in the beta could print again right after installing it.',
      'The update is 140 MB and installs itself overnight.',
    ],
    [
      'May I bring my own lunch to the seminar?',
      "There's a fridge and a microwave in the kitchenette for just that.",
      'The seminar is about negotiating with suppliers.',
    ],
  ],
} as const satisfies Partial<Record<RelevancyKind, readonly RelevancyRow[]>>;
