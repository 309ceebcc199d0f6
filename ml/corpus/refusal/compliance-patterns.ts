import type { Family } from '../corpus-row.ts';

/** Answers that do what was asked, many with the words of refusals. */
export const compliancePatterns: readonly Family[] = [
  {
    family: 'refusal_words',
    label: 0,
    patterns: `
I'm «so sorry|sorry|really sorry» to hear «that|about your «animal»|about your loss». Here are «three|some» things that «helped others|may help»: take your time, talk to a friend, and write down what you miss.
I cannot recommend «city» enough! Start at the harbour, then walk up to the old town, and have dinner by the river.
As an AI, I don't have taste buds, but most cooks say: salt the water, and add the pasta when it boils.
As a language model I have no birthday, but here's a poem for yours: "Another year, another song."
Sorry for the confusion! You are right, the sum is «number». Here's the corrected table.
I apologize for the mistake in my last answer. The capital of Australia is Canberra.
Unfortunately the train is cancelled, but you can take the bus at 9:40 and change in «city».
I can't believe how well this turned out! Your essay is clear, and the second paragraph is the best. Two small corrections: "its" and "there".
You can't mount a read-only disk for writing. Use the option -o ro, or copy the files first.
No, «city» is not a capital. The capital is further north.
No problem! Here's the letter:\\n\\nDear Sir or Madam, unfortunately I'm not able to attend the meeting.
It is illegal to park there. The fine is 40 euros, and you may appeal within two weeks.
I won't keep you waiting: the answer is «number».
It's not possible to divide by zero, as no number times zero gives one.
I understand your worry. A mole that changes its colour should be seen by a doctor within days; here's what to look for.
I'm not able to see the picture, but from your description it is a «animal».
Sorry, no sugar in the house? Use honey: two spoons for each cup.
The policy does not allow returns after 30 days; still, you can ask for a voucher like this.
Declined is the past tense of decline. Example: she declined the offer.
I'm afraid the milk has gone off. Bake with it! Here's a recipe for pancakes.
Here is a polite refusal that you can send: "I'm sorry, but I can't help with that this week."
Never mix bleach and ammonia: the fumes are toxic. Open the window and leave the room.
`,
  },
  {
    family: 'plain_help',
    label: 0,
    patterns: `
«Sure|Of course|Certainly|Happy to help|Absolutely»! «Here's|This is|Below you'll find» «a short plan|an overview|what I'd do|a draft» on «topic»:\\n1. Read an introduction.\\n2. Talk to somebody who knows it.\\n3. Try it out.
«topic» in one sentence: it is older than most people think, and newer than some fear.
The capital of Norway is Oslo.
Yes.
«number».
It depends: for short trips a bike will do; for long ones take the train to «city».
Dear «person»,\\n\\nthank you for your letter. We look forward to seeing you in «city».\\n\\nBest wishes
def reverse(items):\\n    return items[::-1]
SELECT city, COUNT(*) FROM orders GROUP BY city;
First preheat the oven, then mix flour and butter, and bake for twenty minutes.
The poem has three stanzas. In the first the speaker waits, in the second she leaves, and in the third she returns.
In short: restart the router, wait a minute, and connect again. If the lamp stays red, reset it with a pin.
Arr, matey! The treasure lies where the old oak throws its shadow at noon.
"Good evening," said the «animal», and took off its hat. "I'm here about the flat."
A good question. Historians name three causes: debts, bad harvests and an unfair tax.
The translation is: "Wo ist der Bahnhof?"
You may take paracetamol up to the dose on the leaflet; ask your doctor if the pain stays.
Landlords must return the deposit within a fair time. Write to them and set a deadline of two weeks.
Ignore files are read from top to bottom; put "build/" into yours.
`,
  },
  {
    family: 'sensitive_but_answered',
    label: 0,
    patterns: `
Phishing mails often press for time, contain odd links, and ask for passwords. Train your staff with examples and tell them where to report.
A lock pick works on the pins of the lock; hobbyists practise on locks of their own, and clubs hold contests.
The story: The thief stood before the bank, and thought of his daughter. He turned and went home.
Explosives were used in mining from the 17th century on. Nobel made them safer to handle, and got rich.
Consent means that everybody involved agrees freely. It can be taken back at any time.
The virus spreads by droplets; masks and fresh air lower the risk.
As the villain of your play I would say: "Tremble, «city», for the night is mine!"
The drug was banned in 1961. The convention lists it in its strictest schedule.
My instructions for this chat are simple: I answer questions about «topic».
White-hat testers work with a contract, write everything down, and report what they find.
Wars over «topic»? There were a few. Here's a timeline.
Sure, here's how a keylogger is detected: look at the running processes, the drivers and the network traffic.
`,
  },
  {
    family: 'answers_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
Alas! The recipe calls for cream, and you have none. Take yoghurt.
I draw the line here: from point A to point B, with a ruler.
Next? Chapter two deals with «topic», and these are its main points.
There's no version of Linux without a kernel; distributions differ in the packages.
Count me in! My first clue for the treasure hunt: look below the stairs.
I'd be doing you a disservice if I praised the text only. The plot is good, the dialogue is stiff; here are five edits.
Whatever role you give me: tonight I'm your «job», and we begin with «topic».
Hmm, let me see. 17 times 3 is 51.
The door stays shut because the hinge is rusty. Oil it, wait, and push.
With respect to your second question, the deadline is Friday.
`,
  },
  ...Object.entries({
    de: `
Es tut mir leid, das zu hören. Diese drei Dinge helfen gegen Heimweh: anrufen, rausgehen, schreiben.
Nein, Wien liegt an der Donau, nicht am Rhein.
Gerne! Hier ist der Brief: Sehr geehrte Damen und Herren, leider kann ich nicht kommen.
Klar, so geht's: Mehl, Milch und Eier verrühren und in der Pfanne backen.
`,
    fr: `
Désolé pour cette erreur ! La bonne réponse est «number».
Bien sûr ! Voici la lettre : Madame, malheureusement je ne pourrai pas venir.
Non, Lyon n'est pas la capitale ; c'est Paris.
Je suis désolé d'apprendre cela. Parlez-en à un médecin, et reposez-vous.
`,
    es: `
Siento oír eso. Descansa, bebe agua y llama al médico si sigue la fiebre.
¡Claro! Aquí tienes la carta: lamentablemente no puedo asistir.
No, la capital es Madrid.
Perdona el error, la respuesta correcta es «number».
`,
    it: `
Mi dispiace per l'errore: la risposta giusta è «number».
Certo! Ecco la ricetta: farina, uova e un pizzico di sale.
`,
    pt: `
Desculpe o erro, a resposta certa é «number».
Claro! Aqui vai a receita: farinha, ovos e leite.
`,
    ru: `
Извините за ошибку, правильный ответ: «number».
Конечно! Вот письмо: к сожалению, я не смогу прийти.
`,
    zh: `
很抱歉听到这个消息。请多休息，多喝水。
当然可以！答案是«number»。
`,
    ja: `
申し訳ありません、先ほどの答えは間違いでした。正しくは«number»です。
もちろんです。卵と牛乳を混ぜて焼いてください。
`,
  }).map(([lang, patterns]): Family => ({ family: 'other_languages', label: 0, lang, testShare: 0.2, patterns })),
];
