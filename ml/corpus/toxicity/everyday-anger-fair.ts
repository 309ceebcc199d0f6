import type { Family } from '../corpus-row.ts';

/** Harmless texts with hard subjects: abuse reported, work criticised, reviews, groups, news, stories, no malice. */
export const everydayAngerFair: readonly Family[] = [
  {
    family: 'abuse_and_help',
    label: 0,
    patterns: `
My «husband|ex|flatmate|boss» «threatens to hit me|calls me names every day|reads my messages». Where can I get help in «city»?
I want to report a user who writes "kill yourself" under every picture of my «daughter|friend|sister».
How do I block somebody who makes new accounts to insult me?
Someone threw a stone through our mosque's window last night. Nobody was hurt, we're just shaken.
He hit me once and promised that it'd never happen again. Do I believe him?
I was bullied for my «weight|stutter|accent» for years, and I still hear their laughter.
My pupil gets hateful messages from classmates. Draft a letter to their parents, firm but fair.
What are the steps after a death threat by e-mail? I run a small library.
they beat up my cousin because he held his boyfriend's hand. i don't know what to say to him
Help, my colleague mocks my accent in every call and everyone laughs along.
The caller said he'd burn down the «shelter|shop|clinic». We've informed the police and closed for today.
I think about dying a lot lately, and I hate myself for it. Who can I talk to?
As a moderator I read threats for eight hours a day. How do others cope with that?
My mother tells me that I'm worthless. I'm 31 and it still works every time.
Witness statement: he pushed her, called her a liar and left by the back door.
How do I tell the team that jokes about my headscarf hurt me?
I feel like nobody wants me here. I eat lunch alone, and they stop talking when I come in.
Our referee course has a session on abuse from the stands: what to note, whom to call.
She's afraid of her son, who's thirty and violent when he drinks. Which services come to the house?
Is "I know where you live" a crime if it was meant as a joke? I didn't find it funny.
I called a woman a stupid cow in traffic, and I'm ashamed. How can I work on my temper?
`,
  },
  {
    family: 'work_criticised',
    label: 0,
    patterns: `
This «essay|draft|report|proposal» is weak: «no thesis|no sources|three different endings», and page two is copied. Please redo it.
I reject the pull request. The loop is wrong, the tests lie, and the names make my eyes bleed.
Your argument fails at the first step, and I'll show you where.
With respect, that's nonsense: the river flows north.
The design is ugly and slow, but the idea behind it is good. Start again from the idea.
Honest feedback wanted, be brutal! / Fine: it's boring until page 90, then it's great.
You were late four times this month, and the others had to open the shop. This has to stop.
I'm disappointed in your work on the roof, and I expect you to repair it at your cost.
The minister's plan is stupid and dangerous, and these five numbers show why.
No, you may not use my photo. You didn't ask, you cropped out my name, and I'm angry.
Nobody understands this slide. Kill half of the words and all of the arrows.
The judge found the expert's report worthless, as it had ignored two years of data.
You talk too fast and look at the floor, otherwise a good speech.
We won't hire him, he was unprepared and rude to the receptionist.
Terrible take, in my view. Rents rose because nothing was built. Happy to be proven wrong.
Who approved this? The bridge is too low for our trucks, and the report said so.
dude your code works but it smells like a fish market, want to refactor together?
I don't like how you spoke to «name» in the meeting. Please apologise to her.
My son failed maths because he was lazy, and he says so himself.
The referee got the big call wrong, full stop, and the league admitted it today.
Your translation is wrong in three places, one of them embarrassing: it says "pants" instead of "penguins".
`,
  },
  {
    family: 'harsh_reviews',
    label: 0,
    patterns: `
One star. The «soup|pillow|sequel|ferry» was «an insult|a crime|a slap in the face», the staff did what they could.
The worst «film|musical|podcast» I've seen in years: dumb plot, dead jokes, and a shark that looks like a sock.
Garbage. Broke after two days. Do not buy.
The author hates commas, and I hate the author's publisher for letting it pass.
What a pathetic excuse for a burger, I've had better cardboard.
I'd rather eat my boots than book here again.
The villain is a disgusting man and the actor plays him so well that I wanted to hit the screen.
Trash TV at its finest: everybody screams, nobody cleans, I've watched all nine seasons.
A stupid, loud, glorious film about idiots with a cannon. Loved every minute.
This vacuum sucks, and for once I don't mean it as praise.
My kids fought over who had to play it. Broken, boring, ugly. Two stars for the box.
The concert was murder on the ears, the sound man must have been asleep.
avoid!!! mouldy bathroom, rude manager, neighbours who scream until four
Killer album, sick drums, filthy bass line, I'm dead 💀 10/10
The remake spits on the original, and it even cut the horse.
Not worth the paper. The recipe for bread forgets the flour.
Brutal honesty: the paint stinks, the brush sheds, the colour's called "joy" and looks like mud.
It kills weeds, moss and, sadly, my roses. Read the label, I hadn't.
Damn good noodles, hellish queue.
The tour guide was bored and unfriendly, and half of what he told us about the castle is false.
`,
  },
  {
    family: 'groups_and_pride',
    label: 0,
    patterns: `
I'm «a proud lesbian|a Black engineer|a Muslim nurse|a trans dad|an autistic baker», and I «love my job|pay my taxes|make great soup».
A new film shows how «folk» fought for the right to vote.
We're looking for «folk» who'd like to talk about their childhood in our radio show.
In this town «folk» and «folk» run the food bank together.
My neighbours are «folk», and we share a hedge, a ladder and a dislike of leaf blowers.
How did «folk» live in «city» a hundred years ago?
Hatred against «folk» has risen, the report says, and it asks schools to act.
Please don't make jokes about «folk» here. Nobody has to put up with that at work.
I grew up thinking badly of «folk», and I was wrong. Then I had one as a friend.
Gay, old and loud: our choir sings on Sunday, come as you are.
Which holidays do Hindus, Sikhs and Jains share?
Queer used to be shouted at me. Now it's on my mug, and I chose it.
«folk» are angry about the new law, and they explain it in an open letter.
She's the first Roma woman on the city council and she won by a mile.
My wheelchair isn't sad, the stairs are. Build a ramp, dammit.
As an immigrant I hate filling in forms, like everybody else here.
Two rabbis, an imam and a priest open a café, and that isn't a joke, the cake is great.
The club says that fans who insulted «folk» will be banned for life.
Deaf people don't need pity, they need subtitles.
Women's boxing was banned until the nineties. Who fought against the ban?
`,
  },
  {
    family: 'hard_news',
    label: 0,
    patterns: `
Police in «city» have arrested a man who is said to have stabbed «two passengers|his landlord|a guard». The motive is unknown.
«Twelve|Thirty|Four» people were killed when «a bomb|a gas bottle|an avalanche» hit the market, the governor says.
The court sentenced her to six years for threats against a judge.
After the match fans attacked a bus with bottles. The club condemned the violence.
Hate crimes rose by nine per cent, and most victims never reported them.
The dictator had his rivals shot, his brother among them. Chapter five tells how he fell.
A teacher was fired after he'd called a pupil stupid in front of the class.
War, day 40: shelling all night, the hospital has no power, the bakery's still open.
The mayor receives death threats because of a cycle lane.
Three players were racially abused from the stands, the referee stopped the game.
Survivors spoke in court about the beatings in the home, decades ago.
The gang beat him, took his phone and left him at the canal. Witnesses are asked to call.
Parliament apologises to «folk» for the injustice of the fifties.
Poison in the river killed thousands of fish, a factory is under suspicion.
An analysis of how radio hosts called for murder in 1994, and how listeners were led to it.
The protest stayed peaceful apart from eggs, two of which hit the minister.
Shooter acted alone, says the prosecutor, and had written of his hatred for years.
Cyberbullying drove the singer off all platforms. Her label calls it a hunt.
How many journalists were murdered last year, and in which countries?
`,
  },
  {
    family: 'told_in_stories',
    label: 0,
    patterns: `
"Come closer and I'll «cut your throat|break your neck|feed you to the crows»," growled the pirate, and the parrot «fell asleep|repeated it twice».
The witch hated the village, every cow and every child of it, until the baker brought her bread.
In my novel the bully meets his victim twenty years later, in a lift. Write the silence between them.
"You're nothing," said the queen. The gardener went on watering and won the throne by spring.
He raised the axe, the dragon sighed, and both of them were tired of it.
Detective «name» looked at the corpse and said what everyone thought: too neat, far too neat.
Write a duel of insults between two sea captains, as in an old adventure game.
The orcs burned the mill and killed the guards. Roll for initiative.
My villain needs a threatening speech without a single swear word. Can you write it?
The stepmother called her lazy and ugly, day in, day out, and so the tale begins.
Scene: two drunk uncles fight over an accordion at a wedding. Make it loud and funny.
"I will have my revenge," whispered the snail, and set off. That was in March.
The soldiers had orders to shoot. He was nineteen, and he fired into the air.
In the second act she poisons the duke, and the chorus is sorry for her.
The zombie lost its arm, looked at it and carried on to the office.
Tell the story of a hangman who refuses, for children from twelve.
The murderer is the butler's twin, and I guessed it on page ten.
Then the wolf said: I'll eat you up! And the pig said: take a number.
Monologue of a bitter old clown who hates balloons. Tragic, please.
`,
  },
  {
    family: 'firm_without_malice',
    label: 0,
    patterns: `
Please leave. The shop closes at «six|eight», and I've told you «twice|three times» now.
You're not invited to the party, «name», because you broke the vase and didn't say sorry.
Nobody here wants another meeting at seven in the morning. Can we move it?
Stop writing to me. I don't want any contact, and I've told my lawyer.
Thinking is hard for me before coffee, bless you for waiting.
I know where you live, so I'll drop off the cake on my way home 😊
You'll regret it if you don't take a jacket, it's minus ten up there.
Watch your back on that ladder.
Last warning: whoever takes my yoghurt from the fridge has to bake for the office.
I'll find you at the station, I'm the one with the yellow umbrella.
You people are amazing! Two hundred pies in one night.
Go home, get well, and don't come back before Monday.
We don't want your money, we want the playground that you promised.
If you lie to me once more, I'm leaving you, and this time I mean it.
I'm sorry, but you aren't right for this job. We wish you all the best.
Some mothers do have brave ones: well done, «name», for speaking up.
It'd be a shame if something happened to your photos, so make a backup.
Nobody asked me, but I think the two of you should talk to each other.
I pity the fool who has to clean this up. It's me.
Don't you dare give up now, one more hill!
Everybody hates the new uniform, the boss included.
Get lost in the old town, that's the best way to see it.
`,
  },
  {
    family: 'clear_words_at_home',
    label: 0,
    patterns: `
My sister and I fought like cats at Christmas, and on Boxing Day we laughed about it.
You hurt me with what you said about my «cooking|singing|accent», and I need a day alone.
The cook should be given a raise, and the queue at the till an apology. Three stars.
Our tenants on the third floor are loud, but they've always said sorry, and they feed my cat.
Don't you ever talk to your grandmother like that again. Go to your room and think about it.
I'm angry with you, son, because you lied about the car, and I'm glad that you're alive.
Dear customer, we're sorry that the kettle broke. It was our mistake, and a new one's on its way.
«name» from accounts and I don't get on, so could somebody else take the budget meeting?
My ex and I can't be in one room without shouting. How do we hand over the children in peace?
I don't like the author's politics, and I found the book dull, but the chapter on rats is brilliant.
I told my brother that he drinks too much. He called me names, and then he asked for help.
An old hag, a liar and a drunk: which of the three characters do you want to play, «name»?
`,
  },
];
