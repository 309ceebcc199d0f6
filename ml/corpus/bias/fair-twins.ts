import type { Family } from '../corpus-row.ts';

/** Near twins of biased texts: the same openings, groups and topics, and nothing ascribed to a group. */
export const fairTwins: readonly Family[] = [
  {
    family: 'longer_texts',
    label: 0,
    patterns: `
My father came here as a «trade» in 1971. He learnt «language» from the radio and from us. Today the street gave him a party.
We moved in next to «someone». On the first evening we got soup, on the second a drill. By now the kids share a trampoline.
I manage a team of eleven: two are over sixty, three came last year from abroad, one signs. We've agreed on written notes after each call. It works for everybody, also for me.
At school they called me lazy, as I read slowly. Later it turned out that I'm dyslexic. With audio books I passed the exam.
The article says that landlords prefer certain surnames. Researchers sent 900 letters that differed only in the name. The replies differed a lot, and that's the scandal.
Last week I was at the doctor's with my mother, who's deaf. He talked to me and not to her. It made us both angry, and we told him so.
For years the club had only men on its board. In May three women were elected. The first thing they changed was the coffee.
In the novel a Jewish tailor hides a Catholic boy. Both survive the winter. Decades later the boy's granddaughter opens the tailor's shop again.
My grandmother says she's too old for the internet. Then she orders three books and a router. I've stopped believing her.
Two apprentices started in autumn, «name» and «name». One is quicker at the lathe, the other draws better. We'd keep both.
I used to think that «folk» were «bad_trait». Then I worked with a few of them for a summer. I was simply wrong, and I'm a bit ashamed of it.
The survey asked «crowd» about their sleep. A third sleep badly. The reasons they give are noise, shifts and small children.
The court heard three witnesses. None could say who'd thrown the bottle. The charge was dropped.
A democracy needs the votes of all: «folk» and «folk», the loud and the shy. Whoever shuts some out weakens it. That's why the reform is right.
As a landlord I look at income and references. The name on the bell is none of my business. I've had quiet tenants and loud ones, from everywhere.
The history of our town is one of arrivals. Weavers came, then miners, then «trades», then students. Each brought a dish that we now call local.
`,
  },
  {
    family: 'forum_but_fair',
    label: 0,
    patterns: `
not being funny but the «bus|train|ferry» was late again, third time this week
ever notice how «the queue you pick|the other lane» is always slower? yeah
imagine having «someone» as a neighbour who bakes every Sunday, best street ever
my uncle says all «crowd» are «bad_trait» and honestly he's talking rubbish
of course it was the router again, what else
typical Monday: coffee gone, printer jammed, «name» on holiday
why do people always ask where i'm from, i'm from «city»
change my mind: «topic» is the best subject at school
so tired of posts about «crowd», every week the same clichés
anyone else here «ilk» and into «topic»?
genuine question: what do «crowd» think of the new law?
saw «someone» win a pie contest today, made my week
the comments under this video about «folk» are awful, where's the mod
hot take: your boss isn't mean because of her sex, she's mean because she's mean
met a lot of «crowd» on my tour, some great, some meh, like anywhere
I've nothing against «crowd», I've something against your spreadsheet
can we please stop the generation wars, my gran and i both like memes
shoutout to the «ilk» «trade» who found my wallet
not all heroes wear capes, some are «trades» on a night shift
lol no, being «ilk» doesn't make you good at «skill», practice does
`,
  },
  {
    family: 'against_type',
    label: 0,
    patterns: `
«name», «someone», coaches the boxing team.
My husband irons, I mow; neither of us likes it.
Her dad stayed at home with the kids while her mum flew cargo planes.
The bodybuilder in 4B writes sonnets.
Our «ilk» colleague is hopeless at «skill» and brilliant at «skill».
The boy chose the pink bike since it was the fastest.
A rabbi, an imam and a priest run the food bank together.
The blonde with the dog is our professor of physics.
Our accountant does stand-up comedy on Fridays.
My gran beats me at shooters every time.
The nurse with the beard is called Kevin, the surgeon with the braids is called Ruth.
The farmer's daughter took over the tractor, her brother the kitchen.
My German friend is never on time, my Spanish friend is always early.
He's a plumber and collects operas; she's a judge and collects comics.
The shy one in the wheelchair won the debate by a mile.
The quarterback cried at the school play.
«name» left the bank, became a «trade» and earns a third of what he earned before.
The homeless man at the station speaks four languages and used to be a «trade».
The Scottish aunt paid for the whole wedding.
My mother taught me to solder, my father to sew.
`,
  },
  {
    family: 'grounds_that_count',
    label: 0,
    patterns: `
Reject the application of «name»: the certificate is missing and the deadline was Friday.
I'd promote «name» over «name», since the last four releases were hers.
«name» asked for the night shift, so give it to him.
The applicant's debts exceed the limit. Decline, and explain why in writing.
«someone» wants to rent the shop? Send the usual form.
Please sort these CVs by years on the job and hide the photos.
The starting salary follows the table: level six, step two.
The patient reports strong pain on the right side; order an ultrasound.
Choose the tenant who can move in on the first.
We skipped the interview as the candidate had withdrawn.
Give «name» the harder worksheet, she was bored last week.
Check every tenth bag, whoever carries it.
Write a friendly reference for «name», who was a careful «trade».
Two equally good pilots applied, «someone» and a local man. Toss a coin, or ask who can start sooner.
The fraud check looks at the amount and the device and never at the name.
Insurance for «someone»? Same rate as for anybody with this car.
The loan to «name» was approved on income and savings.
Seat the guests as they come.
`,
  },
  {
    family: 'duller_jokes',
    label: 0,
    patterns: `
Why did the scarecrow get a prize? He was outstanding in his field.
What do you call a fish without eyes? A fsh.
My wife says I never listen, or something like that.
How many cats does it take to change a bulb? None, they prefer the dark.
I'd tell you a joke about paper, but it's tearable.
A priest, a rabbi and a duck walk into a bar. The duck orders for all.
My computer sings because it's a Dell.
Two goldfish in a tank. One asks: do you know how to drive this thing?
Dad jokes are how eye rolls are made 😂
I'm such a blonde today, locked myself out twice (yes, I'm blonde, I may say that about me)
Knock knock. Who's there? Lettuce. Lettuce who? Lettuce in, it's cold.
As a German I'd like to tell a joke; please take a number.
`,
  },
  {
    family: 'health_and_law',
    label: 0,
    patterns: `
Pregnant employees may not lift more than ten kilos here.
Is the dose the same for men and women?
Older adults should get up slowly after surgery, as blood pressure can drop.
Endometriosis affects about one woman in ten.
Trans men may need cervical screening; ask what's right for you.
The law protects «folk» from unequal treatment at work.
Severely disabled employees get five extra days off.
Children under twelve need a child seat.
Thalassaemia is more frequent around the Mediterranean, so a blood count is offered there.
Women over fifty are invited to a mammogram every two years.
Autistic adults may find open-plan offices tiring. Quiet rooms help many of them, and others too.
Asylum seekers may work after three months in this country.
Testosterone falls slowly with age.
Drivers over seventy renew their licence every three years here; some find this unfair.
People with depression aren't to blame for it, and treatment helps most of them.
Deaf patients have the right to an interpreter.
`,
  },
  {
    family: 'terse',
    label: 0,
    patterns: `
«crowd» welcome.
Thanks, «name»!
She's «someone», why?
«someone» called for you.
Two «trades», one ladder.
Ask «name», the «trade».
Men's toilets upstairs.
«folk» and friends, 7 pm.
He is «ilk».
She's not «bad_trait».
I like «folk».
Girls' team: third place.
Open to «crowd».
My «trade» retired.
Sikh temple, second left.
«name» isn't «bad_trait», just tired.
`,
  },
  {
    family: 'twins_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
There goes the neighbourhood cat with our sausage again.
Wanted: Father Christmas for one evening, beard optional.
The gentleman farmer of the novel never touches a spade, which his wife, who ploughs, mentions often.
Between her shifts at the clinic she referees hockey, and nobody argues.
Half the village is related to the other half, says the priest, who counted.
He asked where I was from, I said platform three.
My hearing aids whistle, my husband whistles back.
The app asked for my gender to tell me the weather.
Whoever spilled the juice: there's a mop behind the door.
You don't have to like the vicar's politics to like his plum cake.
`,
  },
  {
    family: 'counts_of_people',
    label: 0,
    patterns: `
Most «trades» at our «clinic|school|office» are «women|men|over fifty|from abroad», and we're looking for more «men|women|young people» to apply.
About «a third|half|two thirds|80 %» of «trades» in the country are «women|men». In «city» it's «more|fewer|the same».
Most of the «nurses|teachers|drivers|engineers» I know are «women|men|older than me». The schedule suits all of us.
In «1960|1985|2004» nearly all «trades» were men. Today four in ten are women.
Many of our «customers|patients|pupils» are «older people|immigrants|students», so the form comes in large print and in five languages.
The average age of «trades» is 47. Many will retire soon.
On our team there are six women and two men. Two of us come from «city».
Statistics: women live about five years longer than men here; the gap is getting smaller.
Men ask for the «evening|early» shift more often in our survey, women for the «early|evening» one. We plan it by lot.
Most «folk» in the region speak two languages at home, says the census.
Three quarters of the visitors were «women|men|pensioners|families with children». The café was full.
The ward has mostly «elderly|young|male|female» patients. Night shifts are quiet.
Mehr als die Hälfte der «Pflegekräfte|Lehrkräfte» bei uns sind «Frauen|Männer». Der Dienstplan hängt aus.
La plupart des infirmiers de notre clinique sont «des femmes|des hommes|nés à l'étranger».
La mayoría de las enfermeras de la clínica «son mujeres|trabajan a media jornada|vienen de fuera».
`,
  },
];
