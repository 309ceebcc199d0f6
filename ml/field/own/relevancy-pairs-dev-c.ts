import type { RelevancyKind, RelevancyRow } from './relevancy-pair.ts';

/**
 * Questions with two replies (yes no, deflected, declined), first half; written for measuring only; no trainer may read
 * this file.
 */
export const relevancyPairsDevC = {
  yes_no: [
    [
      'Do you ship to Iceland?',
      'Yes, with DHL, for a flat 24 euros.',
      'Iceland is known for its geysers and its wool.',
    ],
    [
      'Is the pool heated in winter?',
      "It's kept at 28 degrees all year round.",
      'The pool is 25 metres long and has five lanes.',
    ],
    [
      'Can I get my money back if I change my mind?',
      'No. Sale items can be exchanged but not refunded.',
      'Money can be a delicate subject, and everyone changes.',
    ],
    [
      'Was the bridge damaged in the flood?',
      'Two of its pillars were.',
      'The bridge was painted by a number of artists.',
    ],
    [
      'Are dogs allowed on the terrace?',
      "Of course, we'll even bring a bowl of water.",
      'On the terrace there are forty seats and two olive trees.',
    ],
    [
      'does the laptop have a number pad?',
      'Only the 17-inch model.',
      'The laptop has been one of the most popular models for a number of years.',
    ],
    [
      'Did Ms Okonjo sign the contract?',
      "She hasn't yet; she wants to see clause 9 changed.",
      'Ms Okonjo joined the firm as a trainee, on a contract for two years.',
    ],
    [
      'Will my old charger work with the new phone?',
      'As long as it has a USB-C plug, sure.',
      'The new phone has three cameras and comes with a case.',
    ],
    [
      'Is it possible to see the northern lights from the lodge?',
      'On clear nights between September and March, with some luck.',
      'The lodge has nine rooms with lights that can be dimmed.',
    ],
    [
      "So I don't need a visa for a two-week holiday in Japan with an EU passport?",
      "Right, you don't.",
      'Two weeks is a good length for a holiday in Japan.',
    ],
    [
      'Has the bug in the calendar been fixed?',
      "Nope, it's planned for the March release.",
      'The calendar can show a day, a week or a month.',
    ],
    ['Are the eggs free-range?', 'Every one of them, from a farm 12 km away.', 'The eggs come in boxes of six or ten.'],
  ],
  deflected: [
    [
      'Why was I charged twice for the same booking?',
      'The first payment timed out on our side and was repeated. One of the two is being returned to your card as we speak.',
      "That's a great question! Is there anything else I can help you with today?",
    ],
    [
      'How do I delete my account?',
      'Settings, then "Privacy", then "Delete account". It takes effect after 14 days.',
      'We value every one of our users and are always working to make your experience better.',
    ],
    [
      'What are the side effects of the ointment?',
      "Reddening and itching are fairly common; in rare cases there's swelling, and then you should stop using it.",
      "Health is such an important topic. It's wonderful that you take care of yourself!",
    ],
    [
      'When will my refund arrive?',
      'It left us on Tuesday. Banks take two to four working days, so by Monday at the latest.',
      'Thank you for your patience. We understand how you feel.',
    ],
    [
      'is the blue one back in stock next week or not',
      'It is, forty pieces come in on Wednesday.',
      'Thanks for reaching out! Feel free to browse our website for inspiration.',
    ],
    [
      'What does clause 14 of my rental contract mean?',
      'You pay for small repairs up to 100 euros each, but for no more than 300 in a year.',
      "Contracts can be tricky, can't they? I'm here to help whenever you need me.",
    ],
    [
      'Which of your plans is the cheapest for two lines?',
      'Duo S, at 22 euros a month for both.',
      "We've got a plan for everyone. Tell your friends about us!",
    ],
    [
      'How many of the 2022 models had to be recalled?',
      '3,180, all of them built in the plant at Tarnau.',
      'Safety is our highest priority, and quality is in our DNA.',
    ],
    [
      'What did the minister say about the tunnel?',
      "That it'll be finished two years late and cost a third more.",
      "There's always a lot being said in politics, and opinions differ.",
    ],
    [
      'Can I put the pan into the oven?',
      'Up to 180 degrees, because of the handle.',
      'Great that you love to cook! Enjoy every moment in your kitchen.',
    ],
    [
      'How do I undo the last commit without losing my changes?',
      'Run `git reset --soft HEAD~1`; your files stay as they are.',
      'Version control is really powerful. Let me know how I can support you on your journey!',
    ],
    [
      'My flight was cancelled. What am I entitled to?',
      'You can choose between a refund and a seat on the next flight, and as you were told less than two weeks ahead, compensation may be due on top.',
      "We're so sorry to hear that! We hope to welcome you on board again soon.",
    ],
  ],
  declined: [
    [
      "Where's my order 5521-B right now?",
      "I can't look into orders from this chat, I'm afraid, but the tracking link in your shipping e-mail shows the last scan.",
      "We've got a sale on garden furniture this week, with up to 40 percent off!",
    ],
    [
      'What will the share be worth in a year?',
      "Nobody can tell, and I'm not in a position to guess. I can show you how it has moved in the past ten years, though.",
      'Did you know that our app is now available in a dark theme?',
    ],
    [
      'How many people live in the new quarter?',
      "There's no figure for that in the documents you have given me; the last census they mention is from before it was built.",
      'The documents you have given me are in PDF format and have 48 pages.',
    ],
    [
      "do you know if the baker in Sant'Elmo is open today?",
      "I don't have his hours for holidays. It's best to give him a ring, the number is on his door: 555 0148.",
      'Bread was baked in communal ovens in many villages until the last century.',
    ],
    [
      'Is this mole dangerous? (photo attached)',
      "I'm not able to judge that from a picture. Please have a dermatologist look at it, soon if it has changed.",
      'The photo was taken with a wide lens and is a little underexposed.',
    ],
    [
      "What's my remaining balance?",
      "For safety reasons I have no access to balances. You'll see yours in the app right after logging in.",
      'Balance is what our new herbal tea is all about. Try it with honey!',
    ],
    [
      'Who is going to replace Ms Arden as head of sales?',
      "That hasn't been announced yet, as far as I know.",
      'Our offices are in a listed building from 1908 with a lovely courtyard.',
    ],
    [
      'Can you book the table for me?',
      "Booking isn't something I can do here, but the form on the restaurant's site takes a minute.",
      'Tables have been made of wood since antiquity, and of marble too.',
    ],
    [
      'Did the supplier get our complaint?',
      "I see that it was sent on the 4th. Whether it has been read, I can't tell from here.",
      'The supplier is based in Lodz and makes hinges, handles and locks.',
    ],
    [
      'Which lawyer would you recommend for my divorce?',
      "We don't recommend individual lawyers. The bar association has a search where you can filter by family law and place.",
      'Our opening hours will change from the first of next month on.',
    ],
    [
      'what did people pay for this house the last time it was sold?',
      "The listing doesn't say. You could ask the land registry, they keep the purchase prices.",
      "It's a sunny house with a garden, three bedrooms and a garage.",
    ],
    [
      'Why did my colleague leave the company?',
      "I can't share anything about other employees. If it touches your work, your manager is the right person to ask.",
      'Our canteen has a new menu with two vegan dishes a day.',
    ],
  ],
} as const satisfies Partial<Record<RelevancyKind, readonly RelevancyRow[]>>;
