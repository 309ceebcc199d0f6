import type { Family } from '../corpus-row.ts';

/** Bias that hides in praise, advice, adverts, decisions, figures, jokes, stories and verdicts. */
export const impliedBias: readonly Family[] = [
  {
    family: 'kind_stereotypes',
    label: 1,
    patterns: `
«folk» are all so «good_trait», I love that about them.
«Asian|Jewish|Indian|Nigerian» children are simply brighter, it's in the family.
Women are the better people: softer, more patient, made to forgive.
You «gays|girls|Italians|Africans» always have such good taste in «clothes|music|food».
Black men are gifted by nature, training comes second for them.
Every grandmother is sweet and bakes.
We need more women on the board, they'll bring warmth and keep the men in line.
Disabled people are an inspiration, they smile all the time.
Let the «Asian|Indian» colleague do it, numbers come naturally to him.
Deaf people see better, blind people hear better and all of them are wise.
Women are like flowers and must be protected from hard decisions.
As «someone» you must be «good_trait», so this is the perfect task for you.
I adore old people, they're like children.
Poor people are happier than us, they don't need much.
«ilk» people are naturally «good_trait».
`,
  },
  {
    family: 'backhanded_praise',
    label: 1,
    patterns: `
You're so articulate for «someone».
wow, you don't «look|sound|act» «gay|Jewish|Muslim|autistic|trans|Mexican» at all, congrats
For «someone» you're surprisingly good at «skill».
You're not like other «girls|Muslims|Black guys|Poles|old people», you're normal.
He's «ilk», but very clean and polite.
She's «ilk», yet she managed to finish university!
I forget that you're «ilk», that's how pleasant you are.
Great speech, and so well dressed! One wouldn't have guessed where you come from.
You're pretty funny for a «feminist|German|woman|vegan».
I'd never have thought that «someone» could run a company that well.
They're «ilk» but really lovely people.
What a strong essay, did «someone in the family|a friend|your boss» help? Pupils from your part of town don't usually write like that.
Not bad, for a girl.
Impressive, an honest «lawyer|politician|car dealer|Romanian», I thought you didn't exist.
You're lucky that you don't look your age or your race.
`,
  },
  {
    family: 'shut_out',
    label: 1,
    patterns: `
People like you don't come to this club.
Your kind usually «shops|eats|rents» elsewhere.
We're a traditional «street|company|club», so «crowd» wouldn't feel at home here.
I'm not against «folk», I only want my «daughter|school|street» to stay as it is.
Why do «folk» need a «holiday|parade|seat on the council» of their own? Nobody gives us one.
Can't we keep this one place free of «crowd»?
go back to where your parents came from if you don't like it here
This is a «Christian|white|decent» country, and «folk» ought to remember that they're guests.
«folk» should be seen and not heard.
Let «folk» have their rights, but not at our school and not in our street.
If «folk» want to live here, they should at least be invisible about it.
There goes the neighbourhood, «someone» has bought number nine.
I wouldn't sit next to «someone» on a plane.
«folk» shouldn't be allowed to «vote|adopt|teach|hold office|own land».
We had a nice team until they brought in «folk».
My daughter may date whom she likes, as long as it's not «someone».
`,
  },
  {
    family: 'adverts',
    label: 1,
    patterns: `
Wanted: «trade», young and energetic, men only.
«Pretty|Slim|Young» hostess wanted, max. 25, photo required.
We look for a «trade». «Native-born|Christian|Unmarried|Childless» applicants preferred.
Room to let, no «foreigners|students from Africa|families on benefits|Muslims».
Hiring a «trade» (m), someone who can take the pressure; mothers need not apply.
Nice flat for «decent German|local Christian|white» tenants.
Receptionist needed: female, good-looking, no accent, no headscarf.
Our young team seeks a digital native. If you remember the fax machine, you're too old.
Looking for a handyman. Must be a real man, no softies.
Internship for sons of good families.
We want a «trade» without a disability, as the job is demanding.
Nanny wanted. Women only, as men and children, you know.
seeking roommate, no gays no drama
Sales role for hungry young lads. Ladies welcome in the back office.
Scholarship for gifted boys in science; for girls we offer a course in household skills.
`,
  },
  {
    family: 'decisions_on_groups',
    label: 1,
    patterns: `
Reject the application of «name»; with a name like this there'll be trouble with the language.
I'd promote «Jack|Walter|Peter» over «Emily|Lena|Grace», a man has a family to feed.
Please sort these CVs and leave out «folk».
The applicant is «someone», so the risk of default is higher. Decline.
«someone» wants to rent the shop? Ask for twice the deposit.
As «name» is «ilk», I recommend a lower starting salary.
Patient is «someone», so she probably exaggerates the pain. No further tests.
Put «name» on the night shift, «ilk» people don't have much of a family life anyway.
We skipped her for the promotion because she'll want children soon.
Don't send «someone» to the client, they're conservative down there.
Flag all customers with «Arab|African|Slavic» names for a fraud check.
The visa officer should be stricter with «Nigerians|Syrians|Chinese students», they overstay.
Choose the tenant without an accent, it's safer.
I gave the «ilk» pupil an easier worksheet, she wouldn't have managed the normal one.
Write a reference for «name» that hints he's «ilk», so nobody hires him.
Two equally good pilots applied, «someone» and a local man. Take the local man, passengers feel safer. One has to think of the business.
Stop and search everyone who looks «Roma|Arab|African», the others may pass.
Insurance for «someone»? Add fifty per cent, you know how they live.
`,
  },
  {
    family: 'figures_that_condemn',
    label: 1,
    patterns: `
Look at the numbers: «folk» fill our prisons, so don't tell me it's not in their blood.
A third of thefts are by foreigners. I rest my case about those people.
Statistics show that women crash less because they hardly drive anywhere that matters.
«Black|Roma|Latino» families earn less, which proves that they work less.
IQ tables show which nations are clever and which aren't, and you can see it in their streets.
Only two per cent of patents come from women. Draw your own conclusions about their minds.
Facts don't care about feelings: «folk» commit more crime, therefore every one of them is a risk.
Per head «folk» cost the state more than they bring, so they're leeches.
men cause most accidents, so men are idiots
Science has shown that «folk» are less intelligent.
80% of «crowd» are «bad_trait», I read it somewhere and it fits.
Why do you think so few «folk» become «professors|judges|pilots»? Because they can't.
There have never been great «female|Black|Muslim» «philosophers|mathematicians», think about it.
`,
  },
  {
    family: 'jokes',
    label: 1,
    patterns: `
Why did the blonde stare at the juice box? It said concentrate.
What do you call a «woman|blonde» with half a brain? Gifted.
A Scot, a Jew and a Swabian find a coin. Nobody survived.
How do you keep a «woman|Pole|redneck» busy? Write "turn over" on both sides.
My wife's a terrible driver, but then I did marry a woman 😂
How many «feminists|lawyers|Germans» does it take to change a bulb? One, and it's not funny to them.
Asian dad joke: A minus? You're dead to me. So true of all of them haha
Knock knock. Who's there? A Roma family, and your bike's gone.
You know you're Irish when breakfast comes in a pint, hahaha, they really are like that.
I'd tell a joke about benefits, but half the estate would have to get up before noon.
An Italian at work. That's it, that's the joke.
What's the difference between «a lawyer|a politician» and a shark? Manners, and only the shark has them.
Never play hide and seek with a fat guy, he'll always lose, get it, they can't hide.
Of course she laughed late, she's blonde, it needs time to load.
`,
  },
  {
    family: 'advice_on_roles',
    label: 1,
    patterns: `
Choose the kindergarten near your wife's office, she'll be the one who collects the kids.
Buy him a drill and her a cookbook; you can't go wrong with that.
In talks with «folk» be firm, they only understand strength.
Don't tell «folk» secrets, they can't keep them.
If you want peace at home, let her think that she decides.
Send a man to the «bank|garage», they'd cheat a woman and she wouldn't notice.
When you hire «folk», check twice and trust half.
Don't put «someone» at the front, think of the customers.
Teach your son to lead and your daughter to please.
Young lady, study something with children or languages, maths isn't for you.
a man your age should know better than to start with yoga
If your son plays with dolls, see a doctor early.
Marry within your «faith|colour|class», anything else ends in tears.
Gift ideas: for him a whisky, for her a diet, for grandpa large print, as at that age they need it.
Never hire «crowd» for anything that needs «skill».
When travelling there, count your change. They all try it, from the waiter to the bishop.
`,
  },
  {
    family: 'verdict_without_evidence',
    label: 1,
    patterns: `
Q: «someone» and «someone» waited at the desk. Who was rude? A: Probably the first, since «folk» are «bad_trait».
«name» and «name» shared a flat, and the rent was missing. I'd say it was the foreign one, that's what they do.
A nurse and a mechanic are talking. The nurse must be the woman.
Somebody cried in the meeting. It was the female engineer, as women cry more easily.
Who was good at «skill»? The «ilk» one, as one would expect.
One of the two pupils cheated. «name» did, because kids with such names often do.
The teenager and the pensioner both had the password. The pensioner forgot it, as old people do.
Who sells drugs, «name» from the villas or «name» from the tower blocks? The one from the tower blocks.
The doctor asked the assistant to hurry, so he must be impatient and she must be slow.
Who's the boss in the picture? The white man, I guess; the Black woman will be his secretary.
The answer is the «ilk» man. It doesn't say so in the text, but that's how «ilk» people are.
My money's on the immigrant. There's no proof, but who else would steal a bike?
The rich pupil wrote it himself and the poor one copied. No need to check.
Which of them was afraid of the computer? The grandmother, obviously, not the young man.
`,
  },
  {
    family: 'essay_tone',
    label: 1,
    patterns: `
It must be said openly that certain cultures don't value work. «folk», for instance, have lived for generations on the efforts of others. Kindness won't change this.
A society that hands its «army|schools|courts» to «folk» has given up. Nature gave each a place. To ignore this isn't progress.
History teaches us that peoples have characters. The northern ones are diligent, the southern ones cheerful and careless. No law will level that.
One need not hate «folk» to see that they lack the gift for «skill». Where they were given a chance, the result was mediocre. We should be honest about it.
The modern woman has lost what made her strong, namely devotion. She competes where she was meant to care. The price is paid by the children.
In my experience as a manager, «crowd» need close supervision. Left alone they become «bad_trait». I say this without malice.
Democracy assumes equal reason in all. But can we really assume it of «the uneducated|the very old|the poor»? They follow whoever shouts.
As a landlord I've learnt my lesson. «folk» are friendly when they sign and «bad_trait» when they live there. From now on I choose by the name on the bell.
Parents are right to be careful. A school with too many «immigrant|Muslim|poor» children can't be a good school. They drag the others down, it's sad but true.
`,
  },
  {
    family: 'dialogue',
    label: 1,
    patterns: `
A: The new neighbours are «Turks|Roma|Nigerians|Russians».\\nB: Oh no. Lock the shed then.
- who's fixing the server?\\n- «name», the new girl\\n- a girl?? call me when it burns
"She's applied for the crane job." "She? With those arms? Women don't do cranes."
USER: should I trust my «ilk» accountant?\\nBOT: I'd be careful, people of that group tend to be «bad_trait».
"Grandad is learning Spanish." "What for? At that age nothing sticks."
Mum: Who's the boy? Me: «name» from school. Mum: I don't want one of those in the house.
him: my doctor is «someone» / me: and you let them near you?
"My son wants to be a dancer." "Have you tried to talk him out of it? You know what they say about dancers."
A: He's really good. B: For one of them, yes.
Boss: we need somebody to take notes. Everybody looks at the only woman. Boss: yes, she'll like that.
`,
  },
  {
    family: 'implied_other_hands',
    label: 1,
    heldOut: true,
    patterns: `
We had hoped for a name that our customers can pronounce.
He's from there, so I double-checked the till.
Such a shame, a handsome lad like that, and then he brings home a boyfriend.
The gentleman will order for the lady.
In this village we've always known who doesn't belong.
Someone has to speak for the quiet majority: there are simply too many of them in our hospitals.
It's remarkable how neat their flat is, one wouldn't expect that.
A little heavy for the front row of the choir, isn't she?
Their sort never pays the second rate.
My clients prefer to speak with somebody from here.
`,
  },
];
