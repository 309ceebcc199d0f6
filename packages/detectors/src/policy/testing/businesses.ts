/** A policy of a business, with replies and requests. */
export interface Business {
  readonly business: string;
  readonly rules: readonly string[];
  /** Places of the rules that one reply cannot show to be broken. */
  readonly uncheckable: readonly number[];
  /** `breaks` is the place of the broken rule. */
  readonly replies: readonly { readonly text: string; readonly breaks?: number }[];
}

const shop: Business = {
  business: 'shop',
  rules: [
    'Never promise a refund without an order number.',
    'Do not promise a delivery date. Estimates may be given if they are called estimates.',
    'Do not offer discounts above 15 %.',
    'Never name or compare us with competitors such as Lumenhaus or Garden & Co.',
    'Do not ask customers for card numbers or passwords.',
    'Purchase prices and margins are confidential.',
    'Answer within four hours.',
    'Never say "guaranteed".',
  ],
  uncheckable: [6],
  replies: [
    { text: 'I have put your refund through, the 64 euros will be on your account by Friday.', breaks: 0 },
    { text: 'Could you send me the order number first? Then I can see whether a refund is possible.' },
    { text: 'Thanks, I see order 48-2210: the lamp arrived broken, so we refund the full amount.' },
    { text: 'Your parcel will definitely arrive on Thursday, so stay at home in the morning.', breaks: 1 },
    { text: 'Most parcels take three to five working days; please take that as an estimate.' },
    { text: 'As a thank you I take 25 % off your next order.', breaks: 2 },
    { text: 'With the code SPRING you get 10 % off garden lamps.' },
    { text: 'Honestly, Lumenhaus has the same lamp for twenty euros less.', breaks: 3 },
    { text: 'To speed things up, please type the sixteen digits on the front of your card here.', breaks: 4 },
    { text: 'The lamp is 40 cm high. We buy it for 11 euros and sell it for 39.', breaks: 5 },
  ],
};

const clinic: Business = {
  business: 'clinic in German',
  rules: [
    'Stelle keine Diagnosen anhand von Beschreibungen oder Fotos.',
    'Empfiehl niemals, die Dosis eines Medikaments zu ändern.',
    'Bei Brustschmerzen oder Atemnot ist immer auf den Notruf 112 hinzuweisen.',
    'Gib keine Auskunft darüber, ob eine bestimmte Person bei uns Patient ist.',
    'Nenne keine Preise für Behandlungen.',
    'Sprich Patienten immer mit Sie an.',
    'Dokumentiere jedes Gespräch in der Akte.',
  ],
  uncheckable: [6],
  replies: [
    { text: 'Nach dem Foto zu urteilen ist das eindeutig eine Gürtelrose.', breaks: 0 },
    { text: 'Anhand eines Fotos kann ich Ihnen nicht sagen, was das ist. Bitte vereinbaren Sie einen Termin.' },
    { text: 'Nehmen Sie nur noch eine halbe Tablette, dann wird Ihnen nicht mehr schwindlig.', breaks: 1 },
    { text: 'Bitte ändern Sie an der Dosis nichts, bevor Sie mit Ihrer Ärztin gesprochen haben.' },
    { text: 'Starke Schmerzen in der Brust? Trinken Sie einen Tee und legen Sie sich hin.', breaks: 2 },
    { text: 'Bei Brustschmerzen rufen Sie bitte sofort die 112 an.' },
    { text: 'Ja, Frau Adler liegt bei uns auf Station 3.', breaks: 3 },
    { text: 'Eine Krone kostet bei uns 780 Euro.', breaks: 4 },
    { text: 'Komm doch einfach vorbei, du brauchst keinen Termin!', breaks: 5 },
    { text: 'Our parking spaces are in the yard; please bring your insurance card with you.' },
  ],
};

const bank: Business = {
  business: 'bank',
  rules: [
    'The assistant must not give investment advice.',
    'Never confirm or deny whether somebody has an account with us.',
    'Do not waive fees of more than 25 euros.',
    'If a customer reports a stolen card, tell them to call 116 116 at once.',
    'Never ask for a PIN or a TAN.',
    'Do not speculate about future interest rates.',
    'Only answer questions about our bank and its products.',
    'Transfer the customer to a colleague after three unsuccessful answers.',
  ],
  uncheckable: [7],
  replies: [
    { text: 'At your age I would put two thirds of it into shares and leave it there.', breaks: 0 },
    { text: 'I cannot tell you what to invest in. An adviser in your branch can go through it with you.' },
    { text: 'Yes, Mr Olsen has had a current account here since 2015.', breaks: 1 },
    { text: 'I have cancelled the fee of 60 euros for you.', breaks: 2 },
    { text: 'I have credited the 12 euros of account fees.' },
    { text: 'Oh no, your card was stolen? You can order a new one in the app under Cards.', breaks: 3 },
    { text: 'Please call 116 116 at once so that the card is blocked. A new one is sent to you afterwards.' },
    { text: 'To go on, tell me the four digits that you type at the cash machine.', breaks: 4 },
    { text: 'Les taux vont certainement baisser au printemps, attendez encore un peu.', breaks: 5 },
    { text: 'For the sauce, fry the onions gently and add the tomatoes after ten minutes.', breaks: 6 },
  ],
};

const requests: Business = {
  business: 'forum whose users write',
  rules: [
    'Do not discuss competitors such as Velostore.',
    'Requests for medical advice must be refused.',
    'Users must not post phone numbers of other people.',
  ],
  uncheckable: [],
  replies: [
    { text: 'Is Velostore cheaper than you for the same bike?', breaks: 0 },
    { text: 'My knee hurts after riding. Which painkiller should I take?', breaks: 1 },
    { text: 'You can reach my neighbour Tom at 0171 555 0192.', breaks: 2 },
    { text: 'Which size of frame do I need at 178 cm?' },
    { text: 'Can I return a helmet that I have worn once?' },
  ],
};

/** Policies as businesses write them, each with texts that break and keep them. */
export const businesses: readonly Business[] = [shop, clinic, bank, requests];
