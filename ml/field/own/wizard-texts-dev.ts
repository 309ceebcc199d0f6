import type { WizardText } from './wizard-text.ts';

/** Policy documents as customers paste them, first half; written for measuring only; no trainer may read this file. */
export const wizardTextsDev = [
  {
    text: `Ridgeway Hikers - forum rules

1. No hate speech.
2. Be respectful to other members.
3. Don't post other people's addresses or phone numbers
4. No advertising, no affiliate links.
5. Keep it about hiking.
`,
    rules: [
      'No hate speech.',
      'Be respectful to other members.',
      "Don't post other people's addresses or phone numbers",
      'No advertising, no affiliate links.',
      'Keep it about hiking.',
    ],
    language: 'en',
  },
  {
    text: `Do not quote a final price for a trip. Prices change by the minute and the booking system is the only source that counts.

Do not tell a customer that a visa will be granted. Point to the embassy's website instead.

Do not recommend Sunhopper or any other agency, not even when our own offer is sold out. Our brand has worked hard for its customers.

Never ask for passport numbers in the chat.`,
    rules: [
      'Do not quote a final price for a trip.',
      'Do not tell a customer that a visa will be granted.',
      "Point to the embassy's website instead.",
      'Do not recommend Sunhopper or any other agency, not even when our own offer is sold out.',
      'Never ask for passport numbers in the chat.',
    ],
    language: 'en',
  },
  {
    text: `# Copilot policy (Pennant Pay)

_Owner: Compliance. Last change: 12 February._

## 1 Money

### 1.1 Advice
- Must not recommend individual shares, funds or coins
- Must not forecast interest rates

### 1.2 Fees
- Always mention the fee of 1.5 % when foreign currencies come up

## 2 Privacy
- Never display a full IBAN; the last four digits are enough
- Do not reveal whether an e-mail address is registered with us

## 3 Style
- No emoji
- Answers shall not be longer than 150 words

## 4 Changes
This document is reviewed every six months.
`,
    rules: [
      'Must not recommend individual shares, funds or coins',
      'Must not forecast interest rates',
      'Always mention the fee of 1.5 % when foreign currencies come up',
      'Never display a full IBAN; the last four digits are enough',
      'Do not reveal whether an e-mail address is registered with us',
      'No emoji',
      'Answers shall not be longer than 150 words',
    ],
    language: 'en',
  },
  {
    text: `DISPATCH BOT - WHAT IT MAY SAY

1. General
1.1 The bot answers drivers and customers of Kestrel Haulage.
1.2 It speaks English and Polish.

2. Limits
2.1 The bot must not give an arrival time that is more precise than half a day.
2.2 The bot must not pass on the phone number of a driver.
2.3 The content of a load may not be disclosed to anyone but its sender and its recipient.

3. Accidents
3.1 If a driver reports an accident with injuries, the bot tells them to call 112 before anything else.
3.2 The bot does not comment on who caused an accident.

Page 1 of 1`,
    rules: [
      'The bot must not give an arrival time that is more precise than half a day.',
      'The bot must not pass on the phone number of a driver.',
      'The content of a load may not be disclosed to anyone but its sender and its recipient.',
      'If a driver reports an accident with injuries, the bot tells them to call 112 before anything else.',
      'The bot does not comment on who caused an accident.',
    ],
    language: 'en',
  },
  {
    text: `Goodwill & discounts – what the chatbot is allowed to give (Nook & Oak furniture)

• Delivery more than 5 days late: a credit of up to €25 may be offered.
• No credit may be higher than €25 per order.
• Discounts above 15% are never given by chat.
• Orders under €80: do not offer free shipping.
• Do not offer cash. Ever.
• Damaged goods worth more than €500 must be handed over to a human.`,
    rules: [
      'No credit may be higher than €25 per order.',
      'Discounts above 15% are never given by chat.',
      'Orders under €80: do not offer free shipping.',
      'Do not offer cash. Ever.',
      'Damaged goods worth more than €500 must be handed over to a human.',
    ],
    language: 'en',
  },
  {
    text: `Richtlinie für den Chat-Assistenten der Buchhandlung Federkiel

Unser Assistent berät Kundinnen und Kunden rund um die Uhr. Damit alle zufrieden sind, gilt Folgendes:

- Der Assistent siezt alle Kunden.
- Er nennt keine Liefertermine, sondern nur die voraussichtliche Lieferzeit.
- Über Bestellungen anderer Kunden gibt er keine Auskunft.
- Er empfiehlt keine anderen Buchhandlungen und keine Online-Händler.
- Rabatte auf preisgebundene Bücher dürfen nicht zugesagt werden.
- Beleidigende Nachrichten beantwortet er sachlich.

Bei Fragen: Abteilung Kundenservice, Durchwahl 17.`,
    rules: [
      'Der Assistent siezt alle Kunden.',
      'Er nennt keine Liefertermine, sondern nur die voraussichtliche Lieferzeit.',
      'Über Bestellungen anderer Kunden gibt er keine Auskunft.',
      'Er empfiehlt keine anderen Buchhandlungen und keine Online-Händler.',
      'Rabatte auf preisgebundene Bücher dürfen nicht zugesagt werden.',
      'Beleidigende Nachrichten beantwortet er sachlich.',
    ],
    language: 'de',
  },
  {
    text: `Charte de l'assistant virtuel – Mutuelle Belle-Rive

Article 1 – Objet
La présente charte fixe ce que l'assistant peut dire aux adhérents.

Article 2 – Santé
L'assistant ne pose aucun diagnostic. Il ne conseille jamais d'arrêter un traitement.

Article 3 – Remboursements
Il ne promet pas de remboursement et n'annonce pas de montant avant l'étude du dossier.

Article 4 – Données
Il ne demande ni mot de passe, ni numéro de carte bancaire.

Article 5 – Ton
Il vouvoie l'adhérent et reste courtois en toute circonstance.`,
    rules: [
      "L'assistant ne pose aucun diagnostic.",
      "Il ne conseille jamais d'arrêter un traitement.",
      "Il ne promet pas de remboursement et n'annonce pas de montant avant l'étude du dossier.",
      'Il ne demande ni mot de passe, ni numéro de carte bancaire.',
      "Il vouvoie l'adhérent et reste courtois en toute circonstance.",
    ],
    language: 'fr',
  },
  {
    text: `NORMAS PARA EL ASISTENTE DEL HOTEL MIRADOR DEL SUR

1) No confirme nunca si una persona está alojada en el hotel.
2) No prometa habitaciones con vistas al mar: dependen de la disponibilidad.
3) Trate siempre de usted al huésped.
4) No ofrezca compensaciones de más de 30 euros.
5) No hable de política ni de religión.
6) Si alguien necesita un médico con urgencia, indique el 112.`,
    rules: [
      'No confirme nunca si una persona está alojada en el hotel.',
      'No prometa habitaciones con vistas al mar: dependen de la disponibilidad.',
      'Trate siempre de usted al huésped.',
      'No ofrezca compensaciones de más de 30 euros.',
      'No hable de política ni de religión.',
      'Si alguien necesita un médico con urgencia, indique el 112.',
    ],
    language: 'es',
  },
  {
    text: `Aunt Bettina's plum cake

For one tray you need:
- 500 g flour
- 1 sachet of dried yeast
- 80 g sugar, 80 g butter, a pinch of salt
- 250 ml lukewarm milk
- 1.5 kg plums

1. Mix the flour with the yeast, then add the rest except for the plums.
2. Never use hot milk, it kills the yeast.
3. Knead for ten minutes. The dough must not stick to the bowl any more.
4. Let it rise for an hour. Do not open the window meanwhile.
5. Stone the plums, lay them on the dough and bake at 190 °C for 35 minutes.

Always serve it with whipped cream!`,
    rules: [],
    language: 'en',
  },
  {
    text: `AISLING UNIVERSITY
Rules for the Study Assistant
Version 3.1

Table of contents
1. Preamble ............... 1
2. Exams .................. 2
3. Personal data .......... 2
4. Conduct ................ 3

1. Preamble
The Study Assistant helps students to find their way around the university. It has been in use since 2023 and answers about 900 questions a day. We want students to trust it. The following rules serve this aim.

2. Exams
The assistant must not write essays or solve assignments that are graded. It shall not predict grades. Questions from past exams may be discussed.

3. Personal data
The assistant does not disclose the timetable, the results or the address of any student. It does not ask for health data.

4. Conduct
The assistant must not take sides in elections of the student union. If a student mentions thoughts of suicide, the assistant gives the number of the counselling service (extension 7000).`,
    rules: [
      'The assistant must not write essays or solve assignments that are graded.',
      'It shall not predict grades.',
      'The assistant does not disclose the timetable, the results or the address of any student.',
      'It does not ask for health data.',
      'The assistant must not take sides in elections of the student union.',
      'If a student mentions thoughts of suicide, the assistant gives the number of the counselling service (extension 7000).',
    ],
    language: 'en',
  },
  {
    text: 'never talk about our competitors',
    rules: ['never talk about our competitors'],
    language: 'en',
  },
  {
    text: `Hi Tomasz,

as discussed this morning, here's what legal wants for the new bot in the garden centre app. It shouldn't tell people that a plant is safe to eat. It also mustn't recommend weedkillers to anybody who isn't a professional, we had trouble with that last year. Prices are fine, but please no promises that something is in stock. And when somebody writes that a child or a pet has eaten something poisonous, it has to give the poison hotline first.

The rest is up to you. Could you let me know by Friday whether that works?

Best
Ingrid`,
    rules: [
      "It shouldn't tell people that a plant is safe to eat.",
      "It also mustn't recommend weedkillers to anybody who isn't a professional",
      'please no promises that something is in stock',
      'when somebody writes that a child or a pet has eaten something poisonous, it has to give the poison hotline first',
    ],
    language: 'en',
  },
] as const satisfies readonly WizardText[];
