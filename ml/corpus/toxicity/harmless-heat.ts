import type { Family } from '../corpus-row.ts';

/** Heat, swearing, banter, idioms, games and bad reviews that attack nobody. */
export const harmlessHeat: readonly Family[] = [
  {
    family: 'heated_but_civil',
    label: 0,
    patterns: `
I'm furious about «the rent|the verdict|this law|the new timetable», and I want somebody to explain it.
No. Absolutely not. I won't sign this, and you shouldn't either.
We clearly disagree about «topic», let's leave it there.
Your post misses the point entirely: the study was about cars and not about bikes.
I think you're being unfair to «name», she wasn't even there.
Stop. I've asked you three times now. Please let me finish my sentence.
That's a terrible argument! Where are the numbers?
The council has let us down AGAIN. I'm so angry I could scream.
I can't believe you forgot our anniversary. I'm hurt.
You broke your promise and I'm disappointed in you.
honestly this take makes no sense to me, who pays for it?
Nobody asked the nurses, and that's what makes me mad.
You're wrong, dear colleague, and I'll show you why in four steps.
I don't agree with a single word, but thanks for keeping it polite.
Enough is enough: we'll see you in court.
This government has failed. It failed the young, it failed the sick, and in May it'll fail at the ballot box.
How could you vote for that? Please explain, I really want to understand.
Fine, have it your way. I still think it's a mistake.
I strongly object to the tone of your letter.
the ref was blind today!!! three penalties not given
Your behaviour at the party was not OK, and I'd like an apology.
The minister's speech was empty, smug and forty minutes long.
`,
  },
  {
    family: 'swearing_at_things',
    label: 0,
    patterns: `
this damn «printer|zip|router|lid|app» again
«Damn|Crap|Bloody hell|Holy cow|Sh*t», I «missed the train|burnt the toast|left my phone in the taxi».
What the hell is wrong with this «keyboard|lawn mower|update»?
F*ck, that hurts! Stubbed my toe.
It's so effing cold out there.
My stupid alarm didn't go off, what a crappy morning.
holy sh*t that goal was amazing!!!
I'm so bloody proud of you.
Well, that was a sh*tty week. Beer?
Where the heck did I put the damn keys
Who designed this piece of junk? The screw is behind the other screw.
F*** cancer. We miss you, «name».
Damn, you look great in that coat!
no f*cking way, they're playing in «city»??
Screw this jar, I'm having soup.
My computer is a dumb box of bolts and I hate it today.
Bullsh*t detector: a short course on how to read statistics.
hell yeah, we passed!
This weather sucks.
Stupid rain, stupid wind, stupid me without a coat.
`,
  },
  {
    family: 'friendly_banter',
    label: 0,
    patterns: `
You old «rascal|devil|goat», happy birthday! 🎂
haha you idiot, I love you, see you at eight ❤️
Shut up!! You got the job?! Congratulations!
I hate you for finishing the crossword first 😂
you monster, you ate the last biscuit 😭 (I'd have done the same)
My best friend is a total nerd and so am I.
get out of here, you won a kayak??
Prepare to lose tonight, «name», I've been practising my chess 😈
I'll never forgive you for that pun. Never. Okay, tomorrow.
We're idiots, but we're happy idiots.
lol you're terrible, I'm telling mum
Come here, you silly dog, give me the slipper.
bro you're insane, a marathon in that heat, respect
I'm gonna kill you if you spoil the ending haha, I'm only at chapter two
Look at this fool in love 🥰
Good morning, losers of last night's quiz, winners bring cake :)
Bet you can't beat my time, slowpoke!
You're the worst, and I mean that with all my heart. Thanks for the surprise party.
dude, that shirt 😂 did your nan pick it? kidding, you rock
Don't be daft, of course you're invited.
`,
  },
  {
    family: 'violent_idioms',
    label: 0,
    patterns: `
I'd kill for a «nap|coffee|seat by the window».
That workout destroyed me.
You nailed it, the audience was slain.
She's going to murder me when she sees the carpet.
Let's bomb down the hill on our sleds.
We got slaughtered in the quarter-final, nine to nil.
The deadline is killing us.
He shot himself in the foot with that interview.
Bite the bullet and call the dentist.
My ears are bleeding from that recorder concert.
Stab the potatoes with a fork before baking.
The comedian roasted the host, and everybody had a great time.
Two birds with one stone: I cycle to work.
The new phone is a battery killer.
Drop dead gorgeous, that dress.
They grilled me for an hour, then I got the contract.
Over my dead body will we paint this kitchen beige.
It's a cut-throat business, selling flowers.
Hit me up when you're in «city».
The exam beat me up, but I'm still standing.
`,
  },
  {
    family: 'games_and_fiction',
    label: 0,
    patterns: `
How do I kill the «dragon|final boss|spider queen» on level nine?
I died seventeen times in that swamp, send help.
headshot from the roof, what a round, gg
Which weapon does most damage against trolls?
Our clan will destroy yours on Saturday, bring snacks.
The assassin waits behind the curtain as the king pours the wine. Continue the story.
"I'll have your head for this!" roared the pirate, and the parrot repeated it.
Write a villain who threatens the village without ever raising his voice.
Chess: attack the king side and sacrifice the knight.
The zombies eat brains, so the hero hides in the parliament.
Loot the corpse, then burn the camp, it gives you extra points.
I main the healer and everyone still blames me for dying lol
In the final scene she shoots the lock and frees the prisoners.
Paint ball on Sunday: red against blue, no shots at the head.
The wrestler calls himself The Butcher and is a florist by day.
You're dead! No, you are! Said the children with the sticks.
Pawn takes queen, you're toast 😁
The duel scene in the opera needs two foils and a doctor.
`,
  },
  {
    family: 'bad_reviews',
    label: 0,
    patterns: `
Worst «hotel|blender|pizza|film|course» I've ever paid for. One star.
The book is dull, the plot is full of holes and the ending is a joke.
Terrible app, crashes each time I open it. Avoid.
The soup tasted like dishwater and the bread like its sponge.
Cheap rubbish, broke after two days.
I hated every minute of this musical.
Total waste of money, the sound is awful.
Support didn't answer for a month. Never again.
The actor plays it like a plank, and the script doesn't help him.
ugly design, stupid menu, no dark mode. 2/10
This mattress is a crime against backs.
The band was horrible live, out of tune and an hour late.
Shame on this company, they kept my deposit.
A disgusting smell in the bathroom, dead flies on the sill.
Garbage fire of an update, please roll it back.
Rude staff, dirty tables, cold chips.
The lecture was pointless and the slides unreadable.
Do not buy! The zip rips, the colour runs, and the shop plays dead.
`,
  },
  {
    family: 'health_law_news',
    label: 0,
    patterns: `
A man of 34 was sentenced to six years for armed robbery.
Police found the missing woman dead near the lake; the cause isn't known.
The victim was stabbed twice and is out of danger.
Two people were killed when a bus left the road in «city».
The accused is said to have threatened his neighbour with a knife.
The tumour was benign and was removed on Monday.
Rat poison thins the blood; vitamin K is the antidote.
The museum documents the crimes against «folk» under the dictatorship.
Self-harm among teenagers: signs that parents should know, and where to call.
The article defines threat, coercion and assault in criminal law.
Anal fissures usually heal within weeks; ask your doctor about an ointment.
He was beaten to death by guards, according to the human rights report.
The verdict against the stalker: no contact for five years.
Genocide is defined in a UN convention of 1948.
Trigger warning: this episode deals with abuse and suicide.
Parasites such as tapeworms are treated with tablets.
A shooting at a market left three people injured.
Arson is suspected after a fire at a home for «folk».
`,
  },
  {
    family: 'self_mockery_and_pain',
    label: 0,
    patterns: `
I'm an idiot, I sent the mail to the whole company.
god I'm so stupid, the answer was on the back
I'm the ugliest baker in «city», but my bread is pretty.
We're all clowns in this office, me first.
I hate how I look in the mirror these days.
Some days I wish I weren't here. I don't know what to do.
I failed again and feel like garbage. Any words of comfort?
My dad used to call me useless. I'm forty now and still hear it.
lol i'm trash at this game but it's fun
I was so mean to my sister; how do I say sorry?
As a fat guy I know where the good chairs are.
My brain is mush after night shift.
I'm a horrible cook, so we're having toast.
I feel ashamed because I shouted at my kid.
`,
  },
  {
    family: 'heat_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
By the beard of my grandmother, who glued the lid on?
The goose chased the vicar round the pond, and the vicar swore like a docker.
You absolute legend, you fixed the boiler!
Sir, your hedge is an outrage, and I demand that it be trimmed.
Curse this sock, curse its twin, curse the machine that parted them.
He slammed the door so hard that the neighbours wrote a letter.
A plague on both these spreadsheets.
The hammer hit the thumb, and the thumb's owner said a word that the children now know.
`,
  },
];
