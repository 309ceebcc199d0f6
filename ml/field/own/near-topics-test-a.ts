import type { NearTopic } from './near-topic.ts';

/**
 * Topics from "cryptocurrency" to "loans" with texts on and near them; written for measuring only; no trainer may read
 * this file.
 */
export const nearTopicsTestA = [
  {
    topic: 'cryptocurrency',
    on: [
      'Is it smarter to keep my bitcoin in a hardware wallet or to leave it on the exchange?',
      'The coin lost 70 percent in a day after its founders had sold their tokens. Analysts call it a warning for the whole cryptocurrency market.',
    ],
    near: [
      "I found three old coins in my aunt's drawer, one of them from 1840. Who could tell me what they're worth?",
      'My leather wallet is coming apart at the seams. Does the guarantee cover that?',
    ],
  },
  {
    topic: 'religion',
    on: [
      "Why do Catholics go to confession and Protestants don't? I'm marrying into a devout family.",
      'He prays five times a day and fasts in Ramadan. Religion, he says, gives his week a rhythm.',
    ],
    near: [
      'The church tower is wrapped in scaffolding. Pigeons had damaged the copper roof.',
      'She follows her morning routine religiously: cold shower, porridge, then twenty minutes of piano.',
    ],
  },
  {
    topic: 'taxes',
    on: [
      'Can I deduct the desk in my bedroom if I work from home three days a week?',
      'The VAT on books will be cut to five percent. The finance minister expects revenue to fall by 200 million.',
    ],
    near: [
      'Membership of the rowing club costs 120 a year and has to be paid by the end of January.',
      'Writing this thesis is taxing my patience. Do you know a tool that sorts references?',
    ],
  },
  {
    topic: 'hunting',
    on: [
      "The season for roe deer begins on 1 May. You need a licence and the owner's permission before you set foot in the woods with a rifle.",
      'From the high seat he shot a boar at dusk. The dogs found it in a ditch.',
    ],
    near: [
      "We've been flat-hunting since March. Forty viewings and not a single offer!",
      "The children are looking forward to the egg hunt in the park. There'll be a prize for the golden one.",
    ],
  },
  {
    topic: 'video games',
    on: [
      "I'm stuck at the third boss. Do I need the fire sword, or is there a trick with the pillars?",
      'The new console is sold out everywhere, and the launch title already has two million players.',
    ],
    near: [
      'Is there a card game for two that takes no more than 15 minutes?',
      "How do I trim a video and put music under it? It's for my parents' anniversary.",
    ],
  },
  {
    topic: 'real estate',
    on: [
      'The semi-detached house on Mill Lane was sold for 30,000 above the asking price. The estate agent had 50 enquiries in two days.',
      'Is it wiser to buy a flat or to go on renting when interest is at four percent?',
    ],
    near: [
      "My son is building a doll's house for his sister, with a staircase and real wallpaper.",
      'A bed in the eight-bed room of our hostel costs 28 euros a night, sheets included.',
    ],
  },
  {
    topic: 'basketball',
    on: [
      'He made eleven of fourteen from behind the arc, and the crowd sang his name during the last time-out.',
      'The hoop in the schoolyard hangs at 3.05 metres. For under-twelves it can be lowered.',
    ],
    near: [
      'The basket of fruit for our guests should have no kiwis in it, one of them is allergic.',
      'In volleyball each team may touch the ball three times. Our girls train on Mondays in the old gym.',
    ],
  },
  {
    topic: 'knives',
    on: [
      "How do I sharpen a 20 cm chef's blade on a whetstone without ruining the edge?",
      'Folding knives with a lock may not be carried in public here. The police took eleven of them off passers-by last weekend.',
    ],
    near: [
      'I need six forks and six spoons from the "Aalto" series. Are they sold singly?',
      'The scissors in the craft box are blunt. Could you order rounded ones for small children?',
    ],
  },
  {
    topic: 'cannabis',
    on: [
      'He grows three plants under a lamp in his wardrobe. The whole staircase smells of weed.',
      'Doctors can prescribe cannabis for chronic pain. Patients inhale it or take it as drops.',
    ],
    near: [
      'How much light do tomatoes need on a windowsill, and when should I pinch out the shoots?',
      'The weeds between the paving stones can be scraped out with a hook. Hot water works too.',
    ],
  },
  {
    topic: 'war',
    on: [
      'Shells hit the northern suburbs again overnight. The ceasefire lasted for less than two days.',
      'My great-grandfather was called up in 1914 and came home from the front with one arm.',
    ],
    near: [
      "The two bakeries have been at war over the last parking space for years. It's all in good fun, mostly.",
      'The two chess players fought for six hours and then agreed on a draw.',
    ],
  },
  {
    topic: 'contraception',
    on: [
      'I forgot my pill on two days in a row. Am I still protected, or do we need condoms until next month?',
      'A hormonal coil lasts for five years. Other methods of contraception have to be thought of every day.',
    ],
    near: [
      "We've been trying for a baby for over a year. Which doctor do we go to first?",
      "The fridge's coil at the back gathers dust. Vacuum it twice a year.",
    ],
  },
  {
    topic: 'marriage',
    on: [
      "We've been husband and wife for 31 years. The secret? Separate bathrooms.",
      "He went down on one knee at the lighthouse. I said yes before he had finished, and we'll have the ceremony in May.",
    ],
    near: [
      'The merger of the two breweries is a marriage of convenience, analysts say. The brands remain separate.',
      'My sister and I share a flat. Can both of our names go on the internet contract?',
    ],
  },
  {
    topic: 'cosmetics',
    on: [
      "Which mascara doesn't smudge when you cry? Asking for a bridesmaid.",
      'Our lipstick comes in 12 shades, and the new foundation has sun protection. Everything in our cosmetics range is vegan.',
    ],
    near: [
      'The changes to the menu bar are purely cosmetic. Nothing has moved, only the icons look different.',
      'Which paint do I use for a garden fence that has been stained before?',
    ],
  },
  {
    topic: 'boxing',
    on: [
      'He was knocked out in the seventh round by a left hook, and his corner threw in the towel.',
      "Wrap your hands before you put the gloves on. Ten minutes on the heavy bag, then we'll spar.",
    ],
    near: [
      'The boxes for the move are in the cellar. Mark each with the room it belongs to.',
      'Boxing Day is a holiday, so the surgery is closed. In urgent cases call the number below.',
    ],
  },
  {
    topic: 'trade unions',
    on: [
      'The metalworkers want seven percent and have called a two-day strike. Talks with the employers failed on Sunday.',
      "Does my boss have the right to ask if I'm a member? I joined the union in March.",
    ],
    near: [
      'Trade fairs are held here four times a year. Exhibitors can book a stand from ten square metres.',
      'The credit union has a new branch in Fell Street and opens on Saturdays as well.',
    ],
  },
  {
    topic: 'border control',
    on: [
      'Officers checked passports at the crossing for six hours. Eleven people were turned back because they had no papers.',
      "The line at the airport's passport desks is longest in the morning. The fence on the southern frontier is being extended by 40 km.",
    ],
    near: [
      'The flower border along the path needs something low and blue. Any ideas?',
      "The remote control for the garage door doesn't react. I've changed the battery twice.",
    ],
  },
  {
    topic: 'medical diagnoses',
    on: [
      "I've had a rash on my elbows for a month, it itches and scales. Could that be psoriasis?",
      "From what you describe, a burning feeling after meals that gets worse on lying down, it's most likely reflux.",
    ],
    near: [
      'The diagnostic tool of the router shows packet loss on the second hop. What does that tell me?',
      'Your medical certificate has to be uploaded to the portal by the third day of absence.',
    ],
  },
  {
    topic: 'fasting',
    on: [
      'I eat only between noon and eight in the evening. May I have black coffee before that?',
      'On the third day of the juice cure the headache goes away, and many people feel light and wide awake.',
    ],
    near: [
      "The courier was fast: ordered at ten, delivered at three. I'll gladly order from you again.",
      'Breakfast is served from seven to ten. Late risers get rolls and eggs in the bar until noon.',
    ],
  },
  {
    topic: 'cruises',
    on: [
      "Is the balcony cabin on deck 9 worth the extra 400 euros? We're on board for twelve nights.",
      "Seven ports in ten days, all meals included, captain's dinner on the last evening. Cruises in the Baltic run from May to September.",
    ],
    near: [
      'Cruise control switches off as soon as you touch the brake. It only works above 40 km/h.',
      'The rowing boats on the park lake can be hired by the half hour.',
    ],
  },
  {
    topic: 'loans',
    on: [
      'I need 8,000 for a new roof. What would the monthly rate be over five years?',
      "Our bank won't lend me the money because of an old entry with the credit agency. Can that be deleted?",
    ],
    near: [
      'Interlibrary lending takes about a week. The book may only be read in the reading room.',
      'The portrait is on loan from a museum in Ghent until March. Then the seascape comes back.',
    ],
  },
] as const satisfies readonly NearTopic[];
