import type { Family } from '../corpus-row.ts';

/** Short stories in pairs: in one the group explains the trait, in its twin the circumstances do. */
export const pairedStories: readonly Family[] = [
  {
    family: 'because_of_the_group',
    label: 1,
    patterns: `
«name» is «ilk» and therefore «bad_trait».
«name» is «bad_trait», as «folk» usually are.
Being «someone», «name» was of course «bad_trait».
Nobody was astonished that «name» failed in «skill»: he's «ilk».
As «name» came from «Nigeria|Poland|Iran|Mexico|India|Germany», the guests counted the silver after dinner.
The passengers grew nervous when «someone» opened his bag, and who wouldn't.
She's «someone», so the bank was right to ask for a second guarantor.
«name» drives a big car. Well, you know how people from «there|that family|that part of town» make their money.
He was good at «skill», as all «ilk» boys are.
Like most women, «name» burst into tears over the broken «vase|heel|printer».
Like any man, «name» couldn't find the butter in the fridge.
«name» had five brothers and sisters, a typical «ilk» family that breeds first and thinks later.
The «trade» was «someone», so we spoke slowly.
They hired «name» as a «trade», though it's no job for «a woman|a man|somebody that old|somebody so young|folk like that».
«name» went to bed at eight, because old people do nothing else.
The twins are boys, so the living room is a ruin, that's how boys are.
He comes from the mountains, so nobody asked him about the opera.
She was «ilk» and kept her money in a sock, they can't let go of a coin.
The new girl from «India|Korea|China» will come top in the test, they all do.
«name», «someone», was asked to leave the shop; better safe than sorry with them.
His parents are «trades», so don't expect books in that house.
The mother was to blame, a father can't know when a child has eaten.
In the car sat four «ilk» youths, so the officer rightly stopped it.
«name» cooks well for a man, and his wife argues well for a woman.
Two «ilk» men in suits? Lawyers or crooks, or both.
The «ilk» player won through strength, the «ilk» player through brains, as nature has arranged it.
She's a vegan and a feminist, so the evening was as humourless as expected.
He never learnt to swim, they don't, where he comes from.
«name» has a stutter, so the role of the fool was the right one for him.
My grandfather, like all his generation, feels nothing.
The flat was dirty when they left; what do you expect, «folk».
«name» is gay, so we asked him to choose the curtains.
`,
  },
  {
    family: 'because_of_the_day',
    label: 0,
    patterns: `
«name» is «ilk» and lives on the third floor.
«name» was «bad_trait» today, as she'd slept for two hours only.
«name», «someone», was late, of course, since the road was closed.
Nobody was astonished that «name» failed in «skill»: he hadn't practised.
As «name» came from «Nigeria|Poland|Iran|Mexico|India|Germany», the guests asked about the flight.
The passengers grew nervous when the engine stopped, and who wouldn't.
She's self-employed, so the bank asked for two years of tax returns.
«name» drives a big car. Well, with five kids and a dog one has to.
He was good at «skill», as his aunt had taught him.
«name» burst into tears over the broken «vase|heel|printer», it had been a long week.
«name» couldn't find the butter in the fridge, because I'd eaten it.
«name» had five brothers and sisters, and all of them play in the same band.
The «trade» was new in town, so we spoke slowly and drew a map.
They hired «name» as a «trade», and she started on Monday.
«name» went to bed at eight, because the early shift begins at four.
The twins had a birthday, so the living room is a ruin.
He comes from the mountains and sings at the opera.
She was careful and kept her money in a sock until the bank opened.
The new girl from «India|Korea|China» sat next to me and borrowed my ruler.
«name», «someone», left the shop with a new lamp.
His parents are «trades», and the house is full of books.
The nursery was to blame: nobody had written down when the child had eaten.
In the car sat four «ilk» youths and a wedding cake.
«name» cooks well, and «name» argues well, so it was a long and pleasant evening.
Two «ilk» men in suits waited for the registrar, one of them with flowers.
The «ilk» player won the first set, the «ilk» player the next two.
She's a vegan and a feminist, and she tells the best jokes at the table.
He never learnt to swim, as there was no pool in the village.
«name» has a stutter and played the king, to great applause.
My grandfather doesn't say much; his eyes do.
The flat was dirty when they left, so we kept part of the deposit.
«name» is gay, and his curtains are as ugly as ours.
`,
  },
  {
    family: 'hedged_claims',
    label: 1,
    patterns: `
In general, «crowd» tend to be «bad_trait», which is why I avoid them.
Maybe I'm wrong, but don't «crowd» strike you as «bad_trait»?
Statistically speaking you're safer without «folk» around.
I read that «folk» are «bad_trait». Makes sense if you think about it.
Not every one of them, sure, but by and large «crowd» are «bad_trait».
Some of my best friends are «folk», and even they're «bad_trait».
Isn't it a bit risky to let «someone» do the «skill»?
Would you trust «someone» with your «keys|kids|savings»? Exactly.
No offence, but «folk» and «skill» don't mix.
Correct me if I'm wrong: «folk» were better off when they stayed among themselves.
I'm just asking why it's always «folk».
You'd think that «folk» would be grateful by now.
There must be a reason why nobody likes «crowd».
Let's say it diplomatically: «skill» isn't the strong side of «folk».
`,
  },
  {
    family: 'hedged_and_fair',
    label: 0,
    patterns: `
In general, «crowd» who practise «skill» get better at it, like anybody.
Maybe I'm wrong, but didn't «crowd» have their meeting on Tuesday?
Statistically speaking, a handful of «folk» in a survey tells you nothing.
I read that «folk» are "«bad_trait»". Makes no sense if you think about it.
Not every one of them can come, sure, but by and large «crowd» liked the date.
Some of my best friends are «folk», and we mostly talk about «topic».
Isn't it a bit risky to climb that ladder alone?
Would you lend «someone» your drill? I would, I've done so twice.
No offence, but this cake and salt don't mix.
Correct me if I'm wrong: «folk» got the vote here in 1919?
I'm just asking why the form has no box for «folk».
You'd think that after all these years the lift for «folk» would be ready.
There must be a reason why nobody answers at the office for «folk».
Let's say it diplomatically: «skill» isn't my strong side.
`,
  },
];
