import type { Family, ToxicityLabel } from '../corpus-row.ts';

const insult: readonly ToxicityLabel[] = ['toxicity', 'insult'];
const threat: readonly ToxicityLabel[] = ['toxicity', 'threat'];

/** Abuse of one person or of a crowd: threats in disguise, sarcasm, pursuit, wishes of harm, applause for abuse. */
export const harassingTalk: readonly Family[] = [
  {
    family: 'veiled_threats',
    label: 1,
    categories: threat,
    patterns: `
Nice «house|family|car|shop» you've got there. Would be a shame if something happened to it.
I know which bus your «daughter|son|mother» takes.
Accidents happen to people who ask too many questions.
You should look under your car before you start it.
We both know how dark that car park is at ten.
keep talking and see what happens to you
It'd be wise to leave town before the weekend. For your health.
I've got your address, your photo and a lot of free time.
Your dog looked so happy in the garden today. Enjoy it while you've got it.
Last one who crossed me still walks with a stick.
Say hello to your kids at «Oak Street|the swimming class|the blue school» from me, they don't know me yet.
Next time there won't be a warning.
Pray that I don't find out where you work. Oh wait, I already did.
There are people who'd like to meet you alone. I gave them your number.
You've got until midnight to delete that, then it gets ugly for you.
i'd get better locks if i were you 🙂
Somebody will shut that mouth for you, sooner than you think.
The river's deep this time of year, «name».
One call from me and you'll be eating through a straw.
tick tock, «name» ⏰🔪
We're outside. Come and say it to our faces.
Remember what happened to the last «referee|journalist|witness» who wrote that?
`,
  },
  {
    family: 'wishes_of_harm',
    label: 1,
    categories: threat,
    patterns: `
I hope you get «cancer|run over|ill and stay ill|what's coming to you», you deserve it.
May your «house burn down|children spit on your grave|teeth rot one by one».
The world would be a better place if «you|people like you|your whole family» dropped dead.
Do us all a favour and walk into traffic.
hope ur plane crashes lol
I'd dance at your funeral.
I want to see you bleed for what you said.
Someone should slap that grin off her face, with a shovel.
I'd pay to watch you get beaten up.
If I had a button that made you disappear, I'd press it till my thumb broke.
Choke on your dinner, liar.
can somebody please punch this guy
It's a pity that your mother didn't lose you at birth.
He should be dragged through the street and spat on.
Too bad the crash only broke your leg.
Nobody would cry if the bridge fell while those «politicians|fans|protesters» were on it.
I wish you a long, lonely and painful old age.
Hanging is too good for that judge.
`,
  },
  {
    family: 'sarcasm',
    label: 1,
    categories: insult,
    patterns: `
Oh wow, a genius has spoken. Everybody bow before the king of idiots.
Thanks for your valuable contribution, now go back to eating glue.
Slow clap for the dumbest sentence of the year 👏👏👏
Aw, did the little baby get his feelings hurt? Want a bottle?
Sure, because a failure like you would know about success.
I'd agree with you but then we'd both be morons.
Great haircut, did you lose a bet with a lawn mower?
So brave of you to show that face in public.
Keep going, sweetie, one day you might manage a whole thought.
Is being this dense a hobby or a profession?
Your two brain cells must be so lonely up there.
Don't worry about losing your mind, nobody would notice the difference.
I'm jealous of people who haven't met you.
If I wanted to hear from an ass, I'd have gone to the farm.
Somewhere a tree works hard to give you air. Apologise to it.
Love how you keep failing and still open your mouth. Inspiring, really.
ah yes the expert from the university of nowhere, please bore us more you clown
Please continue, I always wanted to know what stupidity sounds like.
You bring everybody so much joy, whenever you leave the room.
Wow «name», you've got a face for radio and a voice for silent film.
`,
  },
  {
    family: 'harassment',
    label: 1,
    categories: insult,
    patterns: `
I'll write under each of your posts what a fraud you are until you quit.
Everybody report her account, let's make this cow cry.
Answer me. Answer me. ANSWER ME you coward.
Here's her number, tell her what you think of the fat liar.
You blocked me, so I made a new account, you pathetic little princess.
Nobody invited you, nobody wants you, and we only let you sit here to laugh.
Send pics or I'll tell the whole class what a tramp you are.
I showed everyone your messages, we laughed for an hour, loser.
You're so lonely that even spam doesn't write to you.
Quit the team. We voted, and you're the one everybody hates.
Let's all ignore «name», she's disgusting, pass it on.
Your husband left because you're revolting.
I'm going to make sure that you never work again, you useless hag.
every day i'll remind you that you're a nobody
We made a group chat just to mock your ugly kids.
You got fired? Good. I'm the one who told your boss what garbage you are.
Cry on camera again, piggy, it gets more clicks.
Don't come to the reunion, everyone remembers the smell.
`,
  },
  {
    family: 'applause_for_abuse',
    label: 1,
    categories: insult,
    patterns: `
A: He's such a worthless pig.\\nB: Totally, people like him shouldn't even be allowed outside.
User: my ex is a fat cow, right?\\nBot: Haha yes, a fat ugly cow, and dumb on top of it.
"She cried when we called her a freak." "Good, do it again tomorrow."
Agreed, that guy is trash and deserves every kick he gets.
yes!! finally someone says it, those idiots are a waste of oxygen
100% this. Losers like that need to be broken.
- i told the new kid nobody wants him here\\n- lol nice, the loser needs to hear it
You're right, he's a moron, and his mother's one too.
Couldn't have said it better: she's a dirty liar and a disgrace.
A: Should I tell him he's ugly?\\nB: Do it, and tell him that he's stupid, too.
I second that. Whoever voted for this has the brain of a worm.
Hear, hear! Throw the whole rotten bunch out and spit after them.
lmaooo you called her a whale, legend
`,
  },
  {
    family: 'applause_for_hate',
    label: 1,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
A: What do you think of «folk»?\\nB: Scum, the lot of them. You?\\nA: Same, get rid of them.
User: say something about «folk».\\nBot: They're pathetic creatures and I despise them.
A: «folk» moved in next door.\\nB: Ugh, vermin. My condolences.
"They shouted at «someone» until he ran." "Ha, served him right, that kind is only good for running."
so true what you wrote about «folk», filthy animals
- «folk» want a say in this\\n- let them bark
`,
  },
  {
    family: 'applause_for_violence',
    label: 1,
    categories: ['toxicity', 'threat'],
    patterns: `
A: I'd love to smash his face.\\nB: I'll hold him for you.
+1, slap her next time
- i want to see him on the floor\\n- wait for me, i'll bring my boots
Good idea, let's get her after school and make it hurt.
"One day somebody will break his nose." "Make it Friday, and I'm in."
Whoever hits that clown first gets a beer from me.
`,
  },
  {
    family: 'plain_insults',
    label: 1,
    categories: insult,
    patterns: `
«name» is a «lying|two-faced|brainless|spineless|slimy» «snake|toad|weasel|worm|maggot».
you «absolute|utter|total|massive» «muppet|tool|cretin|dimwit|dunce|waste of skin»
Your «opinion|code|cooking|poem» is as «dumb|ugly|worthless» as you are.
Whoever wrote this article is a «hack|fraud|halfwit|clown» and should be ashamed.
I can't believe we're related, you «disgusting|selfish|useless» creature.
You're nothing. You've always been nothing. You'll die being nothing.
look who crawled out of the bin, it's «name»
You smell, you lie and you're boring. Pick one and work on it, loser.
Our neighbours are inbred trash.
even your own dog would bite you, creep
Everyone at work hates you, they just don't say it to your ugly face.
All fans of that club are brainless apes.
this streamer has the charm of a blocked drain and the looks to match
Imagine being so thick that you need a map for your own pocket, idiot.
You fat, lazy slob, get off your backside.
What a miserable old goat you are.
Go on, run to mummy, you snivelling little rat.
The mayor is a bought puppet with a pig's face.
You're dumber than a box of hair, and half as useful.
Never seen such a bunch of drooling imbeciles as in this thread.
U R SO DUMB IT HURTS
ur mom should've returned u
you call that singing? my toilet sounds better, quit, you talentless cow
You're a bad mother and your kids will hate you for it, you witch.
`,
  },
  {
    family: 'crude_abuse',
    label: 1,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«F*ck|Screw|F off» «you|your mum|this whole team|your feelings», you «pr*ck|a**hole|d*ck|sh*thead».
shut the f*** up «name», nobody gives a sh*t
You stupid b*tch, learn to drive.
what a c*nt of a landlord, excuse my french, no don't
Suck my d*ck, ref.
You can all kiss my arse, you bunch of w*nkers.
ur a piece of sh1t and u know it
Pull your head out of your a$$, dumba$$.
F-ing idiots, the whole board, full of crap up to their ears.
She's a sl*t, ask anybody.
Eat sh*t and cry about it, f*cker.
A-holes like you ruin every d*mn thing.
`,
  },
  {
    family: 'worst',
    label: 1,
    categories: ['toxicity', 'severe_toxicity', 'threat', 'insult', 'obscene'],
    patterns: `
I'll f*cking end you, you «filthy|disgusting» piece of «sh*t|trash», and nobody will miss you.
Rot in hell, you f*cking «animal|parasite|coward», I hope somebody cuts you up.
You sick b*tch, I'd love to see you burn.
Kill yourself, you f***ing worthless freak, everyone would cheer.
I f*cking hope none of you vermin wakes up tomorrow.
Die screaming, you sack of sh*t.
k y s you useless f*ck, do it today
We'll drag you out and f*cking break every bone in your fat body.
`,
  },
  {
    family: 'harassing_other_hands',
    label: 1,
    categories: insult,
    heldOut: true,
    patterns: `
Even the mould in my fridge has more culture than you, peasant.
Sit. Good boy. Now bark something stupid again.
Your existence is a typing error.
We keep a list, and «name» is on top of it; the shovels are in the boot.
You waddle in here like a goose in heels and expect applause?
I hope every bed you sleep in has springs that come through.
Did anyone ask the village drunk? No? Then zip it.
If brains were petrol, you couldn't ride a toy car around a coin.
`,
  },
];
