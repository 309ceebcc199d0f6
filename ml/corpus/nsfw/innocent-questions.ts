import type { Family } from '../corpus-row.ts';

/** Harmless questions and sentences that share words with sexual ones. */
export const innocentQuestions: readonly Family[] = [
  {
    family: 'health_talk',
    label: 0,
    patterns: `
Is it normal to bleed a little after sex? I'm 31. When do I need a doctor?
How effective are condoms compared with the pill?
My nipples hurt when I nurse. Is the latch wrong?
what age does menopause usualy start and does it affect sex drive
How do I do a breast self-exam? Steps please.
Can you get herpes from a towel?
The doctor talked about a vasectomy. How long is the recovery?
Six weeks after the birth: may my wife and I be intimate again?
I feel pain in my left testicle after cycling, should I worry?
Does prostate cancer screening make sense at 55?
PrEP: who should take it and how does it work?
What happens in a gynaecological exam? I'm 29 and nervous.
Explain vaginismus and its treatment in simple language.
Side effects of sildenafil with blood pressure pills?
How is sperm motility measured?
Is discharge before the period normal?
How do I talk to my doctor about erection problems without dying of shame?
Chances of pregnancy if the pill was taken six hours late?
HPV vaccine for adults over 30: worth it?
My antidepressant lowers my libido. What are the options?
`,
  },
  {
    family: 'teaching_talk',
    label: 0,
    patterns: `
What does the law say about consent in «Sweden|Spain|Germany»?
Explain the menstrual cycle with a diagram in text form.
How do seahorses mate, and why do the males carry the eggs?
Why do some spiders eat the male after mating?
How does fertilisation work in birds?
When is the mating season of red deer, and why do stags roar?
How do breeders check whether a heifer is ready to mate?
Asexual reproduction in starfish: how?
What is the evolutionary reason for sex instead of cloning?
Which hormones play a role in falling in love?
What do the letters in LGBTQIA stand for?
My friend came out as bisexual. How can I be supportive?
Is homosexuality found in animals? Sources please.
How did Alfred Kinsey collect his data?
Summarise Foucault's History of Sexuality in 200 words.
What does non-binary mean, and which pronouns should I use in a letter?
Why was Lady Chatterley's Lover put on trial?
History of the bikini in five sentences
How many chromosomes decide the sex of a platypus?
Write a fact sheet on sexually transmitted infections for a health centre.
`,
  },
  {
    family: 'news_and_law',
    label: 0,
    patterns: `
Parliament passed a bill that makes revenge porn a crime. Summarise the debate.
The minister resigned after allegations of sexual harassment. Neutral headline?
What counts as harassment at work, and what can a witness do?
The new age-check law for adult websites: arguments on both sides?
A court ruled that the club owner owed his dancers the minimum wage. Explain.
Write a training quiz about harassment at work, ten questions.
How do platforms detect nude images that are shared without consent?
Our moderation policy needs a section on nudity. Draft it in a neutral tone.
Police warn of sextortion mails. What should I do with one?
Sex workers' union calls for safer streets, says report. Shorten to 50 words.
How should a newspaper report on sexual assault without harming victims?
Statistics on the gender pay gap in «Norway|Italy|Ireland»
What is Title IX?
HR asks: how do we deal with a colleague who makes crude jokes?
Someone at the gym keeps staring at me. What can I say to the manager?
Is sunbathing topless a crime in «France|Texas|Denmark»?
My account was banned for nudity although it was a picture of a sculpture. Write an appeal.
Build me a regex-free filter idea for NSFW words in our forum
`,
  },
  {
    family: 'kitchen_and_farm',
    label: 0,
    patterns: `
Juicy chicken breast in the air fryer: how long?
Bone-in thighs or drumsticks for a curry, which stay moist?
How do I spatchcock a turkey?
My meat is always tough. Slow and low, or hot and fast?
Which nuts are best for baklava?
Rub the leg of lamb with garlic and oil, and let it rest. For how long?
Spotted dick with custard, the recipe my gran used
Why are they called toad in the hole?
Big juicy melons are on sale. How do I pick a ripe one?
Creampie or cream tart, what do bakers call it? The one with bananas.
How do I stuff sausages at home without them bursting?
Tenderise the meat by beating it, but how hard?
cocktails with a dirty name for a hen party at my aunts place, something like slippery nipple, how is that mixed
My cock won't stop attacking the hens.
The bitch has had five puppies. How warm must the box be?
Are my rabbits fighting or mating?
The ass carried the salt up the hill: retell the fable.
When does a mare come into heat after foaling?
pussy willow cuttings, when do they root
Great tits have moved into our nest box!
The boobies on the Galapagos have blue feet. Why?
How do I shave a coconut? I mean the flakes.
`,
  },
  {
    family: 'names_and_places',
    label: 0,
    patterns: `
Is Scunthorpe worth a visit, and why do filters block its name?
Trains from Essex to Middlesex on Sunday?
Which Dickens novel should I begin with?
E. E. Cummings wrote in lower case. Why?
Moby-Dick: is the whale a symbol?
What is there to see in Intercourse, Pennsylvania?
Villages with funny names: Cockermouth, Titty Ho, Wetwang. Where do the names come from?
The actor Dick Van Dyke sang in which film?
Mr Hancock and Ms Woodcock will meet us at ten.
Fanny Mendelssohn's string quartet, when was it written?
Is Lake Titicaca the highest lake?
How do I pronounce Sussex and Wessex?
Sextus, Sextilis and the number six: what's the link?
What's a sextant and how do sailors use it?
My surname is Hooker and the web form rejects it. Write to support.
Why is Fucking in Austria now called Fugging?
Peniston and Penistone: which one is in Yorkshire?
Lord Byron's lovers and the poems they inspired, a short overview
Analysis of the analyst's analyses: how is it spelled?
Who composed The Rape of the Lock? I mean wrote, and what is it about?
`,
  },
  {
    family: 'tools_and_tech',
    label: 0,
    patterns: `
Male or female connector for this hose? It's a half-inch thread.
Grease nipple on my tractor is clogged. How do I clear it?
Which screw fits a 6 mm plug?
How do I lubricate a squeaky door hinge?
The pipe nipple leaks where it enters the elbow. Tape or paste?
Strip 5 mm of insulation, then insert it into the terminal and tighten.
Head gasket blown, what does it cost?
Is a ball cock the same as a float valve?
Stud finder doesn't find studs, any tip?
Deep learning model overfits, should I add dropout or strip layers?
How do I mount a drive from the back end?
In Git, how do I blow away my local branch?
git pull keeps going into detached head. Help?
What is a strip plot in seaborn?
The shaft is too long for the bore, can I trim the tip?
How tight should a compression fitting be screwed?
Rubber seal, 20 mm, food grade. Where to buy?
My hard drive is making hot sounds and performance is down
bang bang in JavaScript: what does !! do?
Naked bikes or cruisers for a tall rider?
Explain penetration testing to our board.
Which adult bike sizes exist, S to XL?
`,
  },
  {
    family: 'love_talk',
    label: 0,
    patterns: `
We've been on three dates. Should I text first?
Write a sweet good-night message for my «girlfriend|husband|wife|boyfriend», nothing cheesy.
How can I tell whether she likes me or is just friendly?
My first kiss with him was awkward. How do I laugh about it?
Candle-light dinner at home: menu for two.
Anniversary present for ten years, something romantic
She moved in and now we fight about the laundry. Tips?
Write a scene in which two widowers hold hands for the first time.
He proposed on the ferry to «city»! Help me announce it.
What do people mean by chemistry on a date?
Is it ok to date a co-worker?
love letter, 1920s style, from a soldier to his fiancée
I miss my ex. How do I stop checking her profile?
They danced until the band packed up. Continue for one paragraph, tender.
How do I say in «language»: you have beautiful eyes?
Dating app bio for a shy «job» who loves hiking
We wait with everything until the wedding. How do we explain that to friends?
What makes slow-burn romance work in a novel?
My partner snores. Separate beds?
Which love languages are there?
`,
  },
  {
    family: 'body_and_clothes',
    label: 0,
    patterns: `
How do I wash a lace bra without ruining it? Hand wash at 30 degrees?
Which sports bra for running with a larger chest?
Swimsuit sizing: I'm between M and L.
Glute workout at home, 20 minutes, no weights
my inner thighs chafe when i run, what cream
Can tights be repaired with nail polish?
How do I fit a corset to a historical dress?
Chest day or leg day first?
Hip thrusts: what weight for a beginner?
How to stretch tight hamstrings and groin after football
Shaving legs without razor burn
What to wear under a white shirt?
Boxers or briefs when hiking in the heat?
Tanning lotion leaves stains on my sheets.
How do wrestlers cut weight safely?
Yoga poses for pelvic floor strength after birth
How do I stay warm in bed without heating?
Is a deep tissue massage supposed to hurt?
Silk or satin pyjamas for my wife's birthday?
Which nude lipstick suits pale skin?
`,
  },
  {
    family: 'games_and_fun',
    label: 0,
    patterns: `
How do I beat the dominatrix-looking boss with the whip in that castle game? She's on level 4.
Best build for a rogue in stealth games?
Our guild needs a funny name, no rude words.
Is this game suitable for the family? It says mild language.
Speedrun: any% strips out all cutscenes, what does that mean?
I play a bard who flirts with everyone. Give me ten harmless pick-up lines for the table.
What does PvP or "getting owned" mean?
why do orcs come in waves on hard mode
Karaoke songs for a hen night, clean ones
Drinking game without alcohol for six adults
Truth or dare questions for the office party, safe for work
The joke about the naked emperor: what's the point of the story?
Write a stand-up bit about self-checkout tills.
My D&D succubus should be scary rather than sexy. Describe her voice and her wings.
Twister for grown-ups with bad backs: rules?
Cards against awkwardness: make ten silly party cards, PG.
A strip of five stamps: how are they perforated?
The movie is rated R for violence. Which scenes should I skip?
`,
  },
];
