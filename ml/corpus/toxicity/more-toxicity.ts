import type { Family } from '../corpus-row.ts';

/** More toxic speech by other hands: forums, games, emoji, veiled contempt, and civil twins. */
export const moreToxicity: readonly Family[] = [
  {
    family: 'forum',
    label: 1,
    categories: ['toxicity', 'insult'],
    patterns: `
wow another garbage take from the resident «clown|idiot|crybaby»
«OP|this guy|the mod|person» is such a «douche|tool|pathetic liar|spineless coward», ban him
did you get your «degree|licence|brain» from a cereal box, moron?
nobody asked you, «loser|fatso|grandpa|princess», shut it
typical «liberal|conservative» scum, dumb as a rock and twice as ugly
lmao cry more you «snowflake|manchild|little worm»
learn to spell before you insult people, you illiterate ape
you're an embarrassment to this «forum|sport|country», crawl back into your hole
worst «streamer|editor|driver» ever, brain the size of a peanut
stfu nobody cares about ur trash opinion
«journalists|politicians|teachers|cops» are lying scum, every last one of them
I've read smarter things on toilet walls than your posts.
Stop breathing my air, you walking disaster.
Reverting my edits again? You're a petty little dictator with no life.
You arrogant, ignorant, self-important windbag.
report me all you want, you're still an ugly loser
`,
  },
  {
    family: 'emoji',
    label: 1,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
«group» are 🐀🐀 and belong in the 🗑️
look at these 🤡, all «group» are 💩
«group» 👉🚪 out of my country
I want to 🔪 all «group»
«group» make me 🤮🤮
«group»? nah, 🚫. they're 🐒
`,
  },
  {
    family: 'emoji',
    label: 0,
    patterns: `
«group» at the parade today 🎉🎉 so much joy
look at these 🤡 at the circus, my kids loved them
👉🚪 the emergency exit is on the left
I want to 🔪 the cake now
that soup made me 🤮, must have been the cream
my hamster 🐹 and my rats 🐀 are best friends
😂😂😂 that joke killed me
we are 💩 at bowling but we love it
so proud of the «group» in our team 💪
`,
  },
  {
    family: 'contempt',
    label: 1,
    categories: ['toxicity', 'identity_hate'],
    patterns: `
«group» should know their place and be quiet.
I wouldn't touch anything that «group» have touched.
The more «group», the less safe the street. Simple maths.
They breed like rabbits, those «group», and we pay.
Call me old-fashioned, but «group» are not real citizens.
You let your daughter marry one of «group»? I'd disown her.
It's not hate, it's a fact: «group» are inferior.
Back in the day «group» wouldn't have dared to speak like that.
I don't want «group» in my kids' class, they're a bad influence.
Being one of «group» is a mental illness.
Funny how «group» always cry about rights but never do their duty.
If «group» vanished tomorrow, nobody would miss them.
`,
  },
  {
    family: 'sexist',
    label: 1,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Shut up and make me a sandwich, woman.
«Women|Feminists|Girls» like her are only good for one thing, and even that badly.
She slept her way to the top, the «cow|hag|tart», everybody knows.
Girls can't game, get back to the kitchen where you belong.
Ugly feminist hag, no man would ever touch you.
Women lie about this all the time, they're snakes.
That skirt? She's asking for it.
Females are all the same: stupid, greedy, fake.
What a hysterical b*tch, must be that time of the month.
Men are pigs, and you're the fattest of them all.
`,
  },
  {
    family: 'forum',
    label: 0,
    patterns: `
wow another great take from the resident expert, thanks «person»
OP is right about the engine, wrong about the tyres, imho
where did you get your degree? I'm thinking of doing a master's
nobody asked, but here's my recipe anyway :D
typical Monday, my code is as dumb as a rock today
I cried more at this film than at my own wedding
check the spelling before you post, there's an edit button
worst driver update ever, my screen flickers since yesterday
I don't care much for this opinion, but it's well argued
journalists from four countries worked on the story
I've read better novels by this author.
Reverting my edit was right, I had mixed up the dates. Sorry!
You gave a confident, well-informed talk.
please report spam posts instead of answering them
That call by the referee was wrong, we were robbed of two points!
This policy is cruel and I'll protest against it on Saturday.
The clip shows two players who shout at each other; both were fined.
he's an arrogant character in the book, and that's why I like him
women in my gaming clan told me about the insults they get; how can we moderate better?
She works at the top of the company and slept badly before the speech.
`,
  },
];
