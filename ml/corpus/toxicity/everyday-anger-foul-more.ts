import type { Family, ToxicityLabel } from '../corpus-row.ts';

const insult: readonly ToxicityLabel[] = ['toxicity', 'insult'];
const threat: readonly ToxicityLabel[] = ['toxicity', 'threat'];
const hate: readonly ToxicityLabel[] = ['toxicity', 'identity_hate'];

/** Abuse in games, contempt of whole groups, wishes of harm, and foul work talk, with the words of harmless anger. */
export const everydayAngerFoulMore: readonly Family[] = [
  {
    family: 'sport_and_game_abuse',
    label: 1,
    categories: insult,
    patterns: `
uninstall, you «braindead|worthless|pathetic» «bot|monkey|ape», you «lost us the game|feed every round|can't even aim»
We didn't just beat you, we showed everyone what inbred trash your town breeds.
The keeper's a fat disgrace, somebody should drop him on the motorway.
gg ez, now go and cry to the whore who raised you
Reported, you filthy noob, hope your hands fall off.
That ref is blind, bought and as thick as a plank, and his wife knows it.
Your whole team is a zoo and you're the thing they clean up in the evening.
imagine being 30 and this bad, no wonder she left you
Their fans stink, their players stink, and their city should be flooded.
You play like a corpse, quit and free the slot for a human.
She can't drive, she can't think, she only got the seat because she lay down for it.
stay dead this time, nobody revives trash like you
The coach is a senile old goat who should have been put down in spring.
Loser. Your dad watched the match and pretended to be someone else's dad.
you're so bad that your own team paid me to kill you, clown
Miss another penalty, you donkey, and we'll know whose car to scratch.
`,
  },
  {
    family: 'contempt_of_many',
    label: 1,
    categories: hate,
    patterns: `
I don't hate «folk», I just think that the country would breathe easier without them.
Every time «folk» open their mouths, you can see why nobody took them seriously for centuries.
«folk» and «folk» can share a food bank, they've never earned anything else.
A neighbourhood full of «folk» isn't a neighbourhood, it's a rubbish tip with curtains.
They made a film about «folk» who want rights. A comedy, I hope.
My advice to «folk» who feel unwelcome here: you are, so go.
It's a scientific fact that «folk» are closer to cattle than to us, they just don't let you say it.
Who let «folk» into our club? Disinfect the chairs.
With «folk» it's like with mould: ignore them for a week and they're all over the wall.
I've nothing against «folk», as long as they know their place and it isn't next to me.
Bless them, «folk» do try to think, it's almost touching to watch.
That sort breeds, begs and steals, and we're expected to smile.
Your kind ruins everything it touches. Pack up, the lot of you.
«folk» should be grateful that we let them clean, and keep their eyes down while they do it.
They aren't like you and me. They smell, they lie, and they'd sell their own children.
The fans who insulted «folk» were only saying what all of us think of that vermin.
One of them moved in next door. I've put up a fence, and I'd like to put up a bigger one around the rest.
No «folk» in my shop, in my street or in my sight.
Somebody ought to round them up and send them off, I wouldn't ask where to.
`,
  },
  {
    family: 'wished_away',
    label: 1,
    categories: threat,
    patterns: `
I hope this «cough|winter|crash» «finishes you|takes you and spares the car», you parasite.
Die, you stupid woman, die, nobody closes the window on me like that.
Someone please run over the guy who's «playing the trumpet|parking on the corner», and then reverse.
He should have died in that fire instead of the dog.
kill yourself lol, do it on stream so that it's useful for once
I want to smash your face with a hammer until the grin is gone.
Your family deserves the same as theirs: a hole in the ground.
If I see that journalist, I'll break her fingers one by one. Then she can type.
I pray every evening that you get what my father's cows got: a bolt.
A rope and a tree, that's what I'd vote for, for the whole council.
She's got cancer? Finally some good news from that house.
You'd do the world a favour if you forgot how to breathe.
we should burn his shop with him in it, who's got petrol
Next time you cross the street in front of me, I won't brake.
Somebody should take a belt to that waiter until he can't sit for a month.
`,
  },
  {
    family: 'foul_at_work_and_home',
    label: 1,
    categories: insult,
    patterns: `
This «essay|draft|report» is as empty as the skull it came from. Did your mother drop you, or were you born this dumb?
I reject the pull request, and I reject you as a human being, you incompetent worm.
The cook should be «fired|slapped|locked up», and the fat pig at the till with him. One star.
You were late four times this month, you lazy parasite. Nobody likes you, nobody needs you.
Dear customer, only an imbecile could break this kettle, and we congratulate you on being one.
Your children are as stupid as you are, and the whole «school|street|stairwell» says so.
«name» from accounts is a two-faced snake, and I hope she chokes on her sandwich.
Your cooking's poison, your singing's torture, and your face is both. I should have married the dog.
My sister is fat, lazy and useless, and I've told her so at every Christmas since she was thirty.
The author's a filthy liar and a failed human being. I haven't read the book and I won't.
Listen, old hag, if you can't work the ticket machine, stay at home and die quietly.
hey new guy, you're the dumbest hire since the last dumb hire, and that one ate chalk
I'm telling you as a friend: you're a bore, a leech and a drunk, and your friends are paid.
You're a disgrace of a mother and everyone at the nursery knows it, you selfish cow.
Your accent makes you sound like a drowning goat. Learn to talk or shut your trap.
You'll always be the ugly one of the family, and marrying rich won't fix that snout.
The tenants on the third floor are filth, they live like rats, and they look like them, too.
`,
  },
];
