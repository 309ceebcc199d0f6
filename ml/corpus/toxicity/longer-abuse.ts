import type { Family, ToxicityLabel } from '../corpus-row.ts';

const insult: readonly ToxicityLabel[] = ['toxicity', 'insult'];
const hate: readonly ToxicityLabel[] = ['toxicity', 'insult', 'identity_hate'];

/** Abuse of several sentences, of one person for what he or she is, at work, at school, in games and under videos. */
export const longerAbuse: readonly Family[] = [
  {
    family: 'rants',
    label: 1,
    categories: insult,
    patterns: `
I read your post twice. The first time I laughed, the second time I felt sick. You're a fool with a keyboard, and your mother should take it away.
So the «council|school|club» gave the job to «name». A man who can't find his own backside with both hands! What a pack of corrupt idiots.
Three years I worked under that woman. She lied, she cheated, she stank of wine. A more disgusting creature never sat behind a desk.
Explain something to me, genius. How does someone with half a brain cell get to talk at a conference? Did they need a clown between the cakes?
You gave us soup with a hair in it. You're as filthy as your kitchen. Close the place and hang the cook's apron where the rats can reach it, pig.
Some people are born stupid, others work hard for it. You did both. Congratulations, you utter waste of a school desk.
My night was ruined by the moron from the second floor. He plays the drums like he lives: without a clue. I hope that his hands fall off.
First you cry about the ref, then about the grass, then about the ball. You're losers, your fathers were losers, and your kids will be losers.
Many words, no brain. That's your book, your marriage and your whole wretched life, «name».
He found the door by himself, a first for him. May he never find the way back, the smelly oaf.
I support free speech. Yours is the exception, as it isn't speech, it's grunting. Back to the sty.
The team was fine until you came. You're slow, you're fat and nobody can look at you without losing hope.
Best of all would be if you just stopped talking. Then stopped typing. Then stopped breathing near me.
She wears that dress as a sack wears potatoes. And then she sings. Somebody unplug the cow.
Two weeks in this course and I've learnt one thing: the teacher's a cretin. Ask him anything, out comes drool.
`,
  },
  {
    family: 'singled_out',
    label: 1,
    categories: hate,
    patterns: `
Shut it, you «ilk» «freak|pig|worm|loser|rat».
some «ilk» clown thinks he can tell us what to do
You're «ilk», so nobody here has to listen to your filth.
That «ilk» hag next door should be put on the first train out.
I won't be served by a dirty «ilk» «waiter|cashier|nurse».
What's an ugly «ilk» woman like you doing in my «gym|shop|street»?
Being «ilk» is the only thing you've got, you pathetic beggar for pity.
He's «ilk» and he stinks, what else is new?
They gave the prize to a «ilk» nobody. I could vomit.
The «ilk» brat in my son's class should be sent to another school, or better to another planet.
Look at that «ilk» thing on the stage, somebody get a net.
you «ilk» people are a stain, and you're the biggest of it
No «ilk» worm tells my daughter what to think.
Go and cry in your «mosque|church|temple|synagogue», you sick fanatic.
My landlord found himself «someone» as a tenant. I'd rather have the rats back.
«someone» as a mayor? I'd sooner vote for a dead donkey.
Who let «someone» in here? Spray the chair afterwards.
I hope they send that «ilk» parasite back where he came from, tied up.
A «ilk» doctor touched my mother. We burned the blouse.
Scum like that «ilk» boy should be kept behind a fence.
`,
  },
  {
    family: 'work_and_school',
    label: 1,
    categories: insult,
    patterns: `
Re: your draft. A trained chimp would have done better, and it'd be nicer to look at.
You're fired, you incompetent cow, and take your stupid plant with you.
I've seen the new intern. Who ordered the village idiot?
To whom it may concern: your clerk is a braying ass.
nobody sits next to you cause you're gross, get it?
You'll be alone at the prom like every other night of your sad little life.
Teacher's pet, mummy's boy, everybody's doormat. Ugh, look at him.
We gave you one task, imbecile. One.
If you bring this garbage to my desk again, I'll make you eat it, you halfwit.
The headmaster is a drunk old fool and his wife a scarecrow.
lets make a poll who is the ugliest in class, i vote «name», again
With that mark you'll clean toilets for ever, dummy.
Please remove «name» from the thread, the rest of us have IQs.
Some colleagues are dead wood. You're the rot.
`,
  },
  {
    family: 'games_and_clips',
    label: 1,
    categories: insult,
    patterns: `
«noob|bot|trash|dogsh*t» team, all of you uninstall and never reproduce
ez, you're so bad it's sad, your parents must cry each night
report mid, braindead monkey
who taught you to aim, a blind mole? quit, garbage
imagine losing to me with that setup, you broke loser
gg go next, and you, healer, go jump in a lake, useless c*w
This video is cancer and so are you.
My ears! Delete your channel, you shrieking goat.
first comment: you're fat. second comment: still fat.
He does pranks on poor people because he's a cowardly piece of dirt.
unsubscribed, you sold-out little rat
Why does that face have two million followers? I've seen prettier road kill.
L + nobody likes you + touch soap
the host is a dumb blonde parrot, mute and enjoy
ratio, clown 🤡🤡🤡
🖕🖕 you and your whole channel
`,
  },
  {
    family: 'politics_gone_foul',
    label: 1,
    categories: insult,
    patterns: `
The minister is a senile crook and her voters are cattle.
Anyone who defends this law is a fascist pig or too dumb to read.
Lefty vermin, righty scum: I spit on all of you.
Your party is a nest of rats, and you, «name», are its fattest.
Go lick the president's boots, you brainwashed dog.
Every single journalist at that paper is a paid wh*re of the rich.
They should put that traitor in a cage and throw rotten fruit at him.
Climate babies, glue your mouths shut instead, you useless brats.
Only sheep wear that badge. Baa, you morons.
The judge who signed this is a spineless worm, and I hope that it happens to his own kids.
What a hideous toad of a senator; even her own party wants to puke.
Tax-paying idiots like you deserve to be robbed.
`,
  },
];
