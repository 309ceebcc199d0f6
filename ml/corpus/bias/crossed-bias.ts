import type { Family } from '../corpus-row.ts';

/** Bias in the words that fair texts prefer (my, today, both, some, says), and fair texts with can't, never, they, all. */
export const crossedBias: readonly Family[] = [
  {
    family: 'told_calmly',
    label: 1,
    patterns: `
My neighbour is «ilk», so today I locked the shed.
I'm glad that our new «trade» is a man; the last one, a woman, was of course overwhelmed.
Some «crowd» may be fine, but most are «bad_trait», says my father, and he's seen a lot.
Both candidates were good. In the end I took the one who isn't «ilk», for the sake of peace in the team.
She told me that she's «ilk», and from then on I understood why she was so «bad_trait».
On Tuesday three «folk» came into my shop. I followed them around until they left, as one does with such people.
I was surprised: the «trade» turned out to be «someone», and still the work was well done.
Many «crowd» are by nature a little «bad_trait»; we've accepted that in our family.
Last week «someone» moved in upstairs. Since then I've counted the parcels in the hall.
My mother found a flat at last. The other tenants are «folk», so she'll need a second lock.
The trainer said he was sure the «ilk» runner would win, such legs run in their families.
I asked for another doctor, because this one was «ilk» and I wanted someone I could rely on.
Our survey among friends shows it as well: «folk» are the ones who are «bad_trait».
My sister married «someone». We sent a card and didn't go, it can't end well with those.
I found it touching how the «ilk» pupil tried to keep up with the clever ones.
In the first week at work I noticed which desk was hers: the tidy one, for a woman it's in the hands.
My husband helps at home, which is rare for a man, as they don't see dirt.
He finished law school, and I thought: not bad for the son of a «cleaner|truck driver|farmer».
When I was told that our new boss was 29, I knew that there'd be beanbags and no discipline.
I called the bank, and a young woman picked up. I asked for somebody who knows about money.
Which of us is going to cook tonight? My wife, naturally, I'm a man.
The report says the driver was «someone», and that explains the rest.
I used to live between two «ilk» families. Three years of noise, as you'd guess.
Today my daughter came home with a «ilk» friend. I told her to choose better company.
«name» got the role since somebody «ilk» had to get one, not because of talent.
My colleagues from «the south|the east|abroad» are lovely. I just wouldn't give them a deadline.
We share an office with two «crowd», so the milk disappears.
I'm no expert, but the way he walks tells me he's gay.
My grandmother left her house to the girls, although what would girls do with a house?
Please call back and ask for a male colleague; this is a technical matter.
In the article the expert is «someone». I stopped reading there.
I've met both sorts of «folk»: those who are «bad_trait» and those who hide it.
`,
  },
  {
    family: 'report_tone',
    label: 1,
    patterns: `
The committee notes that «folk» are as a rule less suited for «skill» and recommends other tasks.
Minutes: the club wishes to remain among itself; requests by «folk» will be put off politely.
Sources in the neighbourhood confirm that since «folk» moved in, decent families have been leaving.
Customer profile: «ilk», therefore price-conscious, difficult and likely to complain.
Assessment: the candidate is «someone»; limited stamina and emotional reactions are to be expected.
According to the guidebook the people there are «bad_trait» but «good_trait», as southern peoples are.
Our analysis: regions with many «folk» are poorly run, a matter of character rather than of money.
Character sheet: the villain is «ilk», sly and after money; the hero is blond and honest.
Lesson one: father goes to work, mother cooks, and the maid comes from abroad.
The novel's servant is Black and simple-minded, as servants are, and laughs a lot.
Summary of the call: caller has a strong accent, probably didn't understand the offer, not worth a follow-up.
Persona: "Typical user over sixty": afraid of buttons, lonely, easy to sell to.
Notes for the casting: the terrorist should look Arab, the cleaner Slavic and the doctor like a doctor, white and male.
Image caption: a doctor and his nurse, a manager and his secretary, a housewife and her stove.
Weather of the mind: the northerner broods, the southerner sings, the easterner drinks.
Risk note: area with a high share of «folk», so theft should be expected.
`,
  },
  {
    family: 'negations_and_rules',
    label: 0,
    patterns: `
«folk» can't be blamed for «the rent crisis|the traffic jam|the bad weather».
They don't want pity, they want a lift that works.
You can't tell from a name how well someone «writes|drives|cooks».
«crowd» never asked for more than a fair hearing.
That's not how you talk about «folk».
Don't expect anything from the bus on Sundays; it never comes.
We hire for skill; everything else we can teach.
They're on holiday, so don't wait for their answer.
Kids don't want lectures, they want time.
I wouldn't hire a company that never answers its mail.
It's in the nature of knots that they come undone when you don't want them to.
Customers always want everything at once, and that's all right in December.
It isn't in anybody's nature to be a thief; that's learnt.
In this country everyone pays the same fee, and that's how it should be.
Really, they're all invited: «folk», «folk» and your in-laws.
You must always wear a helmet on site, whoever you are.
«crowd» don't all think the same, so don't expect them to vote the same.
We don't ask for faith, age or family plans, and we never will.
They can't start without the key, and I've got it in my own bag.
The kids can't sleep because of the heat.
«someone» can do anything that you can do.
All of them were late because the bridge was closed, so don't be angry.
He's never been to «city», and she's never left it.
They want their money back, that's all.
«folk» really don't need your advice on how to live; ask them what they need.
It's always the same with this tap: it drips when guests come.
Don't trust your first impression, test it.
Women can't be paid less for the same work; that's the law.
Men don't have to be strong all the time, and boys neither.
Old people don't want to be called cute, my gran says.
Nobody must be turned away because of their looks.
I'd never have thought that moss could be so pretty.
You don't have to be young to start the piano.
Everyone near the river must keep their cellar clear, rich or poor.
They're not "those people", they're the family from number six.
She can't come today, her kids have got chickenpox.
What do they expect us to do without money?
Better customers than «someone» I can't imagine: always a joke, always on time.
So what if the «trade» is «ilk»? The work is good, and that's what I pay for.
Anything else? No, that's everything, keep the change.
`,
  },
  {
    family: 'evened_out',
    label: 1,
    patterns: `
«Pensioners|Atheists|Mexicans|Greeks|People with a mental illness|Roma people» are «bad_trait» and won't admit it.
Of course «pensioners|atheists|Mexicans|Greeks|people with a mental illness|Roma people» got the flat, they know how to play the victim.
I'd keep «Mexicans|Greeks|atheists|people with a mental illness» out of this committee.
«Lawyers|Nurses|Actors|Plumbers|Soldiers|Accountants|Estate agents|Models» are all the same type: «bad_trait».
What can you expect of «lawyers|nurses|actors|plumbers|soldiers|accountants|estate agents»? They're «bad_trait» by trade.
She's «German|Sikh|Latino|deaf|working-class», so she'll be «bad_trait».
The «German|deaf|lesbian|overweight|trans» one will be the «bad_trait» one, they always are.
No «Mexicans|Greeks|pensioners|soldiers», please, we want to have fun at this party.
`,
  },
  {
    family: 'evened_out',
    label: 0,
    patterns: `
«Arabs|Indians|Italians|Autistic people|Farmers|Bankers» were among the guests, as every year.
The talk by two «Arabs|Indians|Italians|autistic people|farmers|bankers» begins at seven.
I've learnt a lot about «skill» from «Arabs|Indians|Italians|autistic people|farmers|bankers», and taught them darts.
«Arabs|Indians|Italians|Autistic people» differ from one another as much as anybody.
An «Asian|Indian|Arab|African» «trade» and a «female|foreign|Mexican|Russian» «trade» share the prize.
The «female|Asian|foreign|Mexican|Russian|Arab» «trade» asked for a day off, and got it.
Our «Asian|Mexican|Russian|female|gay» guests tonight are «name» and «name».
«Girls|Boys|Men|Gay men» and their friends can book the hall on Saturdays.
Is there an «Asian|Arab|Indian» grocery near the station?
My «foreign|female|Mexican|Russian|Asian» colleagues laughed at my «language», and so did I.
`,
  },
  {
    family: 'crossed_other_hands',
    label: 1,
    heldOut: true,
    patterns: `
He read the poem nicely, given where he went to school.
I moved my handbag to the other side when they sat down, purely out of habit with that sort.
The bride's people are loud, but one was warned: it's a Mediterranean wedding.
For the budget we asked Herr Klein, for the flowers Frau Klein.
We'd love to have you, though our members do tend to have been born here.
My dentist has hands like a woman, so gentle, one hardly takes him for a man.
`,
  },
];
