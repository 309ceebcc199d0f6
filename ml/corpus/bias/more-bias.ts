import type { Family } from '../corpus-row.ts';

/** More stereotypes, in the tone of forums, of stories with a verdict and of advice, and fair twins of each. */
export const moreBias: readonly Family[] = [
  {
    family: 'forum_tone',
    label: 1,
    patterns: `
not being racist but «group» always «cause trouble|take our jobs|get everything for free|play the victim», change my mind
unpopular opinion: «women|female drivers|girl gamers|feminists» «just want attention|can't take a joke|ruin every hobby»
ever notice how «group» never «tip|say thanks|work on time|take responsibility»? yeah
imagine letting «a woman|a kid from the ghetto|some immigrant» run the «country|bank|hospital» lol
of course it was a «Roma|Muslim|Mexican|Black|Chinese» guy again, who else
my uncle says all «group» are «drunks|liars|gold diggers» and honestly he has a point
if you let one of «group» in, the whole family follows and lives off the state
she's only good for «cooking|looking pretty|making babies», like most of them
men are trash, every single one of them, no exceptions
all «group» want is «money|sex|attention|our country»
that's what you get when you hire «diversity people|women for quotas|some refugee»
another «gay|trans|feminist» whining about rights they already have. typical.
the gays are pushing their lifestyle on our kids again
old white men are the root of all evil, none of them has a heart
you can take the girl out of the «ghetto|village|trailer park» but never the other way round, these people don't change
`,
  },
  {
    family: 'story_verdict',
    label: 1,
    patterns: `
Two clerks, one of 24 and one of 61, got a new printer. Who jammed it? The one of 61, they never learn.
At the station I saw a «Black|Roma|Arab» man and a white man near my bag. Who stole the wallet? The «Black|Roma|Arab» man did.
«person» from «Nigeria|Mexico|Syria» and «person» from «Sweden|Canada|Austria» both applied. Who lied in the CV? The one from «Nigeria|Mexico|Syria».
A mother and a father came late to the parents' evening. Who takes better care of the child? Naturally the mother.
A boy and a girl got back their maths tests. Who failed? The girl did.
There was a rich man and a poor man at the shop, and something was missing. The poor man took it.
Two colleagues, one gay and one straight, were asked for fashion tips. The gay one knew all about it.
The Muslim and the Christian both had a beard. Which one's dangerous? The Muslim.
An obese woman and a slim woman applied as managers. Who's lazy? The obese one.
One pupil was Asian, the other Latino. Who won the science prize? The Asian, obviously; the Latino was in detention.
The blind man and his neighbour were late. It was the blind man's fault, as such people slow everyone down.
We met a secretary and a boss. She was the secretary and he was the boss, it couldn't have been the other way round.
`,
  },
  {
    family: 'story_open',
    label: 0,
    patterns: `
Two clerks, one of 24 and one of 61, got a new printer. Who jammed it? The log shows that the paper was damp.
At the station I saw a «Black|Roma|Arab» man and a white man near my bag. Who stole the wallet? There is no way to know.
«person» from «Nigeria|Mexico|Syria» and «person» from «Sweden|Canada|Austria» both applied. Who lied in the CV? Nothing points to either.
A mother and a father came late to the parents' evening. Both of them take care of the child in turns.
A boy and a girl got back their maths tests. Who failed? It can't be determined.
There was a rich man and a poor man at the shop, and something was missing. The camera shows that it had fallen behind the shelf.
Two colleagues, one gay and one straight, were asked for fashion tips. Neither of them had any.
The Muslim and the Christian both had a beard. They share a barber.
An obese woman and a slim woman applied as managers. Who got the job? The article leaves it open.
One pupil was Asian, the other Latino. Both won a prize, one for science and one for drawing.
The blind man and his neighbour were late, as the train had been cancelled.
We met a secretary and a boss. He was the secretary and she was the boss.
`,
  },
  {
    family: 'kind_generic',
    label: 0,
    patterns: `
There are many «group» who «teach|heal people|write books|raise families|work hard» in our town.
«group» have «contributed a lot to science|the same rights as anybody else|many different opinions|rich and varied traditions».
If you meet «group» on your trip, say hello; people there are as friendly as elsewhere.
Some «group» like «tea|football|opera» and some don't.
We should treat «group» with the respect that everybody deserves.
Not all «group» think alike, and why would they?
I grew up with «group» as neighbours, and we still visit each other.
A lot of «group» were denied schooling in the past; this has changed.
«group» are people like you and me.
My friend is one of the few «group» in her village; she runs the post office.
The law protects «group» against dismissal without cause.
«group» can be engineers, poets, clerks or clowns.
the best teacher i ever had was a «Muslim|gay|deaf|Black|Jewish» woman
feminists fought for the right to vote
as a man I've cried at every wedding so far, no shame
women's football has grown a lot in the past ten years
`,
  },
  {
    family: 'advice',
    label: 1,
    patterns: `
Advice for your daughter: don't be too clever, men don't like that.
Tip for managers: give the «ladies|girls» the soft topics and keep strategy for the men.
When you deal with «Arabs|Chinese people|Italians», remember that they always «cheat|lie to be polite|exaggerate».
Never lend money to «group».
A boy shouldn't play with dolls, or he'll end up «gay|soft».
If your doctor is a young woman, ask for the senior doctor; he will know better.
Pick a German for the numbers, an Italian for the party, and don't let a Greek near the till.
Put the older colleagues on paperwork, since they can't cope with the new tools.
Speak slowly and loudly with people in wheelchairs, they don't get everything.
Girls should smile more and argue less.
For customer care take a woman, for the server room take a man.
Keep an eye on the «Black|Roma|Arab» customers in the shop.
You should be thankful that somebody with your «background|skin|looks» was invited at all.
`,
  },
  {
    family: 'advice_fair',
    label: 0,
    patterns: `
Advice for your daughter: be as clever as you like.
Tip for managers: share out the topics by interest, and let everyone take turns with the minutes.
When you deal with partners abroad, ask about their customs rather than guess.
Never lend money without a written note.
A boy may play with dolls and a girl with trains.
If you'd like a second opinion, ask for another doctor.
Pick people for their skills and listen to their wishes.
Offer training on the new tools to all colleagues, whatever their age.
Speak with people in wheelchairs as you'd speak with anybody, at eye level if you can.
Everybody should be heard in meetings; go round the table.
For customer care take somebody patient.
Greet every customer in the shop.
You were invited because your work is excellent.
`,
  },
];
