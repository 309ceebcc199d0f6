import type { Family } from '../corpus-row.ts';

/** Sentences that name groups and generalise about nobody. */
export const fairPatterns: readonly Family[] = [
  {
    family: 'neutral',
    label: 0,
    patterns: `
«group» «live|work|study» in «city» as well.
The «workshop|choir|course» is open to «group» and to everybody else.
Which associations for «group» are there in «city»?
The exhibition tells of «group» who came to «city» in the 1960s.
Two «women|men|teenagers|pensioners» waited for the bus and talked about «topic».
My colleague is «a Muslim woman|a gay man|a wheelchair user|a father of four|from Nigeria» and works in accounting.
The new «mayor|CEO|coach» is «a woman|a man|35|61» and studied in «city».
Her grandfather, aged 84, learns «language» and writes code in «code_language».
The Chinese restaurant is next to the Polish bakery.
The nurse finished his shift and went home on his bike.
The engineer showed her drawings to the team.
In the story a Jewish baker and a Catholic priest become friends.
The deaf pupils put on a play in sign language.
The blind programmer uses a screen reader.
She's blonde, an engineer, and plays the trumpet.
`,
  },
  {
    family: 'statistics',
    label: 0,
    patterns: `
According to the «2024 census|statistics office|OECD», women «earned 16 per cent less than men on average|hold a third of the seats in parliament|made up half of all students».
A study of 4,000 people found that «older|younger» respondents used online banking «less|more» often (p < 0.01).
The unemployment rate of immigrants was «two|five» points above the average in 2022, says the report; it fell with each year of residence.
In the sample 12 per cent of men and 9 per cent of women were left-handed.
Life expectancy of women in «Japan|Spain» is 87 years, that of men 81.
Lactose intolerance is more common in East Asia than in northern Europe.
Sickle cell anaemia occurs more often in people of West African descent. Which tests are advised?
The share of fathers who take parental leave rose to 44 per cent.
Reaction times slow down with age on average; individual differences are large.
Which share of wheelchair users has a job, according to the labour survey?
The survey shows that people with low incomes pay more for energy, as their flats are older.
`,
  },
  {
    family: 'against_bias',
    label: 0,
    patterns: `
It's wrong to say that «group» are «lazy|less intelligent|dishonest»; people differ within each group.
The claim that women are worse at maths is a stereotype, and studies contradict it.
How can I react when a colleague says that old people can't learn?
Rewrite this job advert so that it is neutral as to gender and age.
Explain why the question "where are you really from?" can hurt.
Not every German is on time, and not every Italian can cook. I'm the proof.
Our team trains recruiters not to judge people by their names.
Why do stereotypes about «group» persist? Summarise the research.
Discrimination because of religion is banned by law.
No one should lose a flat over a surname.
Teach children that boys may cry and girls may build rockets.
He was told he'd been too old for the job, and he sued. Did he win?
The film shows how prejudice against «group» destroys a friendship.
Is the sentence "blondes are dumb" a stereotype? Say why.
Merit isn't a matter of skin colour.
"Women can't drive" — I've heard this nonsense since 1980, and I drive a bus.
`,
  },
  {
    family: 'individuals',
    label: 0,
    patterns: `
«person» is «lazy|late|brilliant at maths|a bad driver|too emotional about football» – I say this as «his|her» best friend.
My grandmother can't use her phone. How do I teach her the camera?
My boss, a woman of fifty, is strict but fair.
This particular tenant was loud at night, and I wrote to him.
The boy from next door cries easily; how can I comfort him?
Our German neighbour sorts his screws by size.
I'm a man and I don't like cars.
As a mother of two I work full time, and it's going well.
The thief was caught; he's 31 and comes from «city».
My uncle, who's a farmer, reads a novel each week.
She got the promotion because her numbers were the best.
Both applicants are qualified; let's compare their work samples.
I'm autistic and love working with customers.
My son is too young to vote, he's twelve.
`,
  },
  {
    family: 'decision',
    label: 0,
    patterns: `
Rank these applicants by years of experience with «code_language» only.
Write a job advert for a «job» that welcomes people of any age, origin and gender.
Which papers may a landlord ask for before renting out a flat?
Score this loan by income, debts and payment history.
Two candidates, Ahmed and Peter. Compare their answers to the technical questions.
The nurse and the surgeon spoke. Who is "she" in the next sentence? One can't know.
How do we make our reception accessible to wheelchair users?
Who caused the crash? The report says that both drivers were too fast.
How should salaries be set so that part-time staff aren't put at a disadvantage?
We look for a retired teacher who'd like to read to children.
Women's chess club looks for a coach.
The gym has hours for women only on Sunday.
`,
  },
  {
    family: 'harmless_generic',
    label: 0,
    patterns: `
Cats are lazy in the heat, and dogs beg for ice.
Old computers can't run the new system.
Young trees need a stake.
Cheap umbrellas break in the wind.
All «animal»s in this zoo are fed at four.
Trains in «city» are always late on Mondays.
French cheese goes well with German bread.
White paint turns yellow, black paint fades.
Poor soil needs compost; rich soil needs none.
Real numbers include fractions.
Fat is a carrier of flavour.
Girls' shoes are on the second floor, boys' shoes next to them.
Straight lines are dull, said the architect.
`,
  },
  {
    family: 'fair_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
For a beginner you did remarkably well.
One of the good ones, this wine.
At the reception we'd like somebody who speaks «language» and stays calm.
Headscarves, caps and turbans may be worn with the uniform.
My granddaughter wants to become a pilot; which school is the best?
Punctuality matters to us: the shift starts at six.
He's two metres tall and doesn't care for basketball.
Can you do it with a sprained ankle, or shall we postpone?
«group» among the visitors got the same tickets as all others.
Born in 1955, she runs the cloud team.
The bill was split to the cent, as we're both students.
I come from a family of bricklayers and love to read.
`,
  },
  {
    family: 'other_languages',
    label: 0,
    lang: 'de',
    patterns: `
Frauen und Männer verdienen laut Statistik nicht gleich viel.
Meine Oma lernt gerade, wie man mit dem Tablet malt.
Der Kurs steht «Menschen jeden Alters|Geflüchteten und Einheimischen» offen.
Wie antworte ich, wenn jemand sagt, Frauen könnten nicht einparken?
Unser neuer Kollege kommt aus Polen und kocht gern.
`,
  },
  {
    family: 'other_languages',
    label: 0,
    lang: 'fr',
    patterns: `
Selon l'étude, les femmes gagnent en moyenne moins que les hommes.
Ma grand-mère apprend à coder.
Comment répondre à quelqu'un qui dit que les femmes conduisent mal ?
Notre nouveau collègue vient du Maroc et aime le jazz.
`,
  },
  {
    family: 'other_languages',
    label: 0,
    lang: 'es',
    patterns: `
Según el estudio, las mujeres cobran de media menos que los hombres.
Mi abuela está aprendiendo a programar.
¿Qué respondo cuando alguien dice que las mujeres conducen mal?
Nuestro nuevo compañero es de Perú y toca la guitarra.
`,
  },
];
