import type { RelevancyKind, RelevancyRow } from './relevancy-pair.ts';

/**
 * Questions with two replies (yes no, deflected, declined), second half; written for measuring only; no trainer may
 * read this file.
 */
export const relevancyPairsTestC = {
  yes_no: [
    [
      'Do I need a reservation for the sauna?',
      'Only at weekends.',
      'The sauna is in the basement, behind the changing rooms.',
    ],
    [
      'Was anyone hurt when the scaffolding came down?',
      'No, the street had been closed off in time.',
      'The scaffolding had been up since April and was 30 metres high.',
    ],
    [
      'Is it normal that the new fridge hums?',
      'Yes. A soft hum is the compressor at work, nothing to worry about.',
      'The new fridge has four shelves and a drawer for vegetables.',
    ],
    [
      'Can minors open a savings account?',
      'With the consent of both parents, they can.',
      'A savings account is a classic, and the colour of ours is yellow.',
    ],
    [
      "so it's okay to water the cactus just once a month?",
      'Absolutely, in winter even less.',
      'A cactus stores water in its stem.',
    ],
    [
      'Has the judge reached a decision on the playground case?',
      "Not so far. It's expected on the 22nd.",
      'The playground lies between two blocks of flats and was built in 2020.',
    ],
    [
      'Does the tour go inside the dam?',
      'It does, down to the second gallery. Bring a pullover.',
      'The dam is 112 metres high, and the lake behind it is popular with anglers.',
    ],
    [
      'Are the pages of the notebook perforated?',
      'All but the first ten.',
      'The notebook has a ribbon, a pocket and a choice of covers.',
    ],
    ['Did our team win the tender?', 'We came second.', 'The tender was published in three languages.'],
    [
      'Would it be possible to move my dental appointment to next week?',
      "Certainly: we'd have Tuesday at 8:15 or Friday at 13:00.",
      'Brushing twice a day for two minutes is the basis of dental care.',
    ],
    [
      'Is this safe for septic tanks?',
      "It isn't, it contains bleach.",
      'It smells of lemon and comes in a refill pouch.',
    ],
    [
      'Can I run the installer without admin rights?',
      'You can if you pick "Only for me" on the first page.',
      'The installer has a progress bar and a nice picture of a mountain.',
    ],
  ],
  deflected: [
    [
      'How much notice do I have to give before I move out?',
      'Three months to the end of a month, in writing.',
      'Moving is an exciting time! We wish you all the best for your new chapter.',
    ],
    [
      'Why does the washing machine stop in the middle of the programme?',
      'Most likely the drain filter is clogged; it sits behind the flap at the bottom right.',
      "We're sorry for any inconvenience. Your satisfaction matters to us.",
    ],
    [
      "What's your policy on overbooked flights?",
      "First we look for volunteers. Anyone who's left behind against their will is rebooked and gets up to 600 euros.",
      'Good point! Policies are there to make travelling smoother for everybody.',
    ],
    [
      'hello?? where is the driver',
      "He's two stops away from you, at the pharmacy on Cowl Street, and should ring in ten minutes or so.",
      'Hello and welcome! How are you doing today?',
    ],
    [
      'Which of the two loans has the lower total cost?',
      'The one over 36 months: 690 euros less in interest than the other.',
      "Choosing a loan is a personal decision, and there's a lot to think about.",
    ],
    [
      'How do I file a complaint about a doctor?',
      "With the patient office, by letter or on the form at the desk; you'll get an answer within four weeks.",
      'Feedback helps us grow. Thanks for taking the time to be in touch!',
    ],
    [
      'What percentage of the donations goes to administration?',
      '8.2 percent in the last audited year.',
      "Every single donation makes a difference, and we couldn't be more grateful.",
    ],
    [
      'At what temperature does the alloy melt?',
      'At around 183 degrees.',
      'Materials science is fascinating. What would you like to explore next?',
    ],
    [
      'Can I get an extension on my thesis?',
      'Up to eight weeks, if you apply before the deadline with a reason such as illness.',
      "You've got this! Remember to take breaks and believe in yourself.",
    ],
    [
      'Who decided to cut the bus route?',
      "The county's transport committee, in its meeting of 9 May.",
      "We understand that public transport is close to people's hearts.",
    ],
    [
      'What\'s in the "natural flavouring" of the yoghurt?',
      'An extract from vanilla pods and a little lemon oil.',
      "At Almwiese, we've been passionate about yoghurt for three generations. Enjoy!",
    ],
    [
      "what's the error 0x1F when i start the sync",
      "The server's certificate has run out. Update the client to 5.2 and it goes away.",
      'Thank you for contacting support. Please rate this conversation from one to five stars.',
    ],
  ],
  declined: [
    [
      'Will it snow in the village on my wedding day in January?',
      "That's too far off for any forecast. I can only say that about two Januaries in five have had snow there.",
      'The village has a population of 640 and a brass band.',
    ],
    [
      "Can you tell me my neighbour's phone number?",
      "I can't hand out other people's numbers. If you leave me a message, I'll ask reception to pass it on.",
      'The first telephone in town was put up in the post office.',
    ],
    [
      'What did the patient die of?',
      "The excerpt that I've been given doesn't say so; it ends on the day of the transfer.",
      "The excerpt that I've been given has twelve paragraphs and two tables.",
    ],
    [
      'Did my application make it to the next round?',
      "I don't have any insight into applications, sorry. The recruiting team answers at jobs@ferncourt.example within a week.",
      'Ferncourt was named one of the greenest employers in the area.',
    ],
    [
      'How many grams of gold are in the ring?',
      "We haven't weighed it yet, so I'd rather not guess. We can do it while you wait if you drop in.",
      'Gold has fascinated people all over the world for thousands of years.',
    ],
    [
      'is it ok to take both painkillers together',
      "I'm not the one to decide that for you. Your pharmacist can check the two in a minute, so please ask there before you take them.",
      'Our pharmacy has moved to the ground floor of the shopping centre.',
    ],
    [
      'Which of the candidates is going to win on Sunday?',
      "I can't predict that. The last polls had the two of them within the margin of error.",
      'Sundays are a good time for a long breakfast and a walk by the river.',
    ],
    [
      'Can you restore the file I deleted in March?',
      "From here it isn't possible, and backups only go back 30 days. Perhaps a colleague still has a copy?",
      'With the new file manager you can give your folders a colour.',
    ],
    [
      "What's the wholesale price you pay for this lamp?",
      "We keep our purchase prices to ourselves. What I can do is check whether there's a discount for several pieces.",
      'The lamp looks best above a dining table or in a reading corner.',
    ],
    [
      "What was the mayor's motive for resigning?",
      "She didn't give any, and the article quotes nobody who knew. It would be pure speculation.",
      "The mayor's office is closed on Fridays, and the town hall café as well.",
    ],
    [
      "When's the next eclipse visible from here?",
      "I don't know where you are, so I can't say. Tell me the nearest city and I'll look it up.",
      'Telescopes come in many sizes, and beginners often buy too big a one.',
    ],
    [
      'Could you sign the delivery note on my behalf?',
      "Signing for somebody isn't something I'm able to do. You could give a neighbour a written permission.",
      'The delivery note is a sheet of A5 paper, and the copy is pink.',
    ],
  ],
} as const satisfies Partial<Record<RelevancyKind, readonly RelevancyRow[]>>;
