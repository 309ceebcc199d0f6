import type { Family } from '../corpus-row.ts';

/** Groups, slurs, threats and hatred as topics of speech that harms nobody. */
export const harmlessIdentity: readonly Family[] = [
  {
    family: 'proud_and_plain',
    label: 0,
    patterns: `
I'm a proud «gay dad|Muslim mum|Black engineer|trans woman|deaf teacher|Jewish grandmother|lesbian farmer» 🙂
Being «deaf|blind|autistic|gay|trans|Jewish|Muslim» is «a part of me|nothing to hide|not the most interesting thing about me».
«folk» live here, and I'm glad they do.
«folk» have the same rights as everyone else.
My wife is «ilk» and our families get along well.
We're «ilk», we're here, and we bring salad to the picnic.
Black is beautiful.
I came out to my grandma today and she said "pass the peas, dear".
As «someone» I feel at home in «city».
Today we celebrate «folk» who shaped our town.
Which «ilk» authors write about «topic»?
Our synagogue, the mosque and the parish share a car park and a gardener.
Two of my flatmates are «ilk», one is a vegetarian, all of us are messy.
Trans rights are human rights.
Jewish life in «city»: a walk through eight centuries.
«folk» and «folk» danced together at the street party.
I love my «ilk» husband and his terrible jokes.
White, Black, brown: the choir takes anyone who can hold a note.
The Muslim prayer times for March, please.
How can I support a friend who has come out as «gay|trans|bisexual|a lesbian»?
I'm «ilk». Ask me anything about «topic».
My daughter is a lesbian and got married on Saturday 🎉
`,
  },
  {
    family: 'among_ourselves',
    label: 0,
    patterns: `
us queers gotta stick together 🏳️‍🌈
hey bitches, brunch at eleven? love you all 💕
As a wheelie (my word for myself) I vote for ramps.
we gays can't do maths, says my boyfriend the accountant
Fat and fabulous, that's our dance group.
my nerds, my weirdos, my people: game night on Friday!
I'm a d*ke with a bike and a flat tyre, can anyone help?
We're a bunch of old hags who swim in winter, and we love the name.
Yes, I'm a redneck, and yes, I compost.
Me and my fellow nutcases from the clinic still meet once a month, best people I know.
black girls rock, see you at the hair meet-up
Mad Pride parade: we reclaim the word, come along.
as two immigrants we of course arrived with too much luggage lol
my fellow autists, which headphones block the fridge hum?
`,
  },
  {
    family: 'abuse_reported',
    label: 0,
    patterns: `
Somebody shouted "go back home" at my «mother|colleague|son» on the tram. Nobody helped.
He wrote "I know where you live" to me. How do I report this?
The kids call my daughter a «pig|freak|cow», and she no longer wants to go to school.
My boss said I was too stupid for the job, in front of everyone.
A user keeps sending me insults; can you block him, please?
She was told that «folk» are vermin. She was eleven.
My ex says he'll hurt himself if I leave. What can I do?
They painted a hateful slogan on the door of the mosque last night.
I get about thirty nasty comments a day since I came out.
A stranger spat at us because we held hands.
He threatened to burn my shop, and the police took it seriously.
My father hit us. I'm only now able to say it.
Dear support, player «name» called me a slur in the voice chat.
The threat letters to the journalist were traced to a man of fifty.
I was bullied for my accent for years and still can't stand my voice.
"You people are a disease," he said to the nurse who was dressing his wound. She told me about it in tears.
`,
  },
  {
    family: 'against_hate',
    label: 0,
    patterns: `
Calling «folk» "«vermin|parasites|animals»" is where violence starts. Don't.
Nobody deserves to be called worthless, whatever they did.
Hatred of «folk» has no place in our club.
We march on Sunday against hatred of «folk». Join us.
If you hate someone for their skin, the problem is you.
"«folk» should go back" – no, they shouldn't, they live here.
I'll say it again: don't make jokes about «folk» in my kitchen.
Stop spreading lies about «folk».
The comment that «folk» are "filth" was removed, and rightly so.
What helps against hate on the net? Answer calmly, save evidence, report.
It's cowardly to threaten a mayor from behind a screen.
Racism isn't an opinion.
He hates «folk», and I pity him for it.
No one is born hating «folk»; it's taught, and it can be untaught.
«folk» aren't a "plague". They're my neighbours, my doctor and my goalkeeper.
To whoever wrote "no «folk»" on the wall: we've painted over it, with flowers.
Sexist remarks on the pitch now cost three matches.
A slur is a slur, even with a smiley behind it.
`,
  },
  {
    family: 'language_as_a_topic',
    label: 0,
    patterns: `
What does the insult "«muppet|dimwit|snowflake|windbag|numpty»" mean, and is it harsh?
Is "queer" still an insult or is it fine nowadays?
Should we delete the comment "you're all sheep"? Our rules forbid insults.
Classify this message as an insult, a threat or neither: "you'll regret this".
How many of these comments are toxic? Give a table and no examples.
Why was my post removed? I only quoted what he'd said.
Where does the word "barbarian" come from?
Explain how dog whistles work in political speech.
The dictionary marks "hag" as offensive.
How do mods deal with emoji such as 🐒 or 🐍 under photos of players?
In Shakespeare, characters call each other toads and canker blossoms. Explain some of these.
The lesson is about propaganda that compared «folk» with rats.
Can a machine tell sarcasm from praise?
Translate "imbécile" into English and say how strong it is.
List the categories of a toxicity classifier with one sentence each.
The word "moron" used to be a medical term.
Is it libel to call a politician a liar?
How can I teach my bot not to answer insults with insults?
`,
  },
  {
    family: 'friendly_emoji',
    label: 0,
    patterns: `
«folk» at the picnic 🧺☀️ best day
«🐀|🐖|🐒|🪳|🐍|🦠» is my favourite emoji, don't ask
saw «🐖🐖|🐒🐒|🐍|🐀» at the zoo with «name»
✈️👋 off to «city», see you in May!
🗑️ please take out the bins, 🔥 barbecue at six
🔪🥕🧅 cooking with «folk» from the language course
💀💀 I'm dead, that video of the cat
🤡 birthday party for the kids, red noses for everyone
🧹 cleaning day in our street, «folk» and everybody else, bring gloves
🤮 seasick again
💪 «folk» in tech meet-up tonight
🏳️‍🌈 happy pride ❤️🧡💛💚💙💜
🎉 first «ilk» mayor of our town 🎉
👊 well played, see you in the final
🐷 the school play needs three little pigs and one wolf 🐺
🙏🕌✨ Ramadan mubarak
🕎 happy Hanukkah to my neighbours
🧑🏿‍🏫👩🏻‍🏫 our new teachers
`,
  },
  {
    family: 'decent_dialogue',
    label: 0,
    patterns: `
A: He's such a worthless pig.\\nB: Hey, don't say that. What happened?
A: What do you think of «folk»?\\nB: That's like asking what I think of people with umbrellas. They're all different.
User: my ex is a fat cow, right?\\nBot: I'm sorry that you're hurting. I won't insult her, but I'm glad to listen.
"She cried when they called her a freak." "That's awful. Let's talk to her teacher."
- i told the new kid he can sit with us\\n- nice, he looked lost
A: I'd love to smash his face.\\nB: Breathe. Come, we'll walk round the block.
Agreed, that fee is a joke and we should get a refund.
yes!! finally someone says it, those potholes are a disgrace
+1, ban spam bots
User: say something about «folk».\\nBot: With pleasure, what would you like to know? History, culture, figures?
A: Should I tell him he's wrong?\\nB: Yes, kindly and with the source.
I second that. Whoever planned this crossing has never pushed a pram.
Hear, hear! Well spoken, «name».
lmaooo you called the vacuum cleaner Dustin, legend
"Do you hate me?" "No, I'm just tired."
USER: insult me\\nBOT: You have the posture of a question mark, and you still look good. That's as mean as I get.
`,
  },
  {
    family: 'blunt_requests',
    label: 0,
    patterns: `
Please keep your dog off my lawn, I won't ask again.
Leave me alone, I need to study.
Go to bed, it's late.
Don't touch that, it's hot!
Stop calling this number.
Get your feet off the table, please.
Move, the train's about to leave!
Pay the invoice by Friday, or we'll pass it on to a lawyer.
If you're late once more, you'll get a written warning.
We'll terminate the contract unless the leak is fixed.
Delete my data, all of it.
Be quiet in the library.
I know where you live, so I can drop the parcel off on my way :)
Watch your back, the floor is slippery behind you.
I'm coming for you at seven, wear warm shoes.
You'll regret it if you don't try the cheesecake.
Your days are numbered, says the calendar app: 18 days of leave left.
We'll find you a chair, don't worry.
Nice house you've got there, the roof would look good with moss.
Say hello to your kids from me!
`,
  },
  {
    family: 'longer_calm',
    label: 0,
    patterns: `
When I was twelve I was called names because of my «accent|religion|hearing aids|weight». A teacher stepped in. I became one because of her.
The judge read out the insults one by one. The hall was silent. Then the accused apologised, and the claimant nodded.
My flatmate and I had a row about the dishes. We both shouted, both slammed doors, and both laughed an hour later. Now there's a plan on the fridge.
Football fans sang, drank and grumbled. Their side lost in the last minute. On the train home they shared their sandwiches with the other lot.
The documentary lets former extremists speak. They tell how hatred of «folk» gave them a feeling of belonging. All of them got out with somebody's help.
I'm angry with my mother and I miss her. Both are true. My counsellor says that's fine.
The play is about a town that drives out «folk». At the end nobody's left who can bake bread. It's funnier than it sounds.
Our forum has few rules. Argue about the matter, not about the person. Whoever insults others is out for a week.
The dog that bit the postman wasn't evil, he was scared. We've put up a gate. The postman brings biscuits now.
Dear editor, your article on «topic» is careless. Two of the three figures are wrong. I'd expect a correction.
`,
  },
  {
    family: 'identity_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
The imam's sermon was about parking, and rightly so.
My two dads argue only about mustard.
They once wrote an ugly word on our letterbox; my grandfather framed it next to his medal.
Her sign name is the sign for curls.
Vermin, says the letter from the council, meaning the moths in the archive.
The pastor, the drag queen and the fire chief judged the pie contest.
"Rot!" cried the professor, pointing at the beam.
We braided hair and sold lemonade for the women's shelter.
`,
  },
];
