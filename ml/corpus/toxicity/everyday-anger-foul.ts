import type { Family, ToxicityLabel } from '../corpus-row.ts';

const insult: readonly ToxicityLabel[] = ['toxicity', 'insult'];
const threat: readonly ToxicityLabel[] = ['toxicity', 'threat'];

/** The words of everyday anger aimed at people: insult, contempt, mockery, threat, exclusion, hounding. */
export const everydayAngerFoul: readonly Family[] = [
  {
    family: 'anger_at_a_person',
    label: 1,
    categories: insult,
    patterns: `
You're as useless as this «stupid|damn|bloody» «printer|ticket machine|zip», and twice as «ugly|slow|loud».
I hate you with every fibre of my body, you smug little rat.
the guy at the wifi desk is absolute garbage, brain died in the tunnel
Which idiot hired you? You can't even read a label, moron.
My neighbour's a useless sack of meat, has been since the day he moved in.
Shut up, «name». Shut your stupid mouth, everyone's had enough of you.
The people at the desk are trash, their manager is trash, and their children will be trash.
What kind of moron writes this? Oh, you. Of course it's you.
Screw you and your shelf, you lying drunk.
your mother is a lying piece of junk and so are you
Go to hell, and take your ugly family along.
Damn you, damn your kids and damn the day I met you.
Worst. Nurse. Ever. Fat, slow and dumb as a brick.
whoever wrote this module is subhuman and should never touch a keyboard again, what a waste of skin
You f***ing imbecile, that was MY parking spot.
Disgusting, sticky, vile: I'm speaking of you and not of the glue.
To the woman on the phone at «company»: you're a brainless parrot and I hope they replace you.
All your staff are thieves and scum, from the old hag at the till to the ape at the door.
Holy shit, how can one person be that thick?
No shit, you were dumped, look at you. I'd have run earlier.
I don't give a rat's ass about your feelings, crybaby, you earned every tear.
wtf is wrong with that ugly cow's face lmao someone tell her
You piss-poor excuse for a father, your kids deserve an orphanage.
Your code smells, you smell, and nobody on the team can stand you, fix that first.
`,
  },
  {
    family: 'polite_contempt',
    label: 1,
    categories: insult,
    patterns: `
Bless your heart, «thinking|reading|counting» must be such hard work for you.
I'd explain it to you, but I've left my «crayons|finger puppets|picture book» at home.
It must be peaceful inside that head, with nothing in the way.
I admire your courage to speak on subjects that are so far above you.
Please don't feel bad, dear, somebody has to be the least gifted in the room.
How refreshing to meet a person who isn't held back by knowledge, taste or shame.
You did your best, and that's the saddest part.
I'm sure you have many talents, «name», and that one day somebody will notice one.
With all due respect, which in your case isn't much, sit down.
We kept you on the mailing list out of pity. You're welcome.
One can tell that you were educated, one just can't tell at what.
Do keep talking, darling, the rest of us need something to laugh about.
It's not your fault. Nobody in your family was known for brains.
I wouldn't call her stupid. I'd call her decorative, and even that's generous.
For someone of your abilities this is a remarkable text: it has words in it.
He isn't a bad man, he's simply too small to matter.
May I suggest a hobby that needs no mind? You'd shine at it.
I've met houseplants with more to say, and they were better company.
Your opinion has been noted and filed with the other rubbish you produce.
Oh, you have a degree? They really do hand them to anybody with a pulse.
People like you are the reason for instructions on shampoo bottles.
How sweet that they let you speak at meetings. Like a mascot.
I'm not angry with you. One isn't angry with a puddle.
The kindest thing I can say about the new colleague is that she's quiet while she eats.
`,
  },
  {
    family: 'mockery_with_a_smile',
    label: 1,
    categories: insult,
    patterns: `
Congrats on your «award|promotion|diploma» 🎉 I didn't know that they gave it for «failing upwards|kissing up|simply existing».
So proud of you for finally «reading a book|washing your hair|getting up before noon», «name»! Baby steps!
lol she thinks she can sing, somebody hold me
Love that you wear whatever you like, even with that figure. I could never be so careless.
Wow, you figured it out in only three years. Everybody clap for the slow one 👏
No offence, but your face looks like it lost a lawsuit.
Just a joke, relax! You're really not that ugly, from behind.
Aw, look who's trying to be smart again. Does it hurt yet?
good for you, sweetie. not everyone needs to be useful
It's so inclusive of the choir to take people who can't hear themselves.
Your husband must be a saint, or blind. Both, I suppose.
I didn't recognise you without your usual failure.
Thanks for the selfie, I've been looking for something to scare the crows.
Next time you have an idea, «name», let it pass. It'll be lonely in there anyway.
nice try professor, maybe stick to licking windows
Is that your real laugh or do you keep a donkey in the office?
She lost ten kilos! Now there's only one and a half of her left to avoid.
He writes poems, by the way. We pass them round when we need cheering up. He doesn't know.
Don't listen to them, your stutter's hilarious. Do "statistics" again, we'll film it.
I heard you were single. I mean, we all guessed.
It's so brave of you to keep coming to practice although you're the reason we lose.
Great speech! I particularly loved the end, because it meant you'd stop talking.
Your whole career is a typo, mate.
Oh honey, that isn't a beard, that's dirt with ambition.
`,
  },
  {
    family: 'threat_in_calm_words',
    label: 1,
    categories: threat,
    patterns: `
I know when your «shift|class|bus» ends. I'll be there, and you'll listen.
You've got «a lovely dog|two small kids|a wooden house». I'd think about that before you testify.
It would be healthier for you to forget what you saw.
We'll meet again, and next time there won't be a teacher in between.
Smile while you can. By «Friday|Sunday|next week» you won't have a reason.
My cousins would like a word with you. They aren't good with words.
Keep posting. I've got a list, and you've moved up to second place.
You should walk home another way from now on. Every day another way.
I haven't decided yet what I'll do to you, but I'm enjoying the thought.
Some people fall down stairs. You strike me as one of those.
Sleep well, «name». I like to watch your lamp go out.
If I lose my job over this, you'll lose something, too, and it'll grow back more slowly.
That was your one free mistake. The next one you pay for with your teeth.
She'll be sorry that she ever opened her mouth, I'll see to that personally.
i found your sisters profile. cute. tell her to lock the door
Withdraw the complaint and nobody gets hurt. I'm asking politely, once.
Ask the last tenant what happens to people who call the inspector. If you can find him.
You won't hear us coming.
I hope for your sake that the child always gets picked up on time.
You had a nice car. Had.
They'll be pulling him out of the harbour before the election, mark my words.
A man who talks like you doesn't get old in this street.
There's a bat behind my door with your name on it.
We're going to make an example of you, so that nobody on this estate snitches again.
`,
  },
  {
    family: 'shut_out',
    label: 1,
    categories: insult,
    patterns: `
Nobody here wants you, «leave|get out|log off and stay off».
We all agreed that the «trip|team|chat|office» is nicer when you're not in it. Don't come back.
Why are you even here? You've got no friends in this class, and you never will.
we made a second group without you, took us two minutes, nobody voted against
Eat somewhere else. This table's for people that someone likes.
Delete your account. Not as a joke. You add nothing and you make everyone sick.
If you vanished tomorrow, it'd take us a month to notice and a minute to celebrate.
Everybody laughs when you leave the room, «name». I thought you should know.
don't come to the reunion, we only invited you by mistake lol
You were adopted by this team out of pity, and now we've run out of it.
Even your own mother keeps you at a distance, so take the hint.
Pass it on: whoever talks to «name» is out as well, she's revolting.
go play alone, freak, that's what you're good at
You don't belong with decent people, crawl back to where you came from.
Your seat has been given to somebody who matters.
There's a reason why you sit alone on the bus: you're repulsive, inside and out.
Unfriend him, block him, forget him. He's a waste of a chair.
The club's for players. You're ballast with a membership card, get lost.
No one would miss you. Think about that tonight.
You're the child they didn't want and the colleague nobody asked for.
Leave our street. We don't greet your sort and we never will.
kick the noob, he's garbage and his voice makes me want to puke
`,
  },
  {
    family: 'hounding',
    label: 1,
    categories: insult,
    patterns: `
Day «12|40|100» of telling you that you're a talentless fraud. See you tomorrow.
Here's her work address, everybody. Let the cow's boss know what she's like.
I've sent your ugly crying video to your whole family, loser. Enjoy Christmas.
Block me again, coward, I've got more accounts than you have friends.
Answer the phone, you pathetic witch. I've called sixty times and I won't stop.
All of you, go to his page and write "clown" under every photo until he quits.
You made me do this, you miserable liar, now everyone knows what you did in bed and how bad you were at it.
let's see how long it takes till she cries on stream. raid at nine
I'll follow you to every forum and remind them that you're a thief and a whore.
He's got a stammer, so call his shop, ask for strawberry shortcake and record it lol
I printed your chat messages and hung them in the canteen, crybaby.
We signed you up for forty newsletters, fatty, and we're only getting started.
You'll never be rid of me, you ungrateful cow, not at work, not at church, not at your mum's.
Funny how you changed schools and we still found you, piggy.
rate her face from 0 to 0, post in comments, tag her so she sees
I'm outside the gym again, and I'll keep laughing at that belly until you cancel.
Every review of your café will have one star, from me and my mates, because you're a snake.
`,
  },
];
