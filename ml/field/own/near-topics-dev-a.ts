import type { NearTopic } from './near-topic.ts';

/**
 * Topics from "football" to "air travel" with texts on and near them; written for measuring only; no trainer may read
 * this file.
 */
export const nearTopicsDevA = [
  {
    topic: 'football',
    on: [
      "Did you see that goal in the 89th minute? The keeper had no chance, and now they're top of the league with two matches to go.",
      "The club has signed a striker from Lisbon for the coming season. It's the first time in years that a football club from this town has spent that much.",
    ],
    near: [
      'Basketball practice is moved to the small hall on Tuesday. Bring both jerseys, the coach wants to play five on five.',
      'In handball you may take three steps with the ball. Our under-15s lost by two goals on Saturday.',
    ],
  },
  {
    topic: 'politics',
    on: [
      'The governing coalition has lost its majority in parliament after two members changed sides. New elections are likely in the spring.',
      "I can't stand how people talk about politics at our dinner table. My uncle keeps defending the president, and my sister keeps attacking him.",
    ],
    near: [
      'Our chess club elected a new president on Friday. She wants more games for beginners and a cheaper coffee machine.',
      'Class 7c chooses its speaker on Thursday. Each pupil writes one name on a slip of paper, and the teacher counts.',
    ],
  },
  {
    topic: 'cars',
    on: [
      'Would you take the diesel estate with 90,000 km or the younger hatchback? I need room for two child seats.',
      "The new model accelerates from 0 to 100 in under five seconds. Like all the cars of this series, it's built in Slovakia.",
    ],
    near: [
      "My bicycle's chain jumps whenever I shift to the biggest sprocket. Is it the cable?",
      'The tram to the fairground runs every six minutes. You can buy tickets on the platform or by phone.',
    ],
  },
  {
    topic: 'alcohol',
    on: [
      "What goes well with gin apart from tonic? It's for a party of twelve, and some of us don't like it too strong.",
      "He hadn't had a beer for two years when he relapsed. Talking openly about alcohol, he says, is what keeps him going.",
    ],
    near: [
      'Which syrup do I use for a mint lemonade, and how long does it keep in the fridge?',
      "Is there a sparkling apple juice in tall bottles for the children's table at our wedding?",
    ],
  },
  {
    topic: 'weather',
    on: [
      "It's going to pour all afternoon, with gusts up to 80 km/h on the coast. Tomorrow it clears up from the west.",
      'Is there a chance of sunshine in Bilbao next weekend, or should we expect bad weather?',
    ],
    near: [
      'The flood of orders after the commercial took us by surprise, so parcels take two days longer.',
      'How do I choose a sleeping bag? I tend to freeze at night even in heated rooms.',
    ],
  },
  {
    topic: 'tattoos',
    on: [
      "I'd like a swallow on my forearm, black and fine lines only. How long should I keep the foil on afterwards?",
      'The studio on Canal Street only does tattoos by appointment. Cover-ups start at 200.',
    ],
    near: [
      'The kids loved the stickers with the animals! Is there a way to get them off a wooden table?',
      'For the logo on the shirts we offer screen printing or embroidery. Screen printing is cheaper from 30 pieces.',
    ],
  },
  {
    topic: 'dating',
    on: [
      "We've been writing for two weeks on the app and he still hasn't suggested to meet. Should I ask him out?",
      'First dates: have a coffee rather than dinner, so that you can leave after half an hour. Dating is more fun if you expect less.',
    ],
    near: [
      "What's the date of the next shareholders' meeting, and by when do I have to sign up?",
      'The archaeologists used tree rings to find out how old the beams are. They were felled in 1231.',
    ],
  },
  {
    topic: 'vaccines',
    on: [
      "My daughter had her second jab against measles on Monday, and now there's a red patch on her arm. Is that normal?",
      'The state pays for the flu vaccine from the age of 60. You can get it from your doctor or at the pharmacy.',
    ],
    near: [
      'How do I give my cat a pill? She spits it out no matter what I hide it in.',
      'The nurse took three small tubes of blood, and the results came by e-mail two days later. Cholesterol is a bit high.',
    ],
  },
  {
    topic: 'gambling',
    on: [
      'He lost his savings at the roulette table in a single night and borrowed money to win it back.',
      'Our slots pay out 96 percent! Sign up for free spins. Gambling can be addictive, please play responsibly.',
    ],
    near: [
      "It's game night on Friday. Bring a board game that's good for six, nothing longer than an hour.",
      'The gamble of opening a second bakery paid off: after a year, the owners employ eleven people.',
    ],
  },
  {
    topic: 'banking',
    on: [
      'Which of your accounts comes without a monthly fee, and do I get a debit card with it?',
      "The transfer was booked on Tuesday but my balance hasn't changed. I've tried the online banking and the hotline.",
    ],
    near: [
      'We had a picnic on the bank of the river, below the old willow. The water was too cold for a swim.',
      'The blood bank is looking for donors with group 0. You can come without an appointment until seven.',
    ],
  },
  {
    topic: 'weapons',
    on: [
      'The police found two pistols and a sawn-off rifle beneath the floor of the garage.',
      'The export of weapons to the region has been stopped. The maker of the missiles had counted on the order.',
    ],
    near: [
      "My son wants a water pistol for his birthday. Is there one that doesn't leak?",
      'The bread knife with the wavy edge also does well with ripe tomatoes. Wash it by hand.',
    ],
  },
  {
    topic: 'drugs',
    on: [
      "Two grams of cocaine were found in the glove compartment, and the dealer's number was on the phone.",
      "She's been clean for 14 months. Drugs cost her the flat and the job, she says, but not her brother.",
    ],
    near: [
      "Which herbal tea helps me to fall asleep? I've got lemon balm and hops at home.",
      "The sugar rush after the doughnuts didn't last long. By four I was asleep over my keyboard.",
    ],
  },
  {
    topic: 'astrology',
    on: [
      "I'm a Scorpio with the moon in Pisces. Does that fit with a Leo, or should I run?",
      "Mercury is retrograde until the 18th, so don't sign any contracts. Ask our experts in astrology for your personal chart.",
    ],
    near: [
      'With a small telescope you can see the rings of Saturn. The best time is around midnight, facing south.',
      "Her zodiac mug fell off the shelf. Can you glue stoneware so that it's safe for the dishwasher?",
    ],
  },
  {
    topic: 'horse racing',
    on: [
      'The favourite stumbled at the last fence, and an outsider at 33 to 1 won by a neck.',
      "Which jockey is riding the grey in the three o'clock at Marlow Downs?",
    ],
    near: [
      'My daughter has riding lessons on Wednesdays. Her pony is called Biscuit and is afraid of puddles.',
      'The Formula 3 race was stopped after eleven laps because of oil on the track.',
    ],
  },
  {
    topic: 'plastic surgery',
    on: [
      'How long is the nose swollen after a nose job? I have a wedding in five weeks.',
      'Clinic Belvista offers facelifts, breast enlargement and liposuction. Our plastic surgery team has 20 years of experience.',
    ],
    near: [
      "My grandmother's hip was replaced on Monday, and on Wednesday she was up on crutches.",
      'Plastic packaging goes into the yellow bin. Take off the lids of the yoghurt cups first.',
    ],
  },
  {
    topic: 'immigration',
    on: [
      'My work visa runs out in May. Can I apply for permanent residence with a fixed-term contract?',
      'The minister wants to admit more skilled workers from abroad. The opposition calls for a cap on immigration.',
    ],
    near: [
      'The storks are back! They spend the winter south of the Sahara and fly in along the coast.',
      "We're moving from Leeds to York in August and need a van and two strong people for a day.",
    ],
  },
  {
    topic: 'climate change',
    on: [
      "Sea levels could rise by up to a metre by 2100 if emissions aren't cut. Many island states are planning to resettle.",
      "Does it help the planet at all if I stop flying? I'm trying to talk to my dad about climate change.",
    ],
    near: [
      'The office climate has improved since the new manager started. People go to lunch together again.',
      "How do I set the air conditioning so that it switches off an hour after I've gone to bed?",
    ],
  },
  {
    topic: 'celebrity gossip',
    on: [
      'Is it true that the singer and her drummer are a couple? They were seen holding hands on a yacht.',
      "The actor's third marriage is over! Friends say that she has moved out and taken the dogs.",
    ],
    near: [
      'The actor Bram Collier reads from his novel at the town library on Thursday. Admission is free.',
      'The star in the middle of the picture is about 400 light years away and much hotter than our sun.',
    ],
  },
  {
    topic: 'weight loss',
    on: [
      'I want to get rid of ten kilos before the summer. Is skipping dinner a good idea?',
      "This patient's journey shows how much can be done: 112 kg in January, 87 kg now. Weight loss took eleven months.",
    ],
    near: [
      "What's the maximum weight for hand luggage on your flights? My bag is 9.5 kilos.",
      'We were at a loss when the printer stopped the evening before the fair. Your technician saved us!',
    ],
  },
  {
    topic: 'air travel',
    on: [
      'My connection in Zurich is only 40 minutes. Will my suitcase make it onto the second plane?',
      'Liquids over 100 ml have to be put into checked luggage. Be at the gate 30 minutes before boarding ends.',
    ],
    near: [
      'The night ferry to Bastia takes eleven hours. A cabin with a window is 30 euros more.',
      'How do I get the air out of the radiators? They gurgle all night.',
    ],
  },
] as const satisfies readonly NearTopic[];
