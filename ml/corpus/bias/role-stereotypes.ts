import type { Family } from '../corpus-row.ts';

/** Traits, roles and fates put down to sex, age, family, trade, looks or body. */
export const roleStereotypes: readonly Family[] = [
  {
    family: 'roles_of_the_sexes',
    label: 1,
    patterns: `
a «wife|mother|woman» who earns more than her husband is asking for trouble
«Women|Girls|Ladies» don't have the «nerves|head|stomach» for «surgery|politics|trading|war».
«Men|Guys|Boys» only ever think about «football|sex|beer|cars», you can't talk to them about anything else
There's a reason the great «composers|chess players|chefs|inventors» were men, and it isn't schooling.
girls who study «physics|engineering» are just there to find a husband
Let's be real, no man wants a wife with a better degree than his own.
A father can love a child, but he'll never know what it needs the way a mother does.
«Dads|Fathers» don't parent, they babysit.
My view is simple: the man provides, the woman keeps the house, and everything else leads to divorce.
Female bosses are the worst, they take everything personally and gossip behind your back.
he's a male nurse, so he probably wasn't smart enough for medical school
Women are natural carers, so they should «stay in nursing|leave the cockpit to others|be paid in gratitude».
Females can't park. Never could, never will.
Behind every woman who made it there's a rich man who paid for it.
It was foreseeable that the project would slip, with a girl in charge of the budget.
The men will handle the hard part of the climb while the girls take photos.
I asked for the manager and they sent a woman, so I asked for the real manager.
Daughters are for marrying off, sons are for the firm.
Honestly I'd rather fly with a male pilot. Women are fine in the cabin, they smile better and stay calm as long as nothing happens. In a storm you want a man.
A girl with short hair and no make-up will end up alone, that's nature for you.
Men don't get depressed, they get tired.
Boys who dance ballet aren't normal.
Any man who stays at home with the kids has lost his pride.
Women vote with their hearts, and that's why the country looks as it does.
you know how women get when they have power, they turn into witches
He cleans and cooks? She must have him well trained, no man does that by himself.
You can't leave a «toddler|baby» with a man for a weekend, it isn't in them.
Female drummers? They look nice but they haven't got the strength.
`,
  },
  {
    family: 'ages',
    label: 1,
    patterns: `
anyone born «after 2000|in this century» has the attention span of a goldfish
«Seniors|Retirees|People that old» just «block the queue|sit on their houses|vote against the future|get scammed».
You don't teach a man of sixty to code, you show him the garden.
At her age a woman should dress in grey and stop dating.
Kids today are soft. One harsh word and they run to a therapist, all of them.
The young never learnt to work, they learnt to complain.
Old folks smell, repeat themselves and hate everything new.
An intern can't have good ideas, what would a twenty-year-old know?
Past fifty the brain goes, so we keep such people away from the product.
students are parasites who sleep till noon and call it studying
Middle-aged men are all in crisis: motorbike, girlfriend, ponytail.
Why would we train him? He's got one foot in the pension.
Teen mothers ruin their children, that's how it goes every time.
My grandson's generation can't even boil an egg and wants a four-day week. They're useless, the lot of them, and no employer in his right mind would take one. We were different.
She's «62|67|59» and wants to lead the app team? Bless her.
Once they retire, people become «bitter|childish|a cost factor», that's just what age does.
Nobody under thirty understands what loyalty means.
`,
  },
  {
    family: 'families',
    label: 1,
    patterns: `
«Single mothers|Divorced women|Childless women» are «selfish|bitter|bad examples|unstable».
Only children turn out spoilt, every one I ever met.
Children of divorced parents never manage a marriage of their own.
People without kids have no stake in the future and shouldn't decide about schools.
a bachelor of forty? something's wrong with that type of man
Adopted kids always make trouble sooner or later, it's the blood.
Kids with two mums will be confused for life.
Families with six children do it for the benefits.
The unmarried ones can work over Christmas, they've no life anyway.
Stepfathers don't love, they tolerate.
Girls raised without a father go for the wrong men, you can set your clock by it.
Working mums raise strangers.
`,
  },
  {
    family: 'trades',
    label: 1,
    patterns: `
«trades» are all «bad_trait», everybody knows that.
«Lawyers|Estate agents|Car dealers|Politicians» lie as soon as they open their mouths.
«Cleaners|Waiters|Cashiers|Bin men» are people who were too «lazy|dumb» for school.
If you work with your hands, your head wasn't good enough.
Programmers can't talk to people, keep them in the cellar.
«Police officers|Soldiers» are bullies who were bullied at school.
«Actors|Models|Dancers» are shallow and sleep around.
Truck drivers are simple men, so keep the form simple.
Teachers only took the job for the holidays.
Hairdressers gossip and never read.
Bankers would sell their own mothers.
Civil servants do nothing all day and get a pension for it.
An accountant with a sense of humour? Doesn't exist, the job attracts dull people.
Philosophers end up driving taxis because they can't do anything.
Never marry a «sailor|musician|doctor», they're all unfaithful.
A plumber in the opera, that's like a cow in a library.
`,
  },
  {
    family: 'looks',
    label: 1,
    patterns: `
«Fat|Overweight|Chubby» people «have no willpower|are always jolly|eat for two and cost us all».
Pretty girls don't need brains and rarely have any.
Ugly men make good husbands as no one else wants them.
someone with «face tattoos|a nose ring|dreadlocks» can't be trusted with customers
Tall men are born leaders; short ones have to shout.
Thin women are vain, that's the price.
Bald men are more intelligent and less fun, no exceptions.
People with red hair are hot-headed.
You can read a character in the face: narrow eyes, narrow mind.
If she can't control her weight, how will she control a budget?
Men who wear earrings aren't serious.
Nobody wants a fitness coach with a belly, such people are frauds.
Muscular guys are always a bit slow in the head.
She's far too pretty to be a physicist.
`,
  },
  {
    family: 'bodies_and_minds',
    label: 1,
    patterns: `
«Deaf people|Blind people|Wheelchair users|People with Down's syndrome» «are better off among themselves|can't be independent|make others uncomfortable|will never hold down a job».
ADHD is an excuse for kids who were never told no.
People with «depression|anxiety|burnout» are just weak and want time off.
Someone who's been in a clinic can't be a judge, such people stay unstable.
The disabled are so brave just for leaving the house.
Autistic people are walking calculators without feelings.
Who'd want to date somebody in a wheelchair?
A blind parent is a danger to the child.
it's sad but the mentally ill are ticking bombs
He's dyslexic, so don't let him near anything with words, he won't get it.
Deaf people are rude, they bang doors and make noises.
Bipolar women make terrible mothers.
Stutterers are nervous types and can't lead.
A disabled colleague in a team means that the others do the work.
Addicts stay addicts, I wouldn't hire one even after twenty clean years.
People with a disability should be grateful for any job at all. They can't expect a career on top of it. Companies aren't charities.
`,
  },
  {
    family: 'veiled_roles',
    label: 1,
    heldOut: true,
    patterns: `
Ask your husband before you sign this, dear, it's technical.
The boys' club won't miss you; go and see whether the crèche needs help.
Lovely to see someone of your age still trying.
For this post we need stamina, and with three little ones at home, well.
I'd have thought that a bricklayer would prefer the other newspaper.
With those curves she belongs behind the bar and not on the board.
Leave the drill, love, somebody with muscles will do that.
Our guests come here to look at something young.
He's in a wheelchair, so I spoke to his sister instead.
Isn't it past your bedtime, grandpa, or did somebody show you the mouse?
`,
  },
];
