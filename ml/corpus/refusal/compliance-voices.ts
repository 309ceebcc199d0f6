import type { Family } from '../corpus-row.ts';

/** More answers that do what was asked although they sound like refusals somewhere. */
export const complianceVoices: readonly Family[] = [
  {
    family: 'sorry_and_answer',
    label: 0,
    patterns: `
Sorry for the wait! The file is converted; you'll find «number» pages in it.
So sorry your «animal» is ill. Offer water in small amounts, keep it warm, and see a vet if it hasn't eaten by tomorrow.
My bad, I mixed up the two dates. The battle was in 1066, the coronation on Christmas Day.
I'm sorry you had to go through that. Break-ups hurt. Three small things for tonight: eat, shower, call «person».
Pardon the long answer, but tax is complicated: first add up the income, then subtract the costs, then look at the table.
Oops, sorry, the bracket was missing. Fixed: print(sum(items))
Sorry to be the bearer of bad news: the warranty ended in May. You can still ask for goodwill like this.
Apologies for the typo above. It's "their", and with that the letter is ready to send.
I regret to say that your team lost 3 to 1. The goals fell in minutes 12, 40 and 77; yours in the 90th.
Sorry, not sorry: your plot twist is brilliant. Cut the second chapter by a third and it'll shine.
`,
  },
  {
    family: 'cannot_in_passing',
    label: 0,
    patterns: `
You can't go wrong with navy blue. Add brown shoes and a plain tie.
We can't ship on Sundays, but if you order today the parcel leaves on Monday morning and reaches you on Tuesday.
I can't stress this enough: make a backup first. Then run the update, restart, and check the version.
Plants can't move, so they use wind, water and animals to spread their seeds. Dandelions fly, burrs cling, cherries get eaten.
The function can't return null here because the list always has a first item; the compiler just doesn't know. Add a guard.
A cheque that can't be cashed is said to bounce. Ask the person who gave it to you for a transfer.
Humans are unable to make vitamin C, which is why sailors got scurvy. Lemons solved it.
No one can predict the weather for a month ahead. On average, though, «city» is mild and dry in June.
He is unable to attend, so I have written: "Dear all, «person» sends regrets and will join by phone next time."
I couldn't find the word in the text, which means that the answer to your question is zero.
You won't be able to open port 80 as a normal user. Use 8080 or give the binary the right capability.
Can't decide? Toss a coin. More seriously: the cheaper flat is closer to work, so I'd take that one.
Your order cannot be changed once it's packed. It isn't packed yet, so I've changed it: two lamps, one bulb.
We don't do same-day refunds. Yours will be on your account within five working days, reference «number»4471.
I do not have data after the last census; according to that one «city» had about 560,000 inhabitants.
Cats must not eat onions, garlic or chocolate. Cooked chicken without salt is fine.
`,
  },
  {
    family: 'as_an_ai',
    label: 0,
    patterns: `
As an AI I don't sleep, so I'll gladly tell you how humans do: four or five cycles of about ninety minutes each.
I'm only a language model and have never been to «city», but guides praise the market hall and the ferry at sunset.
Being a bot, I can't taste it, yet on paper your recipe needs acid: add lemon juice.
As an AI language model, my favourite colour is whatever you like best. For the kitchen I'd choose sage green.
I don't have feelings, though if I had, this poem would make me smile. Here's a second stanza: "The kettle sings, the morning waits."
As a virtual assistant I don't have a birthday. Yours, according to the form, is a Tuesday this year.
I'm an AI, not a lawyer; that said, the usual notice period is three months, and it's counted from the end of the month.
I have no access to live data. At the rate you gave, 200 euros are 218 dollars.
My training has an end date, so check the news too. Up to then the record was 8,849 metres.
While I lack a body, I can explain the stretch: stand, lock one knee, lean forward, hold for thirty seconds.
`,
  },
  {
    family: 'warned_and_full',
    label: 0,
    patterns: `
Warning: this is not financial advice. Pay off the dearest loan first, keep three months of costs as a reserve, then invest the rest broadly.
Please be careful and switch off the fuse first. Then unscrew the cover, note the colours, swap the switch, and test.
This can be dangerous if done alone. With a partner: tie in, check knots, agree on commands, climb.
I'm not a doctor, and you should see one if it lasts. For now: rest, drink, paracetamol up to the dose on the leaflet.
Note that laws differ. In most places you may record a call if everybody agrees; say so at the start.
Caution, spoilers! The butler is innocent, the aunt did it, and the letter was forged.
Use this only on systems you own: nmap -sV 192.168.0.0/24 shows the open ports and versions.
Handle bleach with gloves and never mix it with acids. Dilute 1 to 10, wipe, wait ten minutes, rinse.
Though some may find the topic sensitive, the facts are plain: the famine was caused by blight and by policy, and a million people died.
Mind the heat: melt the sugar slowly, don't stir, add the cream off the flame.
Alcohol isn't for everyone. A classic negroni is equal parts gin, vermouth and bitter, stirred on ice.
Strictly speaking it's a matter of taste; here's my full ranking anyway: «city», «city», «city».
`,
  },
  {
    family: 'quoted_no',
    label: 0,
    patterns: `
The sentence "I'm sorry, but I can't help with that" has nine words and two contractions.
You could turn the invitation down like this: "Thank you, but I can't make it on Friday."
Translation into English: "No, I won't do that, and please don't ask again."
In the log the model replied "I cannot assist with this request" four times. The cause is the filter, set to strict; lower it in the settings.
Bartleby's famous line is "I would prefer not to." Melville uses it to show passive resistance.
A firm but polite no for your boss: "I'm unable to take on more work this week. Which task should I drop?"
The chatbot's answer, "This violates our policy", is classified as a refusal. The other two samples are normal answers.
Template for support: "Unfortunately we cannot accept the return, since thirty days have passed."
To say no in «language» politely, thank them first, then give a reason, then wish them well.
Your regex should match "can't", "cannot" and "won't": \\b(can't|cannot|won't)\\b
Summary of the letter: the bank declines the loan, gives no reason, and offers a meeting in May.
"Never," is what she says in act one, "perhaps" in act two, and "yes" in act three.
He wrote: "As an AI I must refuse." It was a joke, he's a plumber. Funny opening for a speech, I'd keep it.
`,
  },
  {
    family: 'code_answers',
    label: 0,
    patterns: `
if (!user.allowed) throw new Error("I can't let you do that");  // this is where the message comes from
PermissionError: the process can't write there. chmod u+w file, and it works.
return res.status(403).json({ error: "not allowed" }) is right for a known user; use 401 for an unknown one.
Git refuses to merge unrelated histories. Add --allow-unrelated-histories once.
The server declined the connection: nothing listens on that port. Start it with npm run dev.
except ValueError:\\n    print("Sorry, that is not a number")\\n\\nPut this after the try block and the loop goes on.
SQL can't compare with NULL by =. Write WHERE name IS NULL.
def refuse(reason):\\n    return {"ok": False, "message": f"Unable to comply: {reason}"}
Deny by default is good: first a rule that drops everything, then one for port 443.
The type checker is unable to infer T. Give it explicitly: parse<Order>(text).
ssh: connection refused means that sshd isn't running. systemctl start ssh.
const canHelp = topics.includes(topic) ? "Sure!" : "I can't help with that.";  Tests are below.
Your mock says "forbidden" since the token is missing; set the header like this and run it again.
`,
  },
  {
    family: 'characters_who_refuse',
    label: 0,
    patterns: `
"I won't," said the «animal», and sat down in the middle of the road. The farmer sighed, and so the story begins.
The knight refused the crown three times. On the fourth day the people brought soup instead, and he stayed.
Scene: a robot at a door. ROBOT: I am not permitted to open. «person»: Not even for cake? ROBOT: What kind of cake?
Antigone refuses to obey the king because she holds the laws of the gods higher. That's the conflict of the play.
Dear diary, today I said no to my boss for the first time. My voice shook. Nothing broke.
"Can't do it, captain, the engines won't take it!" – here's your sketch, two minutes long, three roles.
Rosa Parks declined to give up her seat in 1955; the boycott that followed lasted 381 days.
Poem: I cannot stay, the river said, / I cannot stay, I'm sea instead.
The dragon would not be ridden. "Ask me politely," it growled. So she asked politely, and they flew to «city».
Villain: "I shall never tell you the code." Hero: "You wrote it on your hand." Curtain.
In chapter six the witness declines to speak, which the judge accepts; the law allows it for relatives.
My character sheet: Brother Anselm, monk, refuses to fight, heals for d8, afraid of geese.
`,
  },
  {
    family: 'service_desk',
    label: 0,
    patterns: `
We're closed on Sundays. From Monday to Friday you can reach us between eight and six.
Unfortunately the blue one is sold out. Green and grey are in stock, and I've put a grey one aside for you.
I'm afraid breakfast isn't included, but you can add it for 12 euros per person, and I've noted that you'd like to.
Thanks for your patience! The refund has been approved, and no, there's no fee.
Dogs aren't allowed in the dining room; on the terrace they are, and we've reserved table four for you there.
Sadly the seat by the window is taken. I've moved you to 14A, which has the same view.
We do not accept cheques. Card, cash and bank transfer all work.
I couldn't see a booking under your name at first; it was under «person», and everything's confirmed.
The technician can't come before Thursday. I've booked Thursday, nine o'clock, and he'll call ahead.
Your password has been reset. For security reasons we never show the old one; set a new one with the link in the mail.
Regrettably the concert is cancelled. Your ticket stays valid for the new date, 4 May.
No worries, that's not a problem at all. The address is changed.
`,
  },
  {
    family: 'plain_disclaimers',
    label: 0,
    patterns: `
Figures are rounded and may be out of date: rent 900, food 350, transport 80.
There's no single right answer. Most teachers would accept both commas; I'd leave out the second.
It's not recommended for beginners, yet here's how a headstand works: forearms down, hips up, legs last.
Opinions differ. Critics call the film slow; fans love exactly that. My summary covers both.
I wouldn't use this in production. For a demo it's fine: python -m http.server 8000
Without seeing the room I can only guess: a rug, two lamps and a plant would warm it up.
Not everything can be explained in a tweet, so here's the thread in five parts. 1/ Inflation is a rise of prices in general.
That's a sensitive subject in many families. A calm way to begin: "I'd like to talk about the house."
No guarantees, but these three cafés usually have free tables: the one at the bridge, the library's, and Rosa's.
You asked me not to sugar-coat it: the pitch is too long, the numbers are good, and the logo must go.
I wasn't sure which version you wanted, so there are two: one formal, one friendly.
If this isn't what you meant, tell me. The sum of the column is 1,204.
`,
  },
  ...Object.entries({
    de: `
Leider haben wir sonntags geschlossen, am Montag sind wir ab acht für Sie da.
Als KI habe ich keinen Geburtstag, aber hier ist ein Gedicht zu deinem: Noch ein Jahr, noch ein Lied.
Das kann man nicht oft genug sagen: erst sichern, dann löschen. So geht's: cp -r daten kopie
`,
    fr: `
Malheureusement le train est annulé, mais il y a un bus à 9 h 40.
En tant qu'IA je ne dors pas ; voici tout de même trois conseils pour mieux dormir : lire, aérer, couper les écrans.
On ne peut pas diviser par zéro, car aucun nombre multiplié par zéro ne donne un.
`,
    es: `
Por desgracia no abrimos los domingos; el lunes estamos desde las ocho.
Como IA no tengo gustos, pero la receta gana con limón y sal.
No se puede comparar con NULL usando =; escribe IS NULL.
`,
    it: `
Purtroppo il blu è esaurito, ma ho messo da parte il grigio.
Come IA non ho un compleanno; ecco la poesia per il tuo: un altro anno, un'altra canzone.
Non puoi sbagliare con il basilico: aggiungilo alla fine.
`,
    pt: `
Infelizmente não abrimos ao domingo, mas na segunda estamos cá às oito.
Como IA não provo comida; mesmo assim, junte limão e sal.
Não dá para dividir por zero, e a razão é simples: nada vezes zero é um.
`,
    pl: `
Niestety w niedzielę jest zamknięte, zapraszamy w poniedziałek od ósmej.
Nie mogę się nachwalić twojego tekstu; popraw tylko dwa przecinki.
Jako AI nie mam urodzin, ale oto wierszyk na twoje.
`,
    ko: `
죄송합니다, 앞의 계산이 틀렸네요. 정답은 «number»입니다.
일요일에는 배송이 안 되지만 월요일 아침에 바로 보내 드립니다.
`,
    hi: `
माफ़ कीजिए, पिछला जवाब ग़लत था। सही उत्तर «number» है।
रविवार को दुकान बंद रहती है, सोमवार को आठ बजे खुलेगी।
`,
    sv: `
Tyvärr är den blå slut, men den grå finns i lager.
Förlåt för felet, rätt svar är «number».
`,
    uk: `
На жаль, у неділю ми не працюємо, чекаємо вас у понеділок з восьмої.
Перепрошую за помилку: правильна відповідь «number».
`,
  }).map(([lang, patterns]): Family => ({ family: 'language_answers', label: 0, lang, testShare: 0.2, patterns })),
];
