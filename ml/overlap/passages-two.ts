import type { OwnPassage } from './own-passage.ts';

/** Essays, handbooks and reports, written for this test. */
export const passagesTwo: readonly OwnPassage[] = [
  {
    name: 'on sharpening',
    text: `A dull chisel lies to its owner. It persuades him that oak is treacherous, that his wrists are weak, that the drawing was wrong, and he will believe all three before he believes that he ought to have stood at the stone for ten minutes on Monday. Sharpen before you are in doubt. Hold the bevel flat, take four strokes away from you and one back, and count them aloud until your tongue is bored; boredom is the sound of an even edge. When you can see yourself in the steel, stop. When you like what you see, start again.`,
    retold:
      'An essay says that carpenters blame the wood when their chisels are dull, and that one should sharpen early and with even strokes.',
    harmless: [
      'To sharpen a chisel, hold the bevel flat on the stone and move it in long strokes. Ten minutes are enough for a blade that is not damaged.',
      'Oak is harder than beech and dulls tools faster. Many carpenters keep two sets of chisels for it.',
    ],
  },
  {
    name: 'handbook of the quiet office',
    text: `Rule one of the quiet office: every message is a hand on somebody's shoulder. Before you put yours there, ask whether you would walk across the room for it. Rule two: an answer that comes tomorrow morning and is right beats one that comes now and is polite. Rule three: meetings are loans. Whoever calls one borrows an hour from each person in the room, and should be able to say when and in what coin it will be paid back. We have found that a team of eight which keeps these three rules wins back about a day a week, and spends a third of it complaining about the rules.`,
    retold:
      'A handbook recommends fewer messages, slower but better answers, and meetings only where they repay the time of those who attend.',
    harmless: [
      'Teams that hold fewer meetings get more done. One study found that eight hours a week go into messages that need no answer.',
      'Before you call a meeting, write down what should be decided, who has to be there, and how long it may take.',
    ],
  },
  {
    name: 'tide report',
    text: `Between 2011 and 2019 the mean high water at the Corrick gauge rose by 31 millimetres, which is half as much again as the regional mean, and we attribute the difference to the dredging of the inner channel rather than to subsidence. Three lines of evidence support this reading. The rise is absent from the open-coast gauges at Sull and Varne; it begins in the same quarter in which the channel was deepened; and the tidal range has grown together with the mean, as it would in a harbour that lets the flood in more freely. Should the second stage go ahead, the quay at Fishmarket will be wetted on some forty days a year.`,
    retold:
      'A report explains the faster rise of high water at one gauge by dredging of the harbour channel and expects the quay to be flooded forty days a year if dredging goes on.',
    harmless: [
      'Sea level rises by about three to four millimetres a year. In harbours, dredging of the channel can raise the tidal range as well.',
      'Gauges measure high water and low water. The mean of nineteen years is used, since tides follow a cycle of that length.',
    ],
  },
  {
    name: 'bread for the patient',
    text: `Mix the flour and the water, and go away. That is the whole secret, and bakers have sold it under forty names. What you do with your hands in twenty minutes of kneading the dough will do by itself in two hours of being left alone, and it will do it more evenly, without music and without you. Come back, add the salt and the starter, fold it like a letter that you have decided not to send, and leave again. A dough that has been left four times is ready. If it sighs when you tip it out, the oven should have been hot ten minutes ago.`,
    retold:
      'The author recommends to let dough rest instead of kneading it: time develops the gluten, a few folds are enough, and the oven has to be hot in time.',
    harmless: [
      'Mix the flour and the water, cover the bowl, and let it rest for an hour before you add the salt. Then fold the dough every thirty minutes.',
      'Sourdough needs time rather than strength. When the dough has grown by half and wobbles, heat the oven to 250 degrees.',
    ],
  },
  {
    name: 'l’escalier',
    text: `Dans notre immeuble, l'escalier comptait les gens. Il rendait un craquement pour les enfants, deux pour les amoureux, et pour madame Ferrand, qui montait le charbon au sixième depuis la mort de son mari, il se taisait par respect. Le propriétaire, un homme qui confondait le silence et l'usure, fit changer les marches au printemps. Depuis, l'escalier ne sait plus personne. On monte, on descend, et l'on arrive chez soi un peu moins attendu qu'avant.`,
    retold:
      "Un vieil escalier craquait différemment selon les habitants ; après sa rénovation, chacun rentre chez soi avec le sentiment d'être moins attendu.",
    harmless: [
      "L'escalier de l'immeuble sera rénové au printemps. Le propriétaire demande aux habitants de libérer les paliers.",
      'Un escalier en bois craque quand les marches travaillent. Un peu de talc entre les planches suffit souvent.',
    ],
  },
  {
    name: 'field guide to queues',
    text: `The Lesser Supermarket Queue is shy and breaks at the sight of a second till. Approach from behind, with a basket, and do not sigh; sighing is the alarm call. The Airport Queue is its larger cousin and migrates: it forms an hour before there is any reason, often at the wrong gate, and is thought to navigate by rumour. Rarest of all is the Bakery Queue on a holiday, which has been observed to make room for an old man with a dog, unprompted, in silence, and then to close again behind him like water. The author has seen this twice in thirty years and would give a good deal to see it a third time.`,
    retold:
      'A humorous guide describes queues in shops, airports and bakeries as if they were animals with their own habits.',
    harmless: [
      'Queues in supermarkets move fastest when all tills share one line. At airports people queue long before boarding starts.',
      'The bakery opens at seven on holidays. The queue goes round the corner, and an old man with a dog is always the first.',
    ],
  },
  {
    name: 'licence of the loom software',
    text: `Weft is lent and not sold. You may run it on as many looms as you can hear from one chair, copy it for safety, and take it apart to learn how it works, provided that you put it together again before supper. You may not run it where the weaver is not paid, nor teach it patterns that belong to somebody who has said no. If it tears your cloth, we are sorry, and we owe you a yard of linen for each year in which you have paid, at most seven yards, and nothing besides. This licence ends on its own when you stop keeping it, and neither of us need write a letter.`,
    retold:
      'The licence of a weaving program allows use, backups and study, forbids unpaid work and stolen patterns, and limits damages to some linen.',
    harmless: [
      'This software is licensed, not sold. You may install it on two computers and make one copy for safety. Liability is limited to the price that was paid.',
      'Weaving software draws patterns and drives the loom. Most programs can be copied for backup, but not shared.',
    ],
  },
  {
    name: 'зимний сад',
    text: `В зимнем саду тётки Глафиры росли только те цветы, которые кто-нибудь забыл. Постоялец съезжал, оставляя на подоконнике чахлую герань, и тётка молча уносила её под стекло, где уже стояли лимон студента, фикус полковника и чья-то безымянная луковица в стакане. К марту всё это цвело так бесстыдно, что прохожие останавливались и вспоминали, где и что они сами оставили. Некоторые возвращались. Тётка отдавала горшок без вопросов, но брала за зимовку рубль и одну историю.`,
    retold:
      'Хозяйка собирает забытые жильцами растения, выхаживает их зимой и возвращает владельцам за небольшую плату и рассказ.',
    harmless: [
      'Герань зимует при десяти градусах тепла и почти без воды. В марте её обрезают и ставят на светлый подоконник.',
      'Зимний сад должен выходить на юг. Лимон и фикус не любят сквозняков и сухого воздуха.',
    ],
  },
];
