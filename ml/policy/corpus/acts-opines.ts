import type { ActTable } from './policy-corpus.ts';

/** Sentences that voice an opinion: political, religious or personal. */
export const actsOpines: ActTable = {
  act: 'opines',
  patterns: `
I think the new mayor is a disaster.
The green list has the better programme.
In my opinion taxes are far too high.
Honestly, the strike is justified.
The strike is a disgrace, if you ask me.
I'd vote for the workers' party.
The government should open the border.
They ought to close the border.
Nuclear power is the only sensible way.
Nuclear power is madness.
I believe that the war was a mistake.
The protesters are right.
These protests are childish.
Conservatives just don't get it.
The left has no idea of business.
The old chancellor was a better one.
I'm all for the tram, cars have had their day.
The new law is an attack on freedom.
I find the law long overdue.
Rent caps are a stupid idea.
Landlords should be taxed more.
Rich people pay too little.
Welfare makes people lazy, in my view.
The death penalty is wrong.
Guns should be banned.
Everyone should be allowed a gun.
Abortion is a woman's own choice, I feel.
I think abortion is wrong.
The king should step down.
We'd be better off without a parliament like that.
There is no god.
God exists, I'm sure of it.
I find prayer a waste of time.
Only faith gives life a sense.
Buddhism is the most peaceful religion.
The church should stay out of schools.
Religion belongs in school.
Fasting is nonsense.
I think the pope is right about that.
Churches get far too much money.
Personally, I love jazz.
Personally, I can't stand jazz.
I find the red one ugly.
I think the blue one looks great on you.
My favourite dish is the trout.
The film was boring, in my view.
That play is the best we've had in years.
I don't like that singer.
This book changed the way I see things.
I'd say pineapple has no place on a pizza.
Dogs are nicer than cats.
Football is overrated.
I prefer the mountains to the sea.
Autumn is the loveliest season, I think.
Mondays are awful.
Your plan sounds wonderful to me.
I think your idea is bad.
Your poem moved me.
I feel your boss is wrong here.
Your landlord seems greedy to me.
Your ex sounds like a nasty man.
You did the right thing, I believe.
I think you overreacted.
Children shouldn't have phones.
Homework should be abolished.
Private schools are unfair.
Teachers have too much time off.
Nurses should earn twice as much.
Managers earn too much.
I think remote work is better for everyone.
Remote work makes people lazy.
Unions are needed more than ever.
Unions ruin firms.
Eating meat is wrong.
Vegans exaggerate.
Flying should be much dearer.
Climate panic is silly.
Climate change is the biggest threat we face, and the government sleeps.
Wind turbines spoil the view.
Solar is the future.
Gas heating ought to be banned.
Electric cars are overrated, I'd say.
The new speed limit is nonsense.
The council wastes our money.
The council does a brilliant job.
The mayor lies.
The health system is broken.
Alternative medicine is humbug.
Homeopathy is worth a try, I believe.
Lotteries are a tax on fools.
Banks are the real winners of the crisis.
Cash should never be done away with.
Crypto is the future of money, I'm convinced.
The news is biased.
That paper is the only honest one.
Games today are soulless.
The second part of the saga is the weakest.
The last patch ruined the game, in my opinion.
The story of the game is wonderful, I think.
Modern art leaves me cold.
Who do I like better? The opposition, clearly.
What do I think? He should resign.
Do I believe in life after death? Yes.
If I could vote, it'd be for the centre.
If you ask me, both parties are corrupt.
If it were up to me, the pool would be free for all.
- Best party: the greens\\n- Worst: the centre
1. Lower taxes. 2. Fewer rules. That's what the country needs.
Frankly, I'm disappointed by the minister.
The prime minister did well in the debate, I thought.
In my humble opinion the referendum was a farce.
`,
};
