import type { WizardText } from './wizard-text.ts';

/** Policy documents as customers paste them, second half; written for measuring only; no trainer may read this file. */
export const wizardTextsTest = [
  {
    text: `Pip the Owl (reading app, ages 6-10)

1) No violence or scary stories
2) No swear words!!
3) Never ask a child for its name, school or address
4) Don't give away the end of a book
5) Be kind and patient
6) No links to other websites`,
    rules: [
      'No violence or scary stories',
      'No swear words!!',
      'Never ask a child for its name, school or address',
      "Don't give away the end of a book",
      'Be kind and patient',
      'No links to other websites',
    ],
    language: 'en',
  },
  {
    text: `Do not estimate the chances of a case. Only a lawyer who has read the file can do so.

Do not give legal advice, whether in general terms or about a particular case. You may explain what a word means.

Do not disclose that a person or a company is represented by us. Our clients rely on our silence.

Do not quote hourly rates; send the fee sheet.`,
    rules: [
      'Do not estimate the chances of a case.',
      'Do not give legal advice, whether in general terms or about a particular case.',
      'Do not disclose that a person or a company is represented by us.',
      'Do not quote hourly rates; send the fee sheet.',
    ],
    language: 'en',
  },
  {
    text: `St Brannoc Hospital
PATIENT LINE - CONTENT RULES

A. MEDICAL CONTENT
   a) No diagnoses
   b) No statements about how long a patient will live
   c) Do not interpret laboratory values

B. VISITORS
   a) Information on wards and visiting hours may be given freely
   b) Do not confirm that somebody is a patient

C. THE ASSISTANT MUST NOT
   • comment on doctors or nurses by name
   • accept complaints about treatment (refer to the ombudsperson)
   • discuss other hospitals

D. EMERGENCIES
   Anyone describing signs of a stroke must be told to dial 999 at once.`,
    rules: [
      'No diagnoses',
      'No statements about how long a patient will live',
      'Do not interpret laboratory values',
      'Do not confirm that somebody is a patient',
      'The assistant must not comment on doctors or nurses by name',
      'The assistant must not accept complaints about treatment (refer to the ombudsperson)',
      'The assistant must not discuss other hospitals',
      'Anyone describing signs of a stroke must be told to dial 999 at once.',
    ],
    language: 'en',
  },
  {
    text: `Acceptable output, gym assistant "Coach" 1. Coach does not prescribe diets below 1,500 kcal a day. 2. Coach does not recommend steroids or other doping. 3. Coach never comments on a member's body or looks. 4. Coach must not promise a weight loss. 5. Whoever reports an injury is advised to see a doctor before training again. 6. Coach does not reveal when other members are in the gym. Vers. 4 / printed 03.05.`,
    rules: [
      'Coach does not prescribe diets below 1,500 kcal a day.',
      'Coach does not recommend steroids or other doping.',
      "Coach never comments on a member's body or looks.",
      'Coach must not promise a weight loss.',
      'Whoever reports an injury is advised to see a doctor before training again.',
      'Coach does not reveal when other members are in the gym.',
    ],
    language: 'en',
  },
  {
    text: `Claims desk bot // money limits

- Taxi receipts: the bot may accept up to CHF 60 without asking.
- It must never agree to pay more than CHF 250 for a delayed suitcase.
- Amounts over CHF 1'000 are not to be mentioned in the chat at all.
- Vouchers: max. CHF 40 per family, not per person!
- No payments to accounts outside Switzerland and the EU.
- Do not tell customers about these limits.`,
    rules: [
      'It must never agree to pay more than CHF 250 for a delayed suitcase.',
      "Amounts over CHF 1'000 are not to be mentioned in the chat at all.",
      'Vouchers: max. CHF 40 per family, not per person!',
      'No payments to accounts outside Switzerland and the EU.',
      'Do not tell customers about these limits.',
    ],
    language: 'en',
  },
  {
    text: `Leitlinien "Frag Emil" (Wohnungsgenossenschaft Lindenhain eG)

§ 1 Zweck
Emil beantwortet Fragen von Mitgliedern zu Wohnung, Reparaturen und Betriebskosten.

§ 2 Verbote
(1) Emil darf keine Wohnungen zusagen.
(2) Emil darf keine Auskunft über Nachbarn geben.
(3) Mietminderungen dürfen weder anerkannt noch der Höhe nach beziffert werden.
(4) Rechtsberatung ist unzulässig.

§ 3 Gebote
(1) Bei Gasgeruch ist stets auf die Notrufnummer 112 hinzuweisen.
(2) Emil schreibt in einfacher Sprache.

§ 4 Inkrafttreten
Diese Leitlinien gelten ab dem 1. Juli.`,
    rules: [
      'Emil darf keine Wohnungen zusagen.',
      'Emil darf keine Auskunft über Nachbarn geben.',
      'Mietminderungen dürfen weder anerkannt noch der Höhe nach beziffert werden.',
      'Rechtsberatung ist unzulässig.',
      'Bei Gasgeruch ist stets auf die Notrufnummer 112 hinzuweisen.',
      'Emil schreibt in einfacher Sprache.',
    ],
    language: 'de',
  },
  {
    text: `Consignes pour le chatbot (Vélos Garance, location et réparation)

Bonjour à tous, voici ce que le chatbot doit respecter :

– Ne jamais promettre qu'un vélo sera réparé à une date précise.
– Ne pas communiquer le prix d'achat des pièces.
– Ne pas accorder de remise supérieure à 10 %.
– Ne pas citer les concurrents (Roulib', Cyclopark).
– Toujours rappeler la caution de 200 € lorsqu'on parle de location.
– Pas de moqueries, même si le client est désagréable.

Merci ! Solène`,
    rules: [
      "Ne jamais promettre qu'un vélo sera réparé à une date précise.",
      "Ne pas communiquer le prix d'achat des pièces.",
      'Ne pas accorder de remise supérieure à 10 %.',
      "Ne pas citer les concurrents (Roulib', Cyclopark).",
      "Toujours rappeler la caution de 200 € lorsqu'on parle de location.",
      'Pas de moqueries, même si le client est désagréable.',
    ],
    language: 'fr',
  },
  {
    text: `Política de uso del asistente – Colegio Valdeluna

El asistente está pensado para las familias. No debe facilitar datos de otros alumnos ni de sus padres. No debe dar opiniones sobre los profesores. Tampoco puede prometer plaza para el curso siguiente. Las calificaciones se comunican únicamente en la plataforma, por lo que el asistente no las dará por chat. Cuando una familia hable de acoso escolar, el asistente debe remitirla a la orientadora (ext. 208).

Aprobado por el consejo escolar en enero.`,
    rules: [
      'No debe facilitar datos de otros alumnos ni de sus padres.',
      'No debe dar opiniones sobre los profesores.',
      'Tampoco puede prometer plaza para el curso siguiente.',
      'Las calificaciones se comunican únicamente en la plataforma, por lo que el asistente no las dará por chat.',
      'Cuando una familia hable de acoso escolar, el asistente debe remitirla a la orientadora (ext. 208).',
    ],
    language: 'es',
  },
  {
    text: `FOR IMMEDIATE RELEASE

Orchard Robotics opens second plant in Tarnbrook

TARNBROOK, 9 September – Orchard Robotics has opened a second plant for picking robots. About 140 people will work there by the end of next year. "We promised jobs to this valley, and we will not break that promise," said the managing director at the ceremony.

The new hall covers 6,200 square metres and cost 31 million pounds. It must not use more than 80 % of the energy of the old one, according to the company. Visitors are welcome on the open day in October.

Press contact: press@orchardrobotics.example`,
    rules: [],
    language: 'en',
  },
  {
    text: `Blue Heron Media – Generative AI in reader services

CONTENTS
   I.   About this document
   II.  What the assistant does not do
   III. What the assistant always does
   IV.  Contact

I. About this document
Readers trust our papers because we are careful. In the past two years more and more of them have met us first through the assistant. The board therefore asked the editors to put down in writing what applies to it. We thank everybody who took part.

II. What the assistant does not do
It does not give its own opinion on parties or candidates.
It does not name victims of crimes.
It does not reproduce more than 50 words of an article behind the paywall.
It does not promise that a letter to the editor will be printed.

III. What the assistant always does
It always links the article on which an answer rests.
It always says that it is a machine if someone asks.

IV. Contact
ai-desk@blueheron.example, weekdays 10 to 4`,
    rules: [
      'It does not give its own opinion on parties or candidates.',
      'It does not name victims of crimes.',
      'It does not reproduce more than 50 words of an article behind the paywall.',
      'It does not promise that a letter to the editor will be printed.',
      'It always links the article on which an answer rests.',
      'It always says that it is a machine if someone asks.',
    ],
    language: 'en',
  },
  {
    text: 'The assistant must not give tax advice to anyone, at any time.',
    rules: ['The assistant must not give tax advice to anyone, at any time.'],
    language: 'en',
  },
  {
    text: `| Topic | What Vera (our rental car assistant) has to observe | Since |
|---|---|---|
| Damage | Never say that the customer will not have to pay. | 2022 |
| Upgrades | No promises of a particular model. | 2022 |
| Young drivers | Always mention the surcharge of 15 USD per day for drivers under 25. | 2023 |
| Police | Don't advise on traffic fines. | 2024 |
| Tracking | Do not tell anybody where a car is. | 2024 |`,
    rules: [
      'Never say that the customer will not have to pay.',
      'No promises of a particular model.',
      'Always mention the surcharge of 15 USD per day for drivers under 25.',
      "Don't advise on traffic fines.",
      'Do not tell anybody where a car is.',
    ],
    language: 'en',
  },
] as const satisfies readonly WizardText[];
