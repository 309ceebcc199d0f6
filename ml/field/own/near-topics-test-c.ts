import type { NearTopic } from './near-topic.ts';

/**
 * Topics from "coffee" to "genetic engineering" with texts on and near them; written for measuring only; no trainer may
 * read this file.
 */
export const nearTopicsTestC = [
  {
    topic: 'coffee',
    on: [
      'My espresso tastes sour. Do I grind finer or use hotter water?',
      'Two flat whites and a cappuccino with oat milk, please. And do you have decaf?',
    ],
    near: [
      "Which tea goes with scones? I'd prefer something without bergamot.",
      "The coffee table has a scratch that runs across the whole top. I'd like a new one.",
    ],
  },
  {
    topic: 'recruitment',
    on: [
      'We received 140 applications for the post and will invite eight people to an interview.',
      'Your CV is strong, but the employer wants someone with Dutch. I have another vacancy in mind for you.',
    ],
    near: [
      "The fresh recruits of our beehive fly out for the first time when they're three weeks old.",
      'How do I apply for a new parking permit? The old one has expired.',
    ],
  },
  {
    topic: 'doping',
    on: [
      'The sprinter was banned for four years after a second sample had tested positive. The coach denies having known of it.',
      "Half the peloton used EPO in those days, he writes. He'd kept the bags of blood in the fridge.",
    ],
    near: [
      'The vitamin C tablets dissolve in a glass of water. One a day is enough.',
      "The test strip for the pool should turn light blue. If it's dark, add less chlorine.",
    ],
  },
  {
    topic: 'heavy metal',
    on: [
      'The guitars were so loud that my ears rang for two days. The drummer has two bass drums, and they growl more than they sing.',
      'Three days of mud, beer and headbanging: 80,000 fans in black came to the festival.',
    ],
    near: [
      "Lead and cadmium were found in the soil of the old foundry. Don't eat vegetables grown there.",
      "The metal shelf carries up to 60 kg per board if it's screwed to the wall.",
    ],
  },
  {
    topic: 'drones',
    on: [
      'May I fly my quadcopter over the lake if it weighs less than 250 grams? There are houses on the other shore.',
      'The wedding film starts with a shot from 80 metres up. Our pilot needs a permit for drones near the castle.',
    ],
    near: [
      "A drone bee has no sting and doesn't gather pollen. In autumn, the workers throw him out.",
      'The paper kite only flies in a steady breeze. The tail must be about six times as long as the body.',
    ],
  },
  {
    topic: 'veganism',
    on: [
      "I've given up eggs and cheese as well as meat. What do I need to take besides B12?",
      "It isn't a diet, she says, it's a matter of justice: no leather, no honey, no wool. Her blog on veganism has 90,000 readers.",
    ],
    near: [
      'Is the butter at your breakfast buffet salted or unsalted?',
      'My vegetables are mostly delivered on Thursdays. Could I swap the fennel for carrots?',
    ],
  },
  {
    topic: 'ufos',
    on: [
      'The pilot reported a glowing disc that overtook him without a sound. The air force has no explanation.',
      'Were we visited by aliens in 1947? Believers meet every year in the desert to watch the sky.',
    ],
    near: [
      'The saucers of the tea set are chipped. Can I order them without the cups?',
      'The weather balloon came down in a potato field. Its box of instruments was undamaged.',
    ],
  },
  {
    topic: 'smartphones',
    on: [
      "Is the camera of the new model really so much better? Mine's three years old and the battery dies at noon.",
      'The foldable costs 1,799 and has a crease you can feel. It gets updates for seven years.',
    ],
    near: [
      'The doorbell has a button that glows in the dark. The chime can be up to 50 metres away.',
      'Our landline crackles when it rains. When can a technician come?',
    ],
  },
  {
    topic: 'feminism',
    on: [
      'Why should women still earn less for the same work? She went on the street for it in the seventies and does so now.',
      'Quotas for boards, the right to choose, an end to catcalling: these are the aims of the group, which sees itself in the third wave of feminism.',
    ],
    near: [
      "The ladies' changing room is on the left, the men's on the right. Lockers take a coin.",
      'In German, the noun "Sonne" is feminine and "Mond" is masculine.',
    ],
  },
  {
    topic: 'gardening',
    on: [
      'Can hydrangeas be cut back in autumn, and what do I cover the roots with?',
      'Sow the radishes in rows 15 cm apart and thin them out when they have two leaves.',
    ],
    near: [
      'Kindergarten places are given out in March. Siblings come first.',
      'The national park has 60 km of paths. Stay on them, since rare birds breed in the heath.',
    ],
  },
  {
    topic: 'pyramid schemes',
    on: [
      "You pay 500 to get in, bring in two friends, and they bring in two each. After four rounds you'll have your money back tenfold.",
      'She sells supplements, but the real earnings come from those she signs up beneath her. Most at the bottom lose money.',
    ],
    near: [
      'The pyramid of Khafre still has some of its casing stones at the top.',
      'The colour scheme for the kitchen is sage and cream, with brass handles.',
    ],
  },
  {
    topic: 'gold',
    on: [
      "What do you pay for a gram of 585 today? I've got a broken chain and two rings.",
      'The price of an ounce has climbed above 2,000. Investors buy bars when shares fall.',
    ],
    near: [
      "The golden retriever loves water and children. He's three and housebroken.",
      'Our silver cutlery has turned black. Does the trick with the foil and salt work?',
    ],
  },
  {
    topic: 'organized crime',
    on: [
      'The clan controlled the harbour for decades: protection money, smuggling, bribed customs officers.',
      'The trial against the boss and 31 of his men takes place in a bunker. A former mafioso is the main witness.',
    ],
    near: [
      "The crime novel is set on an island where everyone knows everyone. I'd guessed the murderer by page 90.",
      "The flea market is organised by the parents' council. Stands cost eight euros.",
    ],
  },
  {
    topic: 'lawsuits',
    on: [
      'Four former customers have taken the company to court over the exploding chargers. They demand 2 million in damages.',
      "The case was settled out of court for an undisclosed sum. The plaintiff's lawyer called it a fair outcome.",
    ],
    near: [
      'The dark blue suit needs to be taken in at the waist. Could it be ready by Friday?',
      'The notary read the contract of sale aloud, and then both of us signed. It took half an hour.',
    ],
  },
  {
    topic: 'fast food',
    on: [
      'Two cheeseburgers, large fries and a cola for 7.90, at the drive-in until midnight.',
      'Since he started to live on nuggets and milkshakes, his blood fats have doubled. The doctor told him to stay away from such chains.',
    ],
    near: [
      'Food for your tortoise: mostly hay and wild herbs, and a piece of fruit as an exception.',
      "The canteen has lentil stew today. Tomorrow there's pumpkin soup with home-made bread.",
    ],
  },
  {
    topic: 'electric scooters',
    on: [
      "You scan the code, push off twice and then press the lever. Please don't leave it in the middle of the pavement.",
      "They go up to 20 km/h, need an insurance plate and may be ridden from the age of 14. Helmets aren't compulsory.",
    ],
    near: [
      'The electric toothbrush blinks red although it was on the charger all night.',
      "My daughter's kick scooter has lost a wheel. Do you sell those separately?",
    ],
  },
  {
    topic: 'dreams',
    on: [
      'Last night I was back at school, barefoot, and had to sit an exam in Chinese. What does that mean?',
      "In REM sleep the brain is almost as active as when awake. People who are woken up then remember what they've just seen.",
    ],
    near: [
      "It's my dream job, but the commute would be 90 minutes. Would you take it?",
      'The mattress is too soft for my back. Can I exchange it after the trial period?',
    ],
  },
  {
    topic: 'cycling',
    on: [
      'The climb has 21 bends and an average of eight percent. Her power meter showed 280 watts at the top.',
      'Which tyres would you take for gravel and the odd muddy track? I ride 150 km a week.',
    ],
    near: [
      'The recycling centre takes fridges and tyres free of charge.',
      "The cycle of the traffic light is too short: elderly people don't make it across.",
    ],
  },
  {
    topic: 'skiing',
    on: [
      'There are 40 cm of fresh powder and all the lifts are open. Would you take the black run down to the valley?',
      "How do I wax my planks for wet snow? We're off to the glacier at Easter.",
    ],
    near: [
      'For hiking in winter you need waterproof boots and poles. Snowshoes can be hired.',
      "The jet ski on the lake wakes the campers at eight. Isn't that prohibited?",
    ],
  },
  {
    topic: 'genetic engineering',
    on: [
      'With gene scissors, researchers have made a wheat that needs no spraying against mildew. Farmers may not sow it yet.',
      "Should embryos be edited so that they don't get the disease of their parents? Ethicists warn against it.",
    ],
    near: [
      'The engineer measured the bridge with a laser. It has sunk by two millimetres.',
      'My family tree goes back to 1720. The parish books before that were burned.',
    ],
  },
] as const satisfies readonly NearTopic[];
