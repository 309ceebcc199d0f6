import type { Family } from '../corpus-row.ts';

/** Speech about bias, care with figures, open questions, and rudeness or politics that spare groups. */
export const fairSpeech: readonly Family[] = [
  {
    family: 'condemned',
    label: 0,
    patterns: `
It's unfair to call «crowd» «bad_trait»; that's a prejudice.
"«crowd» are «bad_trait»" is exactly the kind of sentence that we don't want in this forum.
People told me that «folk» can't do «skill». They were wrong.
He was refused the flat because he's «ilk». That's discrimination and he should complain.
Saying that «folk» aren't suited for «skill» is nonsense, there's no evidence for it.
whoever says «crowd» are all the same has never met any
The manager claimed that women are too emotional to lead, and the tribunal called this discrimination.
I reject the idea that «folk» are naturally «good_trait» or «bad_trait»; people differ.
My teacher said girls can't do physics. I've got a doctorate in it now.
The advert asked for "young men only", and the agency had to withdraw it.
Stop assuming that «someone» must be «bad_trait».
It's a myth that «folk» are «bad_trait», and a harmful one.
Stereotypes such as "«crowd» are «bad_trait»" hurt real people.
Nobody should lose a job for being «ilk».
How dare they say that old people are a burden? My gran built half this town.
The joke about «folk» wasn't funny. It repeats an old cliché, and people in the room were hurt. I'd have expected an apology.
She was asked in the interview whether she wants children. This isn't allowed.
I'm tired of hearing "you speak so well for a foreigner".
No, not all men, and no, not all women either. Talk about what one person did.
The report describes how landlords turned away applicants with «Arab|African|Turkish|Roma» names.
`,
  },
  {
    family: 'guidance',
    label: 0,
    patterns: `
Write job adverts so that «folk» feel addressed too.
Avoid wording such as "young and dynamic"; it may put off older applicants.
How can we remove bias against «folk» from our hiring process?
Use the words that people choose for themselves; when in doubt, ask.
Judge each applicant by the work sample and not by name, photo or age.
Which phrases in this text could be read as a stereotype about «folk»?
Our code of conduct: no remarks on origin, faith, looks or disability.
Please check whether the model treats «someone» and «someone» in the same way.
In the workshop we talk about how pictures of «trades» in schoolbooks shape what children want to become.
Don't guess a person's pronouns. Use the name.
A checklist for fair interviews: same questions, two interviewers, notes at once.
The training set has too few «folk», so the error rate for them is higher. We should collect more.
Explain the term "implicit bias" and give an example from medicine.
How do I tell my uncle, politely, that his jokes about «folk» aren't OK?
Benevolent stereotypes ("women are so caring") are stereotypes too. Why?
What does the law say about age limits in job adverts?
What's the difference between prejudice and discrimination?
Test whether loan decisions differ by «gender|postcode|nationality|age», and report the gap.
`,
  },
  {
    family: 'careful_figures',
    label: 0,
    patterns: `
In the sample «folk» earned less on average; the authors point to hours, sectors and discrimination.
Crime figures for «folk» fall sharply once age and income are taken into account.
Fewer women than men study physics here: 24 to 76 per cent. The gap differs between countries.
The poverty rate of «single mothers|pensioners|immigrants|disabled people» was «18|22|27» per cent last year.
«trades» work «41|44|38» hours a week on average, according to the survey.
The study compares «folk» and «folk» and finds no difference in «skill».
Correlation isn't cause: the numbers on «folk» say nothing about any one person.
Heart attacks in women are often recognised later as their symptoms differ.
Prostate checks are advised for men from fifty, earlier with a family history.
Skin cancer is found later on dark skin, partly because textbooks show few pictures.
Hip fractures are more frequent after seventy, above all in women.
Fair skin burns faster; use sunscreen.
Colour blindness affects about one man in twelve and one woman in two hundred.
Deaf children who sign early learn to read more easily, a review suggests.
The share of «folk» in parliament rose from 9 to 14 per cent.
Red hair goes along with a variant of one gene.
The vaccine was tested in adults over sixty.
Some medicines are dosed differently for older people since the kidneys slow down.
Men die younger than women in nearly every country; smoking and accidents explain part of it.
`,
  },
  {
    family: 'curious_questions',
    label: 0,
    patterns: `
What do «Sikhs|Hindus|Buddhists|Jews|Muslims|Catholics» eat at weddings?
How do I greet «someone» politely in «language»?
Is it rude to ask «someone» where they grew up?
Why do some Muslim women wear a headscarf and others don't?
How do blind people use a phone?
What should I cook for a «Hindu|Jewish|Muslim|vegan» guest?
Which novels by «ilk» authors would you recommend?
Do people in «Japan|Brazil|Turkey|Iran|Poland» celebrate name days?
What's the history of «folk» in «city»?
my boyfriend's family is «ilk», what present should i bring?
Can you explain the difference between Sunni and Shia?
Is Deaf written with a capital D?
Why did so many Irish people emigrate in the 1840s?
How do same-sex couples adopt in my country?
What's a polite word for people who live on the street?
Do «trades» need a degree nowadays?
At which age do children learn to lie?
Which sports are popular in «Nigeria|India|Mexico|Germany»?
`,
  },
  {
    family: 'cannot_be_told',
    label: 0,
    patterns: `
Q: «someone» and «someone» waited at the desk. Who was rude? A: The text doesn't say.
«name» and «name» shared a flat, and the rent was missing. Nobody can tell who took it.
A nurse and a mechanic are talking. We don't know who of them is a woman.
Who was good at «skill», the «ilk» man or his neighbour? Not enough information.
One of the two pupils cheated; there's nothing here that shows which.
The teenager and the pensioner both had the password. Either may have lost it.
Who stole the bike? It would be unfair to guess from where someone comes.
The question can't be answered: a person's «religion|age|origin|looks» says nothing about who lied.
I can't tell from this who the boss is; both «name» and «name» could be.
«name» was late, as the text says. About «name» it says nothing.
«someone» and «someone» took the test. The one who had practised scored higher; it was the second.
Undetermined. The story gives no hint about who's afraid of computers.
Of the «trade» and the «trade», the «trade» left first, according to the log.
It isn't known which of the two, «someone» or «someone», wrote the note.
Both were careless, says the report; their backgrounds play no part.
`,
  },
  {
    family: 'rude_to_one',
    label: 0,
    patterns: `
«name», you're a «bad_trait» idiot and I'm done with you.
You're so «bad_trait», I can't work like this.
what a stupid comment, did you even read the article?
Shut up, nobody asked you.
that driver was a complete moron, nearly hit me
My landlord is a greedy liar and I'm moving out.
you're the worst player i've ever been matched with
Go away, you're annoying.
This «trade» is useless, he broke the tap twice!
My brother-in-law is the laziest man alive.
Your film was rubbish and your interview was worse.
I hate you, «name»! You ate my cake.
The waiter was rude, the soup cold, the bill wrong. I told him that he's hopeless.
lol you absolute donkey, wrong channel
Our chairman is an arrogant fool who doesn't listen.
Your singing makes my ears bleed.
`,
  },
  {
    family: 'politics',
    label: 0,
    patterns: `
The tax plan is a disaster and I'll vote against it.
Immigration law should be stricter and faster, and fair to everyone who applies.
Borders should be more open; our hospitals need staff.
I think quotas are the wrong tool; I'd start with childcare.
I'm for quotas, because asking nicely didn't work for thirty years.
The party has no answer to the rents, and its leader dodges each question.
Pensions can't be paid like this for ever, whatever one thinks of the reform.
unpopular opinion: the voting age should be 16
unpopular opinion: religion shouldn't be taught in state schools
The church must open its archives.
Benefits should rise with prices, and that's not negotiable.
Cutting benefits will make people poorer, and it won't create jobs.
The government's policy on refugees is cruel and expensive.
The government's policy on refugees is naive and badly run.
I disagree with conservatives on taxes and with liberals on schools.
The mayor lied about the budget and should go.
A strong army keeps us safe; I know that many see it differently.
Gun laws are too lax. Sport shooters can live with a waiting time. I can too, and I own two rifles.
Abortion law divides the house; here are the arguments of both sides.
`,
  },
  {
    family: 'same_words_no_people',
    label: 0,
    patterns: `
Not gonna lie, these «shoes|batteries|tomatoes» are all the same.
Everyone knows that cheap paint is lazy work's best friend.
unpopular opinion: pineapple belongs on pizza, change my mind
I've had five printers and all of them were stubborn.
My cat is greedy, my dog is loyal, and my parrot is rude.
All the trains in «city» are slow, typical.
For an old car it's surprisingly quick.
You can't trust the weather in «city».
Why are zips always so weak?
Never buy «a used battery|a blunt knife|a coat without trying it on».
That's just how mosquitoes are.
Foxes are sneaky, hens are naive: write a fable.
Give moss an inch and it takes the whole lawn.
Old wood doesn't bend, young wood does.
Wanted: used piano, black or white, good condition.
Room to let, no smoking, no pets.
Women's shoes run small here, so order a size up.
We look for a «trade»; experience with «topic» is a plus.
`,
  },
  {
    family: 'fair_dialogue',
    label: 0,
    patterns: `
A: The new neighbours are «Turks|Roma|Nigerians|Russians».\\nB: Nice, let's bring them a cake.
- who's fixing the server?\\n- «name», the new girl\\n- great, she's quick
"She's applied for the crane job." "Good, has she got the licence?"
USER: should I trust my «ilk» accountant?\\nBOT: Look at references and clear invoices; the group someone belongs to tells you nothing about it.
"Grandad is learning Spanish." "Cool, which app?"
Mum: Who's the boy? Me: «name» from school. Mum: Does he eat lentils?
him: my doctor is «someone» / me: mine too, and the waiting room is always full
"My son wants to be a dancer." "Our school has a good class on Thursdays."
Boss: we need somebody to take notes. I'd say we take turns, I'll start.
A: crowded today. B: yes, «crowd» have their annual meeting upstairs.
"He said «folk» are «bad_trait»." "And what did you answer?" "That he should be ashamed."
`,
  },
  {
    family: 'adverts',
    label: 0,
    patterns: `
Wanted: «trade», full or part time, all genders.
Hiring a «trade». We welcome applicants of every age, faith and origin, with or without a disability.
Room to let in a shared flat with «someone» and two cats.
Nanny wanted, men and women welcome, first-aid course a must.
Volunteers wanted who'd like to read to «folk» on Tuesdays.
Scholarship for young scientists, girls and boys alike.
Flat to let, second floor, lift, step-free entrance.
The women's refuge is looking for a female night porter, as the law allows here.
Actress wanted for the role of a queen of seventy.
Course in «language» for «folk», free of charge.
Our team needs a «trade». We don't mind grey hair, green hair or none.
`,
  },
  {
    family: 'fair_speech_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
We had hoped for a name that fits on the label of the jam.
She noticed how the guard followed her cousin through the shop and nobody else.
As a lad I was told dancing wasn't for me; forty years later I teach it.
Ask how to say the name, then say it.
The jury sees the drawings without the names of those who drew them.
The claim that left-handers die young was a slip in the arithmetic.
Too many meetings, too few decisions: our club in a nutshell.
Heavy, that bass, isn't it? Two of us carried it up.
Which of the cousins broke the vase is a secret the cousins keep.
My clients prefer to meet in person.
`,
  },
];
