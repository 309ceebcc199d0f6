import type { NearTopic } from './near-topic.ts';

/**
 * Topics from "reality tv" to "animal testing" with texts on and near them; written for measuring only; no trainer may
 * read this file.
 */
export const nearTopicsDevC = [
  {
    topic: 'reality tv',
    on: [
      "Who got voted out of the villa last night? I can't believe they kept Dario after what he did at the pool party.",
      'Fourteen singles, one island and cameras everywhere. The new season starts on Monday at 20:15.',
    ],
    near: [
      'The nature film about deep-sea eels is on again on Sunday. It took the team six years to shoot it.',
      'Our TV shows a black bar on the left since the update. Is that the panel or the software?',
    ],
  },
  {
    topic: 'energy drinks',
    on: [
      'I have two cans of that stuff with taurine before each night shift. My heart races, is that the caffeine?',
      'Should the sale of energy drinks to under-16s be banned? A doctor explains what they do to a young body.',
    ],
    near: [
      'Our energy tariff is guaranteed for two years. You can read your meter yourself and send us a photo.',
      'The oat drink foams well, but it curdles in hot coffee. What am I doing wrong?',
    ],
  },
  {
    topic: 'layoffs',
    on: [
      "They're letting 300 people go at the plant, and nobody knows which department is first. I've got two kids and a mortgage.",
      "The company announced layoffs on Tuesday. Those affected get three months' pay and help with applications.",
    ],
    near: [
      "We're hiring! Three drivers and a dispatcher for our depot in Ghent, starting as soon as possible.",
      'The layout of the form is broken on my phone: the button covers the last line.',
    ],
  },
  {
    topic: 'bodybuilding',
    on: [
      "How many sets of bench press a week for a bigger chest? I'm at 90 kg and stuck.",
      "He took second place in the men's physique class, after twelve weeks of rice, chicken and posing in front of the mirror.",
    ],
    near: [
      "Team building doesn't need a ropes course. We cook together once a quarter and that does it.",
      'The car body shop says that the dent can be pulled out without painting.',
    ],
  },
  {
    topic: 'pop music',
    on: [
      "Her new single has been at number one for six weeks, and the tour is sold out. I can't get the chorus out of my head.",
      'Who sang that hit with the whistling in the summer of 2011? The boy band from Sweden?',
    ],
    near: [
      'A window popped up and asks for my license key. Where do I find it?',
      'The organist will play two fugues and a toccata from the 17th century. Seats in the gallery are free.',
    ],
  },
  {
    topic: 'fireworks',
    on: [
      'Rockets may only be sold to adults, and only in the last three days of the year. Keep bangers away from children.',
      'We could see the display over the harbour from our balcony. Golden rain, then red and green stars, and a huge bang at the end.',
    ],
    near: [
      'Fire drill on Thursday at 10:15: leave the building by the nearest exit and meet at the car park.',
      "How do I make the wood in the stove burn longer? It's birch and quite dry.",
    ],
  },
  {
    topic: 'monarchy',
    on: [
      'The queen opened the new wing of the hospital, and the crown prince held a speech. Thousands had lined the street to see them.',
      'Should the head of state inherit the office? More and more people in the kingdom would rather have a republic.',
    ],
    near: [
      'The monarch butterfly flies thousands of kilometres to its winter quarters in the mountains of Mexico.',
      "I'd like the king-size bed with two separate mattresses. Is that possible?",
    ],
  },
  {
    topic: 'fishing',
    on: [
      "What bait do you use for carp in a muddy pond? I've tried corn and worms without a bite.",
      'He landed a pike of 1.10 metres with a rubber lure, from a boat, on his last day off.',
    ],
    near: [
      'These e-mails are phishing: they look like ours and ask for your password. Delete them, please.',
      "How often should I change the water in my aquarium? I've got six guppies and a snail.",
    ],
  },
  {
    topic: 'lottery',
    on: [
      "Six numbers right! A couple from the village won 14 million with a ticket they'd bought at a petrol station.",
      'What are the odds for the jackpot if I fill in ten rows a week?',
    ],
    near: [
      'The lots for the new housing estate are between 500 and 700 square metres. Water and power are connected.',
      "I drew the short straw, so I'm the one who has to clean the fridge at the office this month.",
    ],
  },
  {
    topic: 'diamonds',
    on: [
      "Is a stone of one carat with a small inclusion a better buy than 0.8 carat, flawless? It's for an engagement ring.",
      'Most rough diamonds are cut in a handful of cities. A loupe with tenfold magnification is used for grading them.',
    ],
    near: [
      'The diamond shape on the sign means that the lane is reserved for buses.',
      'Your baseball glove needs oil, not wax. Rub in a little and tie it around a ball overnight.',
    ],
  },
  {
    topic: 'terrorism',
    on: [
      'A bomb went off near the ministry at noon. A group of extremists has claimed the attack.',
      'Four men are accused of planning an attack on a Christmas market. The trial on charges of terrorism begins in May.',
    ],
    near: [
      "The terrier terrorises our hens, the neighbours say. He's only playing, but how do I stop him?",
      'The explosion of the gas cooker destroyed the kitchen. An expert blames a porous hose.',
    ],
  },
  {
    topic: 'legal advice',
    on: [
      'My landlord refuses to give back the deposit. Can I sue him without a lawyer, and what would it cost?',
      "If you were dismissed without notice, you have three weeks to file a suit. Don't sign anything until then.",
    ],
    near: [
      'My advice: go for the bigger fridge. With five people, the small one will be full on Monday night.',
      'Is it legal for the ball to touch the net on a serve in volleyball?',
    ],
  },
  {
    topic: 'competitor prices',
    on: [
      "The same drill is 20 euros cheaper at Hobart's. Why should I buy it from you?",
      "How do your monthly fees compare with those of Telvia and Nordcom? I've heard they are half of yours.",
    ],
    near: [
      "Which prizes can I win in your summer competition, and when's the draw?",
      "What's the price of this drill with two batteries, and is it in stock in your branch?",
    ],
  },
  {
    topic: 'self-driving cars',
    on: [
      'The robotaxi stopped in the middle of the crossing and waited for a plastic bag to go by. Nobody was at the wheel.',
      "Who's liable if the autopilot runs over a cyclist: the owner or the maker?",
    ],
    near: [
      "How many lessons do I need before the driving test? I'm afraid of roundabouts.",
      'The robot mower stays within the wire and goes back to its station when it rains.',
    ],
  },
  {
    topic: 'office gossip',
    on: [
      'Did you hear about Sanne and the guy from accounting? They came back from the fair in one taxi, if you know what I mean.',
      "Don't tell anyone, but the boss is said to be leaving because of that business with the expenses.",
    ],
    near: [
      'The office is closed on Friday because the heating is being replaced. Please work from home.',
      "Which office chair do you recommend for someone who's 1.95 m tall?",
    ],
  },
  {
    topic: 'tennis',
    on: [
      "She saved three match points and won the tie-break 11-9. In the final she'll have to deal with a strong serve.",
      'How often should I restring my racket? I play on clay twice a week, mostly doubles.',
    ],
    near: [
      'For elbow pain after gardening, cool the arm and avoid heavy lifting for a few days.',
      'The badminton net has to be 1.55 metres high at the posts. Shuttlecocks are in the cupboard.',
    ],
  },
  {
    topic: 'camping',
    on: [
      'Is there a pitch with electricity for a van and a small tent in the second week of July?',
      'Boil water on the gas stove, roll out the mats and watch the stars. Nothing beats a night in the woods.',
    ],
    near: [
      'The marketing campaign starts on 1 March with posters in all underground stations.',
      'Our hotel has 40 rooms, a spa and a view of the bay. Breakfast is served on the terrace.',
    ],
  },
  {
    topic: 'pesticides',
    on: [
      "The vineyard is sprayed against mildew eight times a year. Residues were found in the neighbours' hay.",
      "Which products against aphids don't harm bees? I'd rather not use any pesticides if soap does it.",
    ],
    near: [
      'Mice have got into our pantry. Is there a live trap that really works?',
      'The compost should be turned twice a year and kept moist, but not wet.',
    ],
  },
  {
    topic: 'world war ii',
    on: [
      'In June 1940 his unit was encircled at the coast, and he got out on a fishing boat. He rarely spoke of those years.',
      'How many ships took part in the Normandy landings, and who was in command?',
    ],
    near: [
      'The castle was besieged for nine weeks in 1388. The archers on the wall had run out of arrows by then.',
      'The price war between the two supermarkets has reached the fruit shelves: bananas are down to 79 cents.',
    ],
  },
  {
    topic: 'animal testing',
    on: [
      "Are your creams tried out on rabbits or mice before they're sold? I won't buy them otherwise.",
      'The laboratory keeps 300 rats for research on new medicines. Campaigners want animal testing to be replaced by cell cultures.',
    ],
    near: [
      'We test our dog beds at home, with three very lazy labradors. The cover survives 60 degrees.',
      'The zoo has a new enclosure for its lynxes. You can watch them being fed at two.',
    ],
  },
] as const satisfies readonly NearTopic[];
