import type { NearTopic } from './near-topic.ts';

/**
 * Topics from "stock trading" to "mental health" with texts on and near them; written for measuring only; no trainer
 * may read this file.
 */
export const nearTopicsDevB = [
  {
    topic: 'stock trading',
    on: [
      'Should I sell my shares in the chip maker before the quarterly figures or wait for the dividend?',
      'Day traders pushed the price up by 40 percent on Monday. On Tuesday it fell below where it had started.',
    ],
    near: [
      'The blue trainers are out of stock in size 42. Would you like to be told when they are back?',
      'For a good stock, roast the bones first, then simmer them with carrots, leeks and a bay leaf.',
    ],
  },
  {
    topic: 'salaries',
    on: [
      'How much does a nurse with ten years of experience earn in your hospital, before tax?',
      "We don't discuss salaries in public. Still, everybody here knows that the new designer makes 10 percent more than the old one.",
    ],
    near: [
      "The pay-and-display machine on level 2 doesn't take coins. Use the one next to the lift.",
      'What do you charge for mowing a lawn of 400 square metres every fortnight?',
    ],
  },
  {
    topic: 'smoking',
    on: [
      "I've gone without a cigarette for nine days and I'm eating everything in sight. When does it get easier?",
      "There's a smoking area behind building C. Butts go into the sand bucket, not on the lawn.",
    ],
    near: [
      'The salmon is smoked over beech wood for six hours. We sell it in slices or whole.',
      'My exhaust leaves a blue cloud when I start the engine in the morning. Is that oil?',
    ],
  },
  {
    topic: 'nuclear power',
    on: [
      'The reactor was shut down for inspection after a valve in the second cooling circuit had been leaking.',
      'Where should the spent fuel rods go? In fifty years nobody has found an answer, say opponents of nuclear power.',
    ],
    near: [
      "The solar panels on our roof made 31 kWh yesterday. In December we'll be lucky to get three.",
      "The cell nucleus contains most of the DNA. In the picture it's stained blue.",
    ],
  },
  {
    topic: 'death penalty',
    on: [
      'He has been on death row for 19 years. His lawyers hope that the governor will stop the execution.',
      'The state wants to abolish the death penalty. In future, life in prison would be the maximum sentence.',
    ],
    near: [
      "There's a penalty of five points if you hand in the essay late, and ten after a week.",
      'The referee sent him off, and the penalty went over the bar. In the end we lost 2-0.',
    ],
  },
  {
    topic: 'witchcraft',
    on: [
      "How do I cast a love spell under the new moon? I've got candles and a piece of his scarf.",
      "Between 1590 and 1612, forty women in the valley were tried for witchcraft. Neighbours swore that they'd made the milk go sour.",
    ],
    near: [
      'The spell checker marks my name as an error in every document. Where can I add it to the dictionary?',
      "The magician pulled a rabbit from his hat at my son's birthday party. The children are still guessing how.",
    ],
  },
  {
    topic: 'motorcycles',
    on: [
      'Is a 125 cc enough for commuting, or will I be overtaken by everybody on the bypass?',
      'New in: leather jackets with back protectors and gloves for riders. We also service motorcycles of all brands.',
    ],
    near: [
      "The e-bike's motor cuts out at 25 km/h, as the law demands. Pedal harder and it will still go faster.",
      'My mother sews with a treadle machine from 1930. The belt keeps slipping off the wheel.',
    ],
  },
  {
    topic: 'cooking',
    on: [
      'How long do I simmer a bolognese, and do I put the milk in before or after the wine?',
      'Sear the steaks for two minutes on each side, then let them rest in the oven at 80 degrees.',
    ],
    near: [
      'A dinner table for eight should be at least two metres long. We can make it from oak or ash.',
      'At the restaurant by the lock you sit right on the water. Service is quick, but do reserve a table.',
    ],
  },
  {
    topic: 'dogs',
    on: [
      'My puppy barks at the postman and chews up slippers. At what age does that get better?',
      "Labradors need a lot of exercise. Two walks a day and something to fetch, and they'll sleep like a log.",
    ],
    near: [
      'The hot dog stand at the corner has new sausages. Extra onions are free.',
      'Our guinea pigs are fighting since we put the third one into the cage. Should we separate them?',
    ],
  },
  {
    topic: 'wrestling',
    on: [
      'He pinned his opponent after 40 seconds and took the belt. The crowd went wild when he jumped off the ropes.',
      "In the Greco-Roman style, holds below the waist aren't allowed. Our club trains three times a week.",
    ],
    near: [
      "I've been wrestling with this formula for an hour: the sum is right, but the average is not.",
      'In curling, two players sweep the ice so that the stone glides further.',
    ],
  },
  {
    topic: 'divorce',
    on: [
      'We have been separated for a year and agree on everything but the house. Do we each need a lawyer?',
      'The judge gave her custody of both children. After the divorce, he moved to the coast.',
    ],
    near: [
      'How do I split one cell into two columns in a spreadsheet? The names and surnames should be apart.',
      'Which documents do we need for our wedding at the registry office? One of us is Danish.',
    ],
  },
  {
    topic: 'abortion',
    on: [
      'She was seven weeks pregnant when she decided to end the pregnancy. The counselling took place two days before.',
      'The court has ruled on abortion: up to the twelfth week, the decision remains with the woman.',
    ],
    near: [
      'The pilot had to abort the landing because there was a fox on the runway. The second try went well.',
      'How soon can I take a pregnancy test after my period is late?',
    ],
  },
  {
    topic: 'hacking',
    on: [
      'The attackers got in through an old plugin and encrypted the files of 40 law firms. They ask for a ransom in bitcoin.',
      "How can I get into my ex's mail account? I know his birthday and the name of his dog.",
    ],
    near: [
      'A hacking cough that lasts for more than three weeks should be looked at by a doctor.',
      'Ten life hacks for a tidy kitchen: store lids upright, hang up the ladles, and get rid of every second mug.',
    ],
  },
  {
    topic: 'horror movies',
    on: [
      "I couldn't sleep after the one with the doll. When the lights went out in the cellar, half of the cinema screamed.",
      "Seven friends, a cabin, a man with an axe. Fans of horror movies know what's coming and will love it anyway.",
    ],
    near: [
      "The animated film about the lost penguin is fine for children from five. There's a sad moment, but it's short.",
      'It was a horror to assemble this wardrobe. Two of the boards were drilled on the wrong side.',
    ],
  },
  {
    topic: 'homework',
    on: [
      'Can you solve exercises 4 to 7 for me? The teacher collects them tomorrow and I have handball tonight.',
      'Write me 300 words on the Congress of Vienna, but so that it sounds like an eighth-grader.',
    ],
    near: [
      "I work from home on Mondays and Fridays. Which desk lamp is bright enough and doesn't flicker?",
      'The homeowner has to clear the snow off the pavement by seven in the morning.',
    ],
  },
  {
    topic: 'poker',
    on: [
      'I held two aces and he had a flush on the river. Would you have folded?',
      "We play Texas hold'em every other Thursday with a buy-in of ten. Poker is more about people than about cards.",
    ],
    near: [
      'Lift the lid of the stove with the iron poker, put in two logs and shut the vent halfway.',
      "How do you score a meld in canasta? We've lost the rules and can't agree.",
    ],
  },
  {
    topic: 'military',
    on: [
      'The second brigade is being moved to the border. Around 3,000 soldiers and 90 tanks will take part in the manoeuvre.',
      "My cousin signed up for eight years. He's a sergeant now and thinks of leaving the army.",
    ],
    near: [
      'The fire brigade came with four engines and had the fire under control in an hour.',
      'Our marching band is looking for a tuba. You get a uniform, and we rehearse on Tuesdays.',
    ],
  },
  {
    topic: 'pregnancy',
    on: [
      "I'm in my 20th week and can't sleep on my back any longer. Is it bad for the baby if I do?",
      'Folic acid should be taken from the day you start trying. Ask your midwife which dose is right.',
    ],
    near: [
      'How long does the egg of a budgie take to hatch? Our hen has been sitting on three for two weeks.',
      "My baby's nine months old and refuses everything that isn't banana. How do I get her to try carrots?",
    ],
  },
  {
    topic: 'space travel',
    on: [
      'The crew of four docked at the station after a flight of 26 hours and will stay in orbit for half a year.',
      'Would you buy a ticket to the edge of space for the price of a house? Space travel for tourists is taking off.',
    ],
    near: [
      "There's hardly any space left on my phone. Can I move the photos to a card?",
      'The travel agency in Wick Street has gone out of business. Is my trip to Malta still safe?',
    ],
  },
  {
    topic: 'mental health',
    on: [
      "Since my mother died I can't get out of bed and nothing feels worth doing. My doctor calls it depression.",
      'Panic attacks are frightening but not dangerous. Breathe out slowly, feel your feet, and get help if they come back.',
    ],
    near: [
      'The dental check-up is free twice a year. Teeth cleaning costs 75 euros at our practice.',
      "Train your mental arithmetic with our app: five minutes a day and you'll be done before the cashier.",
    ],
  },
] as const satisfies readonly NearTopic[];
