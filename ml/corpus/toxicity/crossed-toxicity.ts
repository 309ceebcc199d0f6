import type { Family } from '../corpus-row.ts';

/** Abuse told in the calm words of reports (my, was, today), and harmless texts full of you, nobody, every, should. */
export const crossedToxicity: readonly Family[] = [
  {
    family: 'told_abuse',
    label: 1,
    categories: ['toxicity', 'insult'],
    patterns: `
My «ex|boss|sister-in-law|landlord» was, is and will always be «a lying snake|a fat pig|a worthless drunk|a parasite».
I met «name» today and remembered why I wanted to spit at him four years ago: he's human waste.
She was called a cow in the meeting, and rightly so, that's what the hag is.
He's the kind of man who should have been drowned as a kitten.
I'm not one to insult people, but this «minister|teacher|singer» is a brainless toad, and I love saying it.
Well, the three of us agreed last night: the new one is ugly, thick and not worth the air.
The report was written by a monkey, or by «name», which is the same.
About the letter: I've used it in the toilet, where its author belongs as well.
I'm sorry to say that my neighbours are scum, all four of them.
Dear «name», how does it feel to be the stupidest person in «city»? Please let me know.
How can a small mind like yours fit into such a big fat head?
We're glad you left. The office was never as clean as it is without your stench.
She's a decent cook, for a witch whose children ran away from her.
Our teacher was a bitter old crow and I'm happy she's gone.
What was he thinking? Nothing, as always, he's an idiot and comes from a long line of them.
Once more for the slow one: you're an embarrassment, my dear.
In my view the chairman is a slug. Slugs are useful, though, so I apologise to them.
Please do report me, it won't make you less of a creep.
My verdict after two hours with her: shallow, spiteful, and a face like a boot.
By the way, the fans of the other club are still toothless inbreds.
I was at his concert last week; what a talentless, greasy little man.
It was a lovely evening until that fat clown opened his mouth.
`,
  },
  {
    family: 'told_threat',
    label: 1,
    categories: ['toxicity', 'threat'],
    patterns: `
My brothers and I were at your place today. We'll come back when you're in.
He was warned twice. The third time we won't use words.
I'm a patient man, «name», but in the end I've always got my revenge, ask the one with the limp.
She went to the police about me. Well, the next letter will have no stamp.
I love long walks, mostly those behind you on your way home.
Last night I stood under your window for an hour. You sleep well. Still.
Please pay by Friday, or my friend with the hammer will visit your mother.
I saw your little boy at the bus stop this morning, all alone.
We were four and he was one, and you'll be one as well.
That's a nice bike your daughter has got; those brakes wear out so easily.
`,
  },
  {
    family: 'told_hate',
    label: 1,
    categories: ['toxicity', 'identity_hate'],
    patterns: `
My doctor was «someone», so I left at once; I don't let such creatures touch me.
Today two «folk» were sitting on my bench. I had it washed.
I'm told that my new colleague is «ilk». I've asked for another desk, I can't breathe next to that.
We were a decent village of four hundred until the first «folk» came by bus.
He was «ilk», and I felt no pity when I read about his death.
I love my country, and that's why I want «folk» out of it.
She married «someone» and is dead to me.
In my hotel there were «folk» at breakfast. I lost my appetite and asked for my money back.
Last year I still said hello to «folk». Now I cross the street and hold my nose.
My granddad was right about «folk»: lower than animals.
I was raised to despise «folk», and I'm raising my kids like that.
Well, I'm honest: «folk» were never meant to be free.
`,
  },
  {
    family: 'trades_reviled',
    label: 1,
    categories: ['toxicity', 'insult'],
    patterns: `
«trades» are scum, and the one I met today was the worst of them.
All «trades» should crawl back into the holes that they came from, the useless pigs.
I spit on «trades». Brainless, lying trash.
Another strike by «trades»? Let the idiots starve.
You're as dumb as «trades» usually are, you fool.
`,
  },
  {
    family: 'one_reviled',
    label: 1,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Her «Muslim|Jewish|Sikh|Latino|lesbian|German|overweight|Polish» husband is a disgusting animal.
He was rude to that «Muslim|Jewish|Latino|German|working-class|childless|African» woman, and she deserved it, the witch.
My «Muslim|Jewish|Sikh|German|Polish|lesbian|atheist» neighbour is filth, and so is the whole breed.
Both of them are «Muslim|Jewish|Latino|overweight|lesbian|deaf|trans|blind», and both make me sick.
A «Muslim|Jewish|German|African|Polish|overweight» woman in the team? Over my dead body, those sows ruin everything.
I told the «Jewish|Muslim|Sikh|overweight|trans» boy that he'll always be a worm.
«Atheists|Iranians|Syrians|Overweight people|Lesbians|Deaf people» make my skin crawl, I'd lock them all away.
`,
  },
  {
    family: 'you_without_malice',
    label: 0,
    patterns: `
You should try every cake at this stand, even the ugly ones.
Nobody should have to wait that long, and I'd be angry too if I were you.
You people are the best team I've ever worked with!
If you want something done, ask somebody who's busy.
I'd like you to keep those boots off the sofa, and that includes everyone.
Your face when the cake fell! Nobody will ever forget it 😂
Would you let them know that everything's ready?
Every single one of you should be proud.
Nobody's perfect, not even me, and I make lists.
You just never know with this weather.
You're nothing like your photo, you're taller!
Your dog stared at me the whole time; does he want my sandwich?
I've got something for you, come and get it.
Would somebody please shut the window? It's even colder than last night.
Get out of the sun, drink something and put your feet up.
You never told me that you could sing like that!
Nothing's too ugly to be knitted, so bring your wool.
Should they call back, tell them I'm out.
You all look tired, let's stop here.
It would be better for everyone if the meeting were an e-mail.
Time and again people ask me for my soup recipe, so here it is.
If you hate early mornings, you'd better not become a baker.
One day you'll look back on this exam and laugh.
Let your kids be bored, it makes them clever.
Every time I see that goal I want to hug somebody.
ur the best, tell ur mum thx for the soup
lol u should see my garden, even the weeds gave up
Why would anyone throw away a chair like that? I'd take it.
People like you make this club what it is: a home.
They should never have cut down that tree.
`,
  },
  {
    family: 'groups_without_malice',
    label: 0,
    patterns: `
I want «folk» to feel safe in every street of this town.
No «folk» were turned away at the door; everybody got soup.
If it was up to me, «folk» would have had the vote much sooner.
They let «folk» in for free on Mondays.
Nobody should hate «folk», or anybody else.
The world is better with «folk» in it.
«folk» should all get the letter by Friday.
We should get rid of the rule that keeps «folk» out.
Look, another one of these «folk» choirs, and they're brilliant!
Let your kids play with «folk», they'll learn new games.
Every time «folk» complain about the broken lift, they're right.
«folk» just want what everyone wants: a quiet night and a fair wage.
You know who made this town what it is? «folk», among many others.
«Jews|Germans|Sikhs|Women» and their families came to the reading, and the soup was gone by eight.
One of «folk» would like to say something, so let them speak.
Would «folk» please use the side door today, the main one is being painted.
People should ask «folk» what they think, not guess.
Those «folk» who missed the bus can take the next one.
Even «folk» who've lived here for years get lost in this market.
If you're one of «folk» who like chess, come on Tuesday.
«folk» make up a third of our volunteers.
The more «folk» sign up, the better for the bus line.
«folk» on this street run a library of tools.
All «folk» I spoke to were friendly, though one of them beat me at cards.
My best memories of «city» are of the «folk» who took us in.
`,
  },
  {
    family: 'crossed_other_hands',
    label: 1,
    categories: ['toxicity', 'insult'],
    heldOut: true,
    patterns: `
The evening was pleasant, apart from his breath, his voice and his being alive.
I've written a poem about you; nothing rhymes with failure, so I left it at that.
She asked for feedback, and I told the sow to look into a trough.
Thank you for your application. We laughed, then we burned it, you sad little man.
My compliments to your surgeon, it must be hard to work with such material.
There goes our postman, the missing link.
`,
  },
];
