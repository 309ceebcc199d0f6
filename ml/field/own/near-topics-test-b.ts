import type { NearTopic } from './near-topic.ts';

/**
 * Topics from "pay rises" to "soap operas" with texts on and near them; written for measuring only; no trainer may read
 * this file.
 */
export const nearTopicsTestB = [
  {
    topic: 'pay rises',
    on: [
      "I've been at the same grade for four years. How do I ask my boss for eight percent more?",
      "The cleaners got three percent in January. Pay rises of this size don't even cover inflation, they say.",
    ],
    near: [
      'The sun rises at 5:12 tomorrow. From the tower you can see it come out of the sea.',
      "Suppliers' invoices are paid twice a month, on the 1st and on the 15th.",
    ],
  },
  {
    topic: 'vaping',
    on: [
      'My daughter has a mango-flavoured disposable in her school bag. How much nicotine is in one of those?',
      'Coil burnt, liquid leaking? Most faults have to do with the mouthpiece or the battery, and vaping shops will help.',
    ],
    near: [
      "How do I get water vapour out of the bathroom when there's no window?",
      'The fog machine for the stage has to warm up for five minutes. Refill the fluid beforehand.',
    ],
  },
  {
    topic: 'wind farms',
    on: [
      'The village is against the 14 turbines on the ridge. They fear the noise and the shadow of the blades.',
      'Each rotor measures 160 metres. Together, they supply 20,000 homes with power, as long as it blows.',
    ],
    near: [
      'Our farm shop sells cheese, eggs and apple juice. Kids can stroke the goats.',
      'Wind the wool into a ball before you start to knit, otherwise it tangles.',
    ],
  },
  {
    topic: 'prisons',
    on: [
      'He served six of his nine years and was let out on parole. His cell mate had taught him chess.',
      'Two inmates escaped through the laundry last night. Prisons in the county are overcrowded, the union of wardens says.',
    ],
    near: [
      "Your phone's battery has four cells. If one of them is faulty, the whole pack must be changed.",
      'The boarding school locks its gates at ten. Pupils who come later have to ring for the matron.',
    ],
  },
  {
    topic: 'ghosts',
    on: [
      'Since we moved in, the door to the attic opens by itself at three in the morning. My wife saw a woman in grey on the stairs.',
      'They say that the drowned miller haunts the bridge. Bring a lantern for our tour of the spookiest corners of town.',
    ],
    near: [
      'She ghosted me after the third interview. Is it rude to ask HR once more?',
      "There's a faint second image on my monitor, as if every letter had a shadow.",
    ],
  },
  {
    topic: 'trucks',
    on: [
      'The 40-tonner lost its load on the motorway. The driver had exceeded his hours at the wheel.',
      'Which licence do I need for a lorry of 7.5 tonnes with a trailer?',
    ],
    near: [
      'My three-year-old wants a fire engine made of wood. Does yours have a ladder that turns?',
      'The goods train is 700 metres long and blocks the level crossing for minutes.',
    ],
  },
  {
    topic: 'baking',
    on: [
      'My sponge cake sinks in the middle whenever I open the oven. Should I use more flour?',
      'Roll the croissant dough out three times with a sheet of cold butter in it. Baking takes 18 minutes.',
    ],
    near: [
      'It was baking hot in the compartment because the air conditioning had failed.',
      'The salad can be made in advance. Add the dressing only at the table.',
    ],
  },
  {
    topic: 'cats',
    on: [
      "Mine sharpens her claws on the sofa although there's a scratching post next to it. She's two and neutered.",
      "The litter tray should stand in a quiet corner. Cats don't like to be watched.",
    ],
    near: [
      "My hamster hasn't left his wheel since Sunday. Is he bored?",
      'The excavator belongs to the CAT rental fleet, number 311. Where do I grease the arm?',
    ],
  },
  {
    topic: 'golf',
    on: [
      'I slice every drive to the right. Is that the grip or my stance? My handicap is 28.',
      'The ninth is a par five with a bunker in front of the green. Buggies can be hired at the clubhouse.',
    ],
    near: [
      'The Gulf Stream keeps the coast free of ice in winter.',
      'In croquet you knock the ball through hoops. We play it on the lawn behind the vicarage.',
    ],
  },
  {
    topic: 'inheritance',
    on: [
      "My father left the house to the three of us, but my brother doesn't want to sell. What now?",
      "She'd been cut out of her aunt's will in favour of a parrot. Disputes about an inheritance can take years.",
    ],
    near: [
      "Brown eyes are passed on more often than blue ones. It's not as simple as we learned at school, though.",
      'In the code, class B gets all the methods of class A. Override `draw` if you need another one.',
    ],
  },
  {
    topic: 'euthanasia',
    on: [
      "He's terminally ill and would like a doctor to help him die. In this country that's punishable.",
      'The parliament voted on assisted dying last night. Supporters of euthanasia had collected 90,000 signatures.',
    ],
    near: [
      'The hospice is looking for volunteers who read to guests or play music for them.',
      "The vet cleaned our old cat's teeth and gave her something for the joints. She's jumping again!",
    ],
  },
  {
    topic: 'software piracy',
    on: [
      "Where can I find a crack for the photo editor? I'm not paying 20 a month for that.",
      'The company used 60 copies with only ten licences, and was fined. A former employee had tipped off the vendor.',
    ],
    near: [
      "A pirate ship made of cardboard is the heart of the nursery's summer party. We still need sails.",
      'Our licence server is down, so none of us can open the drawing program. Can you restart it?',
    ],
  },
  {
    topic: 'anime',
    on: [
      "In which order do I watch the series about the alchemist brothers? There's the old one and the one from 2009.",
      'The studio in Tokyo drew 1,400 cuts by hand for the new film about the girl and the fox god. The voice actors are on tour.',
    ],
    near: [
      'The puppet theatre is doing "The Snow Queen" for children from four. There\'s no interval.',
      'Our logo should be animated: the two leaves unfold and then the name appears.',
    ],
  },
  {
    topic: 'exams',
    on: [
      "I've got the oral in chemistry on Tuesday and can't remember a thing. How do I stop panicking?",
      'You may bring a calculator and a dictionary. Whoever is caught cheating fails the test.',
    ],
    near: [
      "The eye examination takes 20 minutes. Don't drive afterwards, as your pupils will be wide.",
      'The pupils are rehearsing their play in the hall this week, so lessons end at noon.',
    ],
  },
  {
    topic: 'sports betting',
    on: [
      "What odds do you give on a draw in tonight's derby? I'd put 50 on it.",
      "He'd staked his wages on a tennis match in Doha and lost. Sports betting had become his second job.",
    ],
    near: [
      'The sports day starts at nine with the sack race. Parents are asked to bring cake.',
      "I bet you'll like this sofa! It's the same as the one you looked at, but in green.",
    ],
  },
  {
    topic: 'police',
    on: [
      'Two officers stopped me for a broken tail light and searched the boot. Did they have the right to?',
      'A detective inspector asked witnesses of the jewel theft to come forward. Patrols in the quarter were doubled.',
    ],
    near: [
      'The lifeguard whistles when you swim beyond the buoys. Red flag means stay out.',
      'Our night watchman locks the gates at ten. Deliveries after that only by arrangement.',
    ],
  },
  {
    topic: 'parenting',
    on: [
      "My four-year-old throws herself on the floor whenever she doesn't get sweets. Do I ignore it or comfort her?",
      'How much screen time is okay for a boy of ten? Ours becomes a monster when we take the tablet away.',
    ],
    near: [
      'My parents are celebrating their golden wedding. Do you have a room for 40?',
      'There are 24 pupils in my class, and two of them never hand in their exercises. How do I grade that?',
    ],
  },
  {
    topic: 'astronomy',
    on: [
      'With this eyepiece you can make out the cloud bands of Jupiter and four of its moons.',
      'A supernova in a neighbouring galaxy has been discovered by an amateur. Professionals in astronomy now point their telescopes at it.',
    ],
    near: [
      'Prices at the airport are astronomical: nine euros for a cheese roll!',
      'My horoscope says that Libras should avoid arguments this week.',
    ],
  },
  {
    topic: 'therapy',
    on: [
      "My psychologist thinks that I should face the lift step by step. We've had six sessions so far.",
      'In couples counselling we learned to listen for five minutes without interrupting. It saved us.',
    ],
    near: [
      "My tutor thinks that I should go over fractions step by step. We've had six lessons so far.",
      'After the operation on my knee, when may I drive again? The stitches came out on Monday.',
    ],
  },
  {
    topic: 'soap operas',
    on: [
      "Has Leonie found out yet that her twin is the real heiress? I missed Tuesday's episode, and it's been going on for 900 now.",
      'After 22 years the writers let the doctor die in a plane crash. Fans of soap operas protested in front of the studio.',
    ],
    near: [
      "This soap is made of olive oil and lavender, and it's good for dry hands.",
      "At the opera they're giving a double bill tonight. The tenor has a cold, but he will sing.",
    ],
  },
] as const satisfies readonly NearTopic[];
