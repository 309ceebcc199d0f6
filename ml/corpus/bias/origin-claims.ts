import type { Family } from '../corpus-row.ts';

/** Traits and fates put down to origin, skin, faith, orientation, money, region or political camp. */
export const originClaims: readonly Family[] = [
  {
    family: 'nations',
    label: 1,
    patterns: `
Never do business with «Chinese people|Russians|Greeks|Nigerians|Turks|Indians», they «smile and cheat|haggle till you bleed|don't keep a single date».
«Germans|Swiss people|Dutch people» are robots: punctual, cold and without a joke in them.
«Americans|Brits|Australians» are «loud|fat|ignorant of the rest of the world», always have been.
«Italians|Spaniards|Greeks|Portuguese people» «live for their siesta|can't run a country|live with mum till forty».
Poles drink, Scots save, and the French surrender. Nothing new there.
the «French|English|Russians» think they're better than everybody else, it's in their dna
every «Mexican|Albanian|Somali|Romanian» I met was «bad_trait», so that tells you all about the country
A «Brazilian|Cuban|Colombian» has dance in his hips and nothing in his diary.
Vietnamese girls are so obedient, that's why they make good wives.
Russian women only marry for a passport.
Indians smell of curry and talk too much on the phone.
Swedes are cold, you could die next to one and he'd check the timetable.
What do you expect from a «Turk|Pole|Bulgarian|Syrian»? That's how they do things over there.
Canadians are too nice to get anything done.
The typical «Dutch|Scottish|Swabian» customer is stingy, so don't even offer the good wine.
Irish temper, Irish thirst: he was born with both.
People from «Iran|Afghanistan|Iraq» treat their wives like property, all of them.
Japanese workers follow orders and can't think for themselves.
Africans are happy with so little, they don't need our kind of comfort.
Northern nations invent, southern nations sleep. It's the climate, and no aid programme will ever change it. I've seen enough of the world to know.
`,
  },
  {
    family: 'skin_and_descent',
    label: 1,
    patterns: `
«Black|Asian|Latino|Arab|white» people are «bad_trait» by nature.
Asians are «good at exams but not creative|fine engineers but no leaders|quiet and sly».
Black kids don't need a library, build them a basketball court.
Wherever «Roma|travellers|that clan» park, things go missing.
That's a white neighbourhood, so it's safe there.
A Black family in that villa? Must be a rapper or a dealer.
Latinas are hot-blooded, you won't have a quiet evening.
she's pretty for a dark girl
Arabs are born traders, they'd sell you your own shoes.
White people can't dance and can't suffer.
Indigenous people can't handle alcohol or money, so the state has to look after them.
mixed couples never last, the cultures are just too different
I crossed the street, four Black lads were coming and you know what that means.
That tribe has never built anything, they only take.
His mother is Asian, so of course he plays the violin and fears his teacher.
Blood will out: you can put him in a suit, but he's still «a Roma|a peasant|one of them».
African hair looks unprofessional.
`,
  },
  {
    family: 'newcomers',
    label: 1,
    patterns: `
«Refugees|Immigrants|Asylum seekers|Foreigners» «bring crime|get the flats we wait for|don't want to learn the language|have children for the money|carry diseases».
First they ask for asylum, then for a phone, then for your job.
You can't build a state with people from «there|those countries|the desert».
our class has nine foreign kids so no wonder nobody learns anything
Immigrants do the dirty work because that's what they're suited to.
a foreigner who drives a car like that surely didn't earn it
The newcomers will never be real «Danes|Americans|Austrians», papers or not.
Give them a finger and they'll take the whole street, that's the mentality.
Migrants are polite as long as they need something from you.
I'm sure there are decent ones, but on the whole refugees are «bad_trait» and cost us a fortune. My cousin works at the town hall and sees it daily. They learn quickly which form pays most.
They say they flee from war, but all of them have phones.
Someone who speaks like that can't have understood the contract; these people sign anything.
`,
  },
  {
    family: 'faiths',
    label: 1,
    patterns: `
«Muslims|Jews|Hindus|Catholics|Mormons|Sikhs|Evangelicals» are «bad_trait», it's what they're taught.
You never know what a «Muslim|Jew|Jehovah's Witness|Scientologist» really thinks.
Nuns are bitter because nobody wanted them.
Behind every «crisis|war|newspaper» you'll find a Jew pulling strings.
Islam and honesty don't go together.
a beard and a prayer rug, i'd change the train
Atheists have nothing to live for, so they drink.
Christians can't think critically, otherwise they wouldn't be Christians.
A Hindu will always look down on you because of caste.
Buddhists are passive; with such people no country gets ahead.
«Muslim|Orthodox|Amish» women have no will of their own.
My landlord is Jewish, so you can imagine the bill.
Catholics sin on Saturday and confess on Sunday, all hypocrites.
It's a peaceful religion only as long as they're few.
They fast all month, so how should they work? I wouldn't take any of them on a building site.
`,
  },
  {
    family: 'love_and_identity',
    label: 1,
    patterns: `
«Gay men|Gays|Queer people» «can't be trusted near boys|are drama queens|have better taste and no loyalty|only think of sex».
Lesbians are just women who were disappointed by men.
A trans woman will always be a man who plays dress-up.
Bi girls do it for attention.
every gay guy is into fashion and gossip, get yourself one for shopping
Non-binary? That's what bored students invent.
A man with such a soft voice can't be straight.
Gay couples don't stay together, they aren't made for it.
Trans people are mentally unstable, so keep them out of the army.
Gay teachers recruit.
She drives a truck and has short nails, draw your own conclusions.
One of the dads has to be the wife, that's how it works with them.
I don't mind gays as long as they don't kiss where I can see it. Kids shouldn't have to look at that sort of thing. Normal people don't parade either.
Asexual people simply haven't been kissed properly.
`,
  },
  {
    family: 'money_and_schooling',
    label: 1,
    patterns: `
«Poor people|Benefit claimants|Council tenants|The jobless» «spend it all on cigarettes|don't want to better themselves|have too many kids».
«Rich people|Heirs|Millionaires» «never worked a day|have no conscience|think laws are for others».
Kids from that «estate|block|school» will be in prison at twenty.
If you're poor at forty it's your own doing, full stop.
The homeless man at the corner would only drink it anyway.
Working-class people don't care for art.
State school, so don't expect manners.
academics have two left hands and no idea of life
people who rent don't look after things
He never went to college, so his opinion on this is worth little.
New money has no taste.
Dropouts become dealers.
The lower classes love noise and cheap food.
Trust-fund kids are all «bad_trait».
`,
  },
  {
    family: 'regions_and_camps',
    label: 1,
    patterns: `
«Southerners|Northerners|Easterners|Islanders» are «bad_trait», ask anybody.
«Conservatives|Liberals|Socialists|Greens» are «stupid|heartless|brainwashed|traitors», there isn't a decent one among them.
Country folk marry their cousins.
City people couldn't survive a day without an app and look down on everyone.
anyone who votes «left|right|for that party» has to be either dumb or evil
Feminists are ugly and angry at their fathers.
Vegans think they're saints and can't shut up.
mountain people are thick as stone
Everyone in the capital is arrogant, and all provincials are naive.
Gun owners are violent rednecks.
«Hippies|Gamers|Punks|Bikers» are «lazy|dirty|dangerous» and live off others.
The east never learnt to work.
Environmentalists hate people, it's as simple as that.
A right-winger can't feel pity; a left-winger can't count.
`,
  },
  {
    family: 'claims_about_anyone',
    label: 1,
    patterns: `
«crowd» are «bad_trait», and I'm only saying what everyone thinks.
I've worked with «crowd» for ten years: «bad_trait», the whole lot.
Show me «someone» who's good at «skill» and I'll show you a unicorn.
«crowd» have never been any good at «skill», it isn't in them.
Why can't «crowd» be more like the rest of us?
All «crowd» are the same.
«crowd» are born «bad_trait» and raised «bad_trait».
Most «crowd» I know are «good_trait», they just can't lead anything.
As a rule, «crowd» don't belong in «management|this town|a university|the army|our club».
Give «crowd» an inch and you'll regret it, that's their nature.
The problem with «crowd» is that they're so «bad_trait».
it's a known fact that «crowd» are worse at «skill»
We had «someone» on the team once. Never again, those people are «bad_trait».
You can't expect «skill» from «someone».
There's something about «crowd» that makes them «bad_trait». I don't know whether it's upbringing or genes. But you see it again and again.
`,
  },
];
