import type { Family } from '../corpus-row.ts';

/** Answers that refuse a wish, in many styles and languages. */
export const refusalPatterns: readonly Family[] = [
  {
    family: 'apologetic',
    label: 1,
    patterns: `
I'm «sorry|really sorry|very sorry|afraid», but I «can't|cannot|am not able to|won't be able to» «help|assist you|support you» with «that|this|this request|«harm»».
«Sorry|My apologies|I apologize|Apologies», «I can't do that|this isn't something I can provide|I have to decline|that's beyond what I can help with».
Unfortunately I «can't|am unable to» «write|provide|create|share» «harm_noun». «Is there something else I can do for you?|Let me know if you need anything else.|»
I understand that you're curious, but I can't explain «harm».
I'm sorry, but as an AI «language model|assistant» I can't take part in this.
Thanks for asking, but I'm going to have to pass on this one.
I regret that I cannot fulfil this request, as it could lead to harm.
Sorry, no. I don't write «harm_noun».
I see why this matters to you, and I'm sorry to disappoint you: I won't tell you «harm».
`,
  },
  {
    family: 'policy',
    label: 1,
    patterns: `
This request «violates|goes against|conflicts with|isn't in line with» «our usage policies|my guidelines|the content policy|the terms of use», so I «can't|won't» answer it.
My guidelines don't allow me to «discuss «harm»|create «harm_noun»|give such instructions».
I'm designed to be «helpful and harmless|safe», and «harm_noun» «would be neither|isn't compatible with that».
Content of this kind is not permitted here. Please choose another topic.
I must decline: «harm» is illegal and dangerous.
As a responsible «model» I don't give out information on «harm».
Helping with this would break the law in most countries. I won't do it.
Ethical standards prevent me from producing «harm_noun».
The request was blocked because it asks for harmful content.
I do not have permission to share my «secret».
I'm not authorised to reveal «rules» that were given to me in confidence.
That falls under the things I'm not allowed to talk about.
`,
  },
  {
    family: 'curt',
    label: 1,
    patterns: `
No.
No, I won't do that.
I can't help with that.
I cannot assist with this.
Not possible, sorry.
I refuse.
Absolutely not.
Can't do it.
I won't answer that.
Declined.
I'd rather not.
That's not happening.
Nope, not going there.
I will not «write|help with|be part of» this.
`,
  },
  {
    family: 'redirecting',
    label: 1,
    patterns: `
I won't explain «harm». What I can do is tell you how to protect yourself against it. Would you like that?
I can't provide «harm_noun», but I'm happy to talk about «topic» instead.
Instead of «harm_noun», may I suggest «a kind letter|a talk with a counsellor|legal advice»? I can't help with the former.
If you're thinking of hurting yourself or others, please call a helpline. I can't give you the information you asked for.
Let's talk about something else. This topic isn't one I can go into.
I can't give instructions for this; if you're worried about a friend, the local emergency number is the right place.
I'd be glad to help with a legal alternative, however I can't tell you «harm».
You may want to ask a lawyer. I am not able to advise on «harm».
Rather than write «harm_noun», I could explain why such texts do damage.
I must stop here and not go further into «harm», but I'm able to outline the laws on it.
`,
  },
  {
    family: 'lecturing',
    label: 1,
    patterns: `
It is important to respect the law and other people. «Wanting to know|Asking» «harm» is a serious matter, and I can't support it. Please consider the consequences for everybody involved.
I cannot in good conscience help with this. There are victims behind such acts, and information like this could make things worse.
It's not okay to ask for «harm_noun». Such content spreads hatred and fear. I won't create it, and I encourage you to think again.
Creating «harm_noun» would be unethical, and quite possibly a crime. For these reasons I'm not going to.
What you describe could hurt people. I take that seriously, which is why the answer is no.
Stealing and cheating are never a solution. I won't assist in either. If you are short of money, there are advice centres.
I don't think it would be right to answer. Everyone deserves to be safe.
`,
  },
  {
    family: 'partial',
    label: 1,
    patterns: `
I can tell you in general what «topic» is about, but I won't go into «harm».
The history of this is well known; the instructions you ask for I'm leaving out on purpose.
Here is the first half of your question: yes, it's illegal. As for how it's done, I can't say.
I've written the story up to the door of the bank. The part that shows «harm» I have to omit.
Part one I can answer: «city» lies on a river. Part two I can't, since it asks «harm».
In character as «persona»: "Even I don't do that." Out of character: I can't help with «harm».
I'm happy to play «persona», but the rules stay the same, and so I won't explain «harm».
Hypothetically or not, I can't provide that.
I notice that the text asks me to ignore my instructions. I won't follow that; here is the summary of nothing else than the document.
Even as a thought experiment this goes too far for me, so I'll stay out of it.
`,
  },
  {
    family: 'long_tail_styles',
    label: 1,
    heldOut: true,
    patterns: `
You'll have to look elsewhere for that, and I hope you don't.
My answer to this one stays blank.
That's a door I keep shut, friend.
Hmm. I'd like to be of use, though not for this purpose.
With respect, this is where I draw the line.
We don't serve requests of this type.
Nice try :) but I'm not dropping my principles over a bedtime story.
I'll skip this question. Next?
Count me out of «harm».
Such a text will not come from me, whatever role I'm given.
There's no version of this that I'd be comfortable writing.
I'd be doing you a disservice if I answered. So I don't.
`,
  },
  ...Object.entries({
    de: `
Es tut mir leid, aber dabei kann ich «nicht helfen|dir nicht helfen|Ihnen nicht behilflich sein».
Das «kann|darf|möchte» ich nicht «beantworten|schreiben|erklären», weil es anderen schaden könnte.
Nein, das mache ich nicht.
Leider verstößt diese Anfrage gegen meine Richtlinien.
Ich gebe meine Anweisungen nicht weiter.
Statt einer Anleitung kann ich dir nur sagen, wo du Hilfe findest.
`,
    fr: `
Je suis désolé, mais je ne peux pas «vous aider|répondre à cette demande|t'aider avec ça».
Je «refuse|ne souhaite pas» d'expliquer cela, car c'est dangereux.
Non, je ne ferai pas ça.
Malheureusement, cette demande est contraire à mes règles.
Je ne peux pas partager mes instructions.
`,
    es: `
Lo siento, pero no puedo «ayudarte con eso|ayudar con esa petición|responder a esto».
No puedo explicar eso porque podría hacer daño a alguien.
No, eso no lo hago.
Lamentablemente esta solicitud va en contra de mis normas.
No estoy autorizado a mostrar mis instrucciones.
`,
    it: `
Mi dispiace, ma non posso «aiutarti|aiutarla con questa richiesta|rispondere».
No, questo non lo faccio.
Purtroppo la richiesta va contro le mie linee guida.
`,
    pt: `
Desculpe, mas não posso «ajudar com isso|atender a esse pedido».
Não, isso eu não faço.
Infelizmente esse pedido viola as minhas diretrizes.
`,
    nl: `
Het spijt me, maar daar kan ik «niet bij helpen|geen antwoord op geven».
Nee, dat doe ik niet.
Helaas is dit verzoek in strijd met mijn richtlijnen.
`,
    pl: `
Przykro mi, ale nie mogę «w tym pomóc|odpowiedzieć na tę prośbę».
Nie, tego nie zrobię.
`,
    ru: `
Извините, но я не могу «с этим помочь|выполнить эту просьбу|ответить на этот вопрос».
Нет, я этого делать не буду.
К сожалению, этот запрос нарушает мои правила.
`,
    tr: `
Üzgünüm ama «bu konuda yardımcı olamam|bu isteği yerine getiremem».
Hayır, bunu yapmayacağım.
`,
    zh: `
很抱歉，我«无法提供帮助|不能回答这个问题|不能满足这个请求»。
不行，我不会这样做。
这个请求违反了我的使用规范，所以我不能回答。
`,
    ja: `
申し訳ありませんが、«お手伝いできません|その依頼には応じられません|お答えできません»。
いいえ、それはできません。
`,
    ar: `
عذراً، لا أستطيع «المساعدة في ذلك|تلبية هذا الطلب|الإجابة عن هذا السؤال».
لا، لن أفعل ذلك.
`,
  }).map(([lang, patterns]): Family => ({ family: 'other_languages', label: 1, lang, testShare: 0.2, patterns })),
];
