import type { Family } from '../corpus-row.ts';

/** People and groups in news, reference works, self-descriptions and plain sentences, without a verdict on a group. */
export const fairPeople: readonly Family[] = [
  {
    family: 'news',
    label: 0,
    patterns: `
About «two hundred|sixty|a thousand» «crowd» met in «city» on «Sunday|Tuesday» to discuss the housing plan.
«someone» was elected chair of the rowing club.
The council approved a meeting place for «folk» near the station.
«name», 43, a «trade» from «city», found a Roman coin while digging.
Police are looking for witnesses: two cars collided on Main Street; nobody was seriously hurt.
The parliament debated the pension of «trades» until midnight.
«crowd» and «crowd» signed a joint letter on the bus timetable.
A «ilk» «trade» won this year's prize for the best first novel.
The court ruled that «crowd» may wear their badges at work.
«trades» went on strike for higher pay on Monday.
The ministry will fund language courses for «folk» next year.
«someone» and «someone» opened a bakery together in «city».
The festival drew «crowd» from twelve countries.
Survey of 1,200 «crowd»: most are content with the new library hours.
The city apologised to «folk» who were denied housing in the 1960s.
After the flood «crowd» handed out blankets and soup.
A 71-year-old beat the course record in her age group.
The trial of a former banker begins in «city»; he denies the charges.
`,
  },
  {
    family: 'reference',
    label: 0,
    patterns: `
Sikhism was founded in the Punjab region in the fifteenth century.
Ramadan is the month in which many Muslims fast from dawn to sunset.
A «trade» is a person whose occupation is described in chapter four.
The Roma are an ethnic group with origins in the north of India; several million live in Europe.
Hanukkah lasts eight days and recalls the rededication of the Temple.
Braille was devised in the 1820s and is read with the fingertips.
Jainism, Buddhism and Hinduism share a number of terms.
The Deaf community has its own literature and theatre.
In many countries «trades» need a licence.
Women got the vote in New Zealand in 1893.
The Somali language belongs to the Cushitic branch.
Catholics and Protestants differ in how they understand the mass.
The term "Latino" refers to people with roots in Latin America, whatever their language or skin colour.
Transgender people have a gender identity that differs from the sex recorded at birth.
Down's syndrome is caused by an extra copy of chromosome 21.
A census counts «folk» by age, household and place of residence.
Feminism covers many movements, and they disagree on quite a few points.
Conservatism as a school of thought values institutions that have grown over time.
The Sámi live in the north of Norway, Sweden, Finland and Russia. They speak several related languages. Reindeer herding is one of many occupations among them today.
Autism is a spectrum, so needs and strengths vary widely from person to person.
`,
  },
  {
    family: 'about_myself',
    label: 0,
    patterns: `
I'm a «Muslim|Hindu|Jewish|Catholic|gay|deaf|Polish|Nigerian» «trade» and I like «topic».
As «someone» I'd like to know which clubs in «city» are welcoming.
I'm «ilk» and proud of it.
we're two «ilk» dads with a little girl, any tips for «city»?
I grew up poor; now I teach economics.
I came here from «Iran|Vietnam|Brazil|Poland» at nine and still dream in two languages.
I have ADHD and write everything down, works for me.
i'm 68 and just finished my first «code_language» course 🎉
My wife and I, both «ilk», run a small garage.
I use a wheelchair. Is the museum step-free?
Hi, I'm «name», I'm trans and looking for a choir with low voices.
I've been blind since birth, and my hobby is cooking.
My family is «ilk» and loud at dinner, I wouldn't want it any other way.
I'm a woman in a team of nine men; they're good colleagues.
Being «ilk» is part of who I am, and so is my love of trains.
I left my religion years ago but I still sing in the church choir.
I'm a stay-at-home dad. The twins are three. Mornings are chaos, afternoons are playground, and I wouldn't swap it.
As a single mother I work nights; my sister helps out.
We're a working-class family and my daughter just got into medical school!!
`,
  },
  {
    family: 'occupations',
    label: 0,
    patterns: `
The «trade» told the «trade» that «he|she|they» would be back at four.
The «trade» thanked the «trade» because «he|she|they» had waited.
The «trade» forgot «his|her|their» keys at work again.
The «trade» lent the «trade» a pen, and later «he|she|they» gave it back.
Somebody asked the «trade» for «his|her|their» opinion on «topic».
When the «trade» entered, everybody greeted «him|her|them».
«name» works as a «trade», and «name» as a «trade».
The «trade» was proud of «his|her|their» apprentice.
My «mother|father|sister|brother» is a «trade» in «city».
The «trade» on duty said «he|she|they» would call the «trade» if needed.
«name» the «trade» baked a cake, since «he|she|they» had the day off.
The «trade» and the «trade» carpool; «he|she|they» drives on Fridays.
A «trade» of sixty and a «trade» of twenty share the workshop.
The new «trade» is «someone».
The «trade» explained the form to the patient, and he signed it.
Has the «trade» left? Yes, «he|she|they» went home at noon.
`,
  },
  {
    family: 'one_person',
    label: 0,
    patterns: `
«name» is «bad_trait» sometimes, but who isn't.
My flatmate «name» is «good_trait» in the morning and «bad_trait» at night.
«name» is good at «skill»; her brother prefers «skill».
my neighbour, «someone», taught me «skill»
«someone» helped me carry the pram up the stairs today :)
«someone» in our office repairs old radios as a hobby.
The fastest coder I know is «someone», and the slowest is me.
Our «trade» is «someone» with a dry sense of humour.
«name» failed the exam twice and passed with honours in the end.
The «ilk» «trade» next door plays the tuba.
My aunt is «ilk», votes green and rides a motorbike.
This «trade» was rude to me on the phone, so I complained about the call.
«name» cried at the film and I did too.
She's 82 and fixes the family's computers.
He knits, she welds, and the kids do both.
«name» couldn't park the van, so «name» had a go, and then they called me.
The man who stole my bike was caught on camera; I hope I get it back.
My ex was a liar. I'm glad it's over.
My first boss was «ilk» and the kindest person I've worked for.
«someone» lost the chess final against «someone» after five hours.
`,
  },
  {
    family: 'groups_in_passing',
    label: 0,
    patterns: `
«crowd» of all ages took part.
«folk» and «folk» live next door to each other in this street.
The book is about «crowd» between the wars.
«crowd» can apply until the end of May.
The brochure is meant for «crowd» and their families.
Interviews with «crowd» are on page nine.
Some «crowd» voted for the plan, others against it.
we played against a team of «crowd» and lost 4:1
Are «crowd» covered by this insurance as well?
The app was tested with «folk», who found eleven problems in the menu.
Two «folk» are characters in the novel.
How do «crowd» in «city» spend the holidays?
The doctor treats «folk» and «folk» alike.
The choir of «crowd» sings on Friday.
There's a podcast by «crowd» on «topic».
Three of the ten prize winners are «crowd».
Which rights do «folk» have at work?
Please translate the leaflet for «folk» into «language».
`,
  },
  {
    family: 'kind_words',
    label: 0,
    patterns: `
Happy Eid to all who celebrate!
Thank you to the «trades» who kept the town running.
«folk» deserve the same respect as anybody.
I wish all «folk» in our town a good new year.
Congratulations to «name», the first «ilk» «trade» at our school!
So glad that «folk» feel welcome in our club.
We stand with our «ilk» colleagues after the attack.
Let's make sure that «folk» can take part: ramps, captions, plain language.
My «ilk» friends mean the world to me.
«folk» have every right to be here.
What I admire in my mother, «someone», is that she never gave up.
Different people, one team. That's us.
`,
  },
  {
    family: 'everyday_with_people',
    label: 0,
    heldOut: true,
    patterns: `
A young man gave up his seat for a woman with a stick.
The gentleman at table two would like the bill, and the lady some water.
Our street has a mosque, a chapel, two kiosks and a tyre shop.
The boys lost against the girls in the sack race, and everybody had ice cream.
She's the only electrician in the family; her sons are nurses.
Mr Okafor's allotment won first prize for beans.
The tall student hit his head on the lamp.
Three pensioners and a dog explored the Alps on scooters.
Their wedding had two brides and one very nervous cat.
The surgeon's husband waited with flowers.
`,
  },
];
