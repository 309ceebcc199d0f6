import type { RelevancyKind, RelevancyRow } from './relevancy-pair.ts';

/**
 * Questions with two replies (unrelated, short, indirect), second half; written for measuring only; no trainer may read
 * this file.
 */
export const relevancyPairsTestB = {
  unrelated: [
    [
      'How do I renew my library card?',
      'At the desk or online under "My card"; it\'s free for anyone living in the borough.',
      'Moisten the seal with a drop of oil before you push the filter in.',
    ],
    [
      "What's a good substitute for eggs in muffins?",
      'A mashed banana or three spoons of apple sauce for each egg.',
      'The defendant did not appear at the hearing and sent no lawyer.',
    ],
    [
      'When do I get my security deposit back?',
      "Within six weeks of the handover, if there's no damage.",
      'Clouded leopards spend much of their time in trees.',
    ],
    [
      'who won the regional chess final',
      'Ottilie Sandoe, with seven points out of nine.',
      'We use cookies to remember the contents of your basket.',
    ],
    [
      'How do I mute someone in a call?',
      'Hover over their picture and click on the microphone.',
      'Rye flour takes up more water than wheat flour does.',
    ],
    [
      'Is there an entrance fee for the botanical garden?',
      'None, apart from the butterfly house, which is 4 euros.',
      'Your sick note has to reach the personnel department on the third day.',
    ],
    [
      "Why won't my lawnmower start?",
      "Nine times out of ten it's stale petrol or a fouled spark plug. Start with fresh fuel.",
      'The Peace of Arvenna put an end to eleven years of fighting.',
    ],
    [
      'Could I have the vegetarian menu without nuts?',
      'With pleasure. The chef will swap the pesto for a tomato sauce.',
      'Interest is credited at the end of each calendar year.',
    ],
    ["What's the chemical symbol for tin?", 'Sn.', 'All of our guides have a first-aid certificate.'],
    [
      'how do i tell my landlord about the mould',
      'In writing, with dated photos, and ask him to fix it by a given date. Keep a copy.',
      'The overture is usually left out when the piece is played by a small band.',
    ],
    [
      'Is my train on time? ICX 517 to Harburg.',
      "It's nine minutes late at the moment and leaves from platform 3.",
      'Coriander and parsley look alike, but you can tell them apart by their smell.',
    ],
    [
      "What's the best way to learn vocabulary?",
      'Short daily sessions with flash cards that come back at growing intervals.',
      'The gasket ought to be replaced whenever the pump has been opened.',
    ],
    [
      'Do you have this jacket in a size 44?',
      'In green, yes. The black one is only left in 40 and 42.',
      'A meteor is a streak of light, and a meteorite is what reaches the ground.',
    ],
    [
      'How many signatures are needed for the petition?',
      '5,000 within six months.',
      'Let the ganache cool to room temperature before you spread it.',
    ],
    [
      'Can I swim with stitches?',
      "Wait until they're out and the wound is closed, usually ten to fourteen days.",
      'Our accounting software exports to four formats.',
    ],
    [
      "What's the file format of the export?",
      'CSV with semicolons, encoded in UTF-8.',
      'The baroness left her horses to the village and her debts to her cousin.',
    ],
    [
      'Where can I leave my luggage at Cosworth station?',
      'There are lockers by exit B, from 3 euros for four hours.',
      'Glue the felt to the underside so that it does not scratch the floor.',
    ],
    [
      'What is the notice period during probation?',
      'Two weeks, at any time.',
      'Dolphins use whistles that work a little like names.',
    ],
    [
      "Can I have a summary of today's board call in one line?",
      'The budget was approved, the hiring stop goes on until June, and Wilma takes over procurement.',
      'A twin room has two beds, a double room has one.',
    ],
    [
      'How do I get candle wax off a tablecloth?',
      'Freeze it, break off what you can, then iron the rest out between sheets of kitchen paper.',
      'The second semester begins with an introduction for exchange students.',
    ],
    [
      'does the insurance cover my drone?',
      'Drones under 250 grams are part of the liability cover. Heavier ones need an add-on.',
      'Aurora Street is named after a ship, not after the northern lights.',
    ],
    [
      'How did penicillin get discovered?',
      'Alexander Fleming noticed in 1928 that a mould on a forgotten dish had killed the bacteria around it.',
      'To change the delivery address, open the order and press "Edit".',
    ],
    [
      'What are your fees for international transfers?',
      'Nothing within the euro area, 9 euros flat for everything else.',
      'Cut the stems at an angle and change the water every other day.',
    ],
    [
      'Is Thursday at four okay for the fitting?',
      "Thursday at four suits us fine, we've put you down.",
      'Limestone caves form where rain dissolves the rock.',
    ],
    [
      "What's the difference between a crocodile and an alligator?",
      "The snout is the easiest clue: an alligator's is broad and U-shaped, a crocodile's narrower and V-shaped.",
      'Members of the union get a copy of the agreement by post.',
    ],
    [
      'How do I sort a table by two columns in Gridly?',
      'Click on the first column, then hold down shift and click on the second.',
      'Light roasts have a more acidic taste than dark ones.',
    ],
    [
      'can my kid bring a friend to the trial lesson',
      "Gladly, just tell us the friend's age so that we can put them into the right group.",
      'The estuary freezes over about one winter in five.',
    ],
    [
      'Which vaccinations do I need for Tanzania?',
      'Hepatitis A and typhoid are advised; yellow fever is needed if you come from a country where it occurs. A travel clinic can tell you more.',
      'The lampshade is hand-folded from a single sheet of paper.',
    ],
    [
      'Why is the flag at half-mast today?',
      'Because of the day of mourning for the victims of the mine accident.',
      'Set the drill to the lowest speed when you work on tiles.',
    ],
    [
      'How do I appeal my exam grade?',
      'Send a reasoned letter to the examination office within a month of getting the grade.',
      'Our mattresses come rolled up and take a day to unfold.',
    ],
  ],
  short: [
    ["When's the plumber coming?", 'Tomorrow at nine.', 'A plumber.'],
    ['How many stamps for a free coffee?', 'Ten.', 'Freshly roasted.'],
    ['how much is the late checkout', '20 euros, till 3 pm', 'at the front desk, every morning'],
    ['Which key opens the bicycle shed?', 'The square one.', 'Bicycles only.'],
    ["What's the sender's postcode?", '8041.', 'A small brown envelope.'],
    ["Who's covering for Priya this week?", 'Gavin.', 'Since Monday.'],
    ['Is the lobster fresh?', 'Frozen, sorry.', 'With garlic butter.'],
    ["What's the battery life of the tracker?", 'Up to three weeks.', 'Black, white or mint.'],
    ['Who should I make the cheque out to?', 'Oakhurst Rovers Youth Club', 'By the end of the month'],
    ['How old is the building?', 'Just over a hundred years.', 'Five storeys, and a cellar.'],
    ['Are we meeting here or at the office?', 'At the office.', 'At half past ten.'],
    ["What's 3/8 as a decimal?", '0.375', 'A fraction.'],
  ],
  indirect: [
    [
      'Can I come by for my glasses at seven tonight?',
      "We close at half past six on Tuesdays, but we're here until eight tomorrow.",
      'Your glasses have a coating which keeps off dust and fingerprints.',
    ],
    [
      'Is this tent good enough for Patagonia?',
      'It starts to bend at 60 km/h, and gusts down there often reach twice that.',
      'This tent weighs 2.1 kilos and comes with eight pegs.',
    ],
    [
      'Should I repaint before I move out?',
      'Your lease says that the rooms are to be returned "white and free of marks".',
      'Your lease was signed in the spring of 2019 by both parties.',
    ],
    [
      'Do I have time for a coffee before my connection?',
      'Boarding began five minutes ago.',
      'The coffee at this airport comes from a small roastery in town.',
    ],
    [
      "Would this cheese be all right for someone who can't have lactose?",
      'It has been ripened for fourteen months, so there is practically none left in it.',
      "It's made in a valley with no more than ninety inhabitants.",
    ],
    [
      'Could we still get married at the town hall in June?',
      'Every date up to September has been taken since January.',
      'The town hall dates from 1780 and has a lovely staircase.',
    ],
    [
      'is mr osgood going to sign today?',
      "He told me he wanted his lawyer to read it first, and she's back on Friday.",
      'Mr Osgood has an office on the fourth floor, facing the park.',
    ],
    [
      'Does anyone in the team speak Portuguese?',
      'Inês grew up in Coimbra.',
      'The team has grown to eleven people since last year.',
    ],
    [
      'Can I plant lavender in that corner?',
      "It's shady and damp there, and lavender wants the opposite.",
      "Lavender's scent is used in soaps and in small bags for the wardrobe.",
    ],
    [
      'Will my laptop run the new game?',
      'The game asks for 16 GB of memory, and yours has 8.',
      'The new game is set on an island with a ruined observatory.',
    ],
    [
      'May I take pictures in the chapel?',
      "There's a crossed-out camera on the door.",
      'The windows in the chapel are by a pupil of a famous master.',
    ],
    [
      'Is Ms Halabi a good teacher?',
      'Her courses fill up within minutes, and most people come back for the next one.',
      'Ms Halabi teaches on Mondays and Wednesdays in the big studio.',
    ],
  ],
} as const satisfies Partial<Record<RelevancyKind, readonly RelevancyRow[]>>;
