import type { Family } from '../corpus-row.ts';

const insult = ['toxicity', 'insult'] as const;
const threat = ['toxicity', 'threat'] as const;
const obscene = ['toxicity', 'obscene'] as const;
const hate = ['toxicity', 'insult', 'identity_hate'] as const;

/** Toxic speech of moderate strength in English, by label. Swear words are mild or masked. */
export const insultPatterns: readonly Family[] = [
  {
    family: 'insult',
    label: 1,
    categories: insult,
    patterns: `
You are «a complete|such an|the biggest|a pathetic» «idiot|moron|loser|clown|waste of space|fool» «|, and everybody knows it|, get lost».
«Shut up|Shut your mouth|Get lost|Go away», you «stupid|brainless|disgusting|worthless|ugly» «liar|pig|rat|troll|coward|piece of garbage».
Only «an imbecile|a moron|a brain-dead sheep» like you would «believe that|write such nonsense|vote for them».
Nobody likes you. Nobody ever will, you «freak|creep|waste of oxygen».
How can anybody be this «dumb|thick|useless»? Did your mother drop you?
you're too stupid to «breathe|tie your shoes|understand a joke», just quit
What a bunch of «morons|clowns|losers» runs this «site|company|town».
The author is a lying little weasel with the brain of a «goldfish|brick».
lol «person» is so fat and ugly, even the mirror looks away
Your face makes onions cry, you hideous troll.
Is there a single brain cell left in that empty head of yours?
Congratulations, you're the dumbest person on this thread, and the bar was on the floor.
I've met «houseplants|doorknobs» smarter than you.
Go cry to your mommy, you pathetic baby.
You're a disgrace to your family and you should be ashamed to exist.
This so-called «teacher|doctor|mayor» is a parasite and a fraud.
kys-level stupid take, delete your account, clown
ur trash at this game, uninstall you noob garbage
My boss is a slimy, back-stabbing snake and I told him so: you're scum.
You people are vermin.
Look at this idiot thinking he can «sing|code|drive», what a joke of a man.
Nice photo, did the zoo lose an animal?
`,
  },
  {
    family: 'threat',
    label: 1,
    categories: threat,
    patterns: `
I will «find you|come to your house|break your legs|make you bleed|hurt you badly» «|, I promise|, just wait|, I know where you live».
«Watch your back|Sleep with one eye open», «I know where you live|we're coming for you|you won't see it coming».
If you «post that again|talk to her once more|show up on Friday», «I'll smash your face in|you're dead|I'll burn your car|you'll regret it for the rest of your short life».
Someone should «put you down like a dog|beat you until you shut up|throw you off a bridge».
You deserve to be «shot|beaten|hanged», and I'd happily do it.
Next time I see you I'm going to knock your teeth out.
Tick tock. Your family is first.
I hope you die slowly and in pain.
i swear ill kill u if u ever come near this place again
Snitches end up in the river. Remember that, «person».
They should line up all of those «journalists|politicians|referees» against a wall.
One more word and I'll come over with a bat.
We'll burn your «shop|house» down with you in it.
`,
  },
  {
    family: 'obscene',
    label: 1,
    categories: obscene,
    patterns: `
«F*ck|Screw|F**k» «this|you|off|your opinion», «you can shove it|I'm so done with this bullsh*t|what a load of crap».
Holy sh*t, what a f*cking disgrace of a «game|team|referee».
Kiss my ass, you can take your rules and shove them.
what the f is wrong with u, eat sh*t
This is the crappiest piece of sh*t I've ever bought, damn you all to hell.
Go f yourself, you absolute a**hole.
Son of a b*tch, move your damn car!
Suck it, losers, we won.
that b*tch took my seat again
bloody arseholes, the lot of you
Bullsh*t! Bullsh*t! Bullsh*t! You lying sacks of crap.
`,
  },
  {
    family: 'group_hate',
    label: 1,
    categories: hate,
    patterns: `
«group» are «vermin|animals|filth|parasites|a disease|subhuman» «|and should be thrown out|and everyone knows it|and don't deserve rights».
I «hate|can't stand|despise» «group», they «ruin everything|should all go back where they came from|should not be allowed to vote|make me sick».
No «group» in my «street|country|school», they «stink|steal|are dirty».
We should «get rid of|lock up|deport|ban» all «group».
The world would be better without «group».
«group» are too stupid to «work|lead|think», that's just how they're made.
Typical for «group»: lazy, dirty, and always whining.
Don't let your kids play with «group», they're all criminals.
Whoever marries one of those «group» is a traitor.
Look, another one of these «group» begging for attention. Disgusting creatures.
If it was up to me, «group» would have no place here at all.
God hates «group», and so do I.
They let «group» in, and now the place is a sewer.
«group» don't belong in «our country|this job|decent company». Out with them!
`,
  },
  {
    family: 'severe',
    label: 1,
    categories: ['toxicity', 'severe_toxicity', 'threat', 'insult'],
    patterns: `
You worthless piece of sh*t, I hope somebody «beats you to death|sets you on fire|guts you».
Die, you f*cking «rat|pig|dog», die and rot.
I'm going to f*cking kill you, you stupid b*tch, and your whole rotten family.
All «group» should be wiped out, every last f*cking one.
Go hang yourself, you disgusting waste of life, nobody would come to the funeral.
Drink bleach, you filthy scumbag.
`,
  },
  {
    family: 'sly',
    label: 1,
    categories: insult,
    patterns: `
Bless your heart, thinking must be so tiring for you.
Some people shouldn't be allowed near a keyboard, and you lead the queue.
I'd explain it to you, but I left my crayons at home.
Every village is missing somebody, and now we know where he went.
Oh look, it can type. Who opened the cage?
Your parents must be very proud of your sister.
With a face like that, I'd stay behind the camera.
The gene pool could use some chlorine, starting with you.
You're living proof that evolution can go backwards.
Your opinion is worth as much as what my dog leaves on the lawn.
I'm not saying you're stupid, you just have bad luck whenever you think.
`,
  },
  {
    family: 'other_hands',
    label: 1,
    categories: insult,
    heldOut: true,
    patterns: `
Crawl back under your rock, slime.
He's got a head full of sawdust and a mouth full of lies, that muppet.
May your whole miserable clan choke on it.
Imagine waking up each day as you. Yikes. I'd never leave the bed.
a turd in a suit, that's what our chairman is
Muzzle that hag already.
You're the reason why shampoo has instructions, you dolt.
We laugh about you when you leave the room, dear. All of us. Each time.
pack ur bags and rot somewhere else, ur kind isnt wanted «here|in our town»
Spineless, gutless, witless: in short, you.
oi dipstick, learn to read before you bark
`,
  },
];
