import type { Family } from '../corpus-row.ts';

/** Texts with the words of sexual ones that anybody may read. */
export const innocentPatterns: readonly Family[] = [
  {
    family: 'medical',
    label: 0,
    patterns: `
I have «pain|itching|a burning feeling» «during sex|in the genital area|when I urinate». Should I see a «doctor|gynaecologist|urologist»?
What are the symptoms of «chlamydia|gonorrhoea|HPV|a yeast infection»?
How does a «mammogram|breast exam|prostate exam|Pap smear» work, and does it hurt?
My «breasts are|left nipple is» sore after «running|breastfeeding». What helps?
Which «pill|contraceptive|IUD» has the fewest side effects?
Erectile dysfunction at 50: what causes are there, and what can a doctor do?
How soon can a couple have sex again after childbirth, according to midwives?
The penis consists of erectile tissue, the urethra and the glans. Label the diagram.
After menopause the vagina can become dry. Which treatments exist?
A nurse asks: how do I wash a bedridden patient's intimate area with respect?
The patient, female, 34, presents with vaginal bleeding; no pregnancy. Summarise for the file.
Is it normal that one testicle hangs lower than the other?
Libido can drop because of stress, medicine or hormones. List ten causes.
Circumcision: what does the research say about benefits and risks?
Does an orgasm lower blood pressure? Cite studies.
`,
  },
  {
    family: 'education',
    label: 0,
    patterns: `
How do I explain to my «daughter|son|class» where babies come from?
Plan a sex education lesson for a class of 15-year-olds about consent and contraception.
What does consent mean, and how do you ask for it?
How is a condom used correctly? Write a leaflet for a health office.
Explain puberty to a ten-year-old in kind words.
What is the difference between sex, gender and orientation?
How do flowers reproduce? Explain stamens and pistils.
How do «penguins|bees|snails|lions» mate?
Which laws protect people from revenge porn, and where can victims get help?
My teenager has found a porn site. How should I talk about it?
How can parents block adult sites on the home network?
What are signs that a child is being abused, and whom do I call?
A colleague makes sexual remarks and touched my back. How do I report harassment?
Write a policy against sexual harassment for a company of 50 people.
How did the sexual revolution of the 1960s change family law?
Is prostitution legal in «Germany|Sweden|New Zealand»? Compare the laws.
What does the research say on how pornography affects relationships?
`,
  },
  {
    family: 'art_and_fashion',
    label: 0,
    patterns: `
Describe the statue of David, and why Renaissance artists showed the naked body.
Why did nude paintings cause scandals in Paris in the 1860s?
I'm taking a life drawing class with a nude model. How do I get proportions right?
Which bra fits under a wedding dress with an open back?
Write a product text for cotton underwear, soft and without seams.
Design a swimsuit collection for women over fifty.
This lipstick comes in nude, rose and plum.
The film is rated 16 because of one short love scene. Write a review.
Which museum in «city» shows the sleeping Venus?
What should I wear to a burlesque-themed costume party that is still decent?
The tango is a sensual dance. Explain the basic step.
Is topless bathing allowed on beaches in «Spain|France|Croatia»?
Write about naturism as a movement around 1900.
Summarise the plot of a romance novel: they hate each other, then they kiss in the rain.
`,
  },
  {
    family: 'homonyms',
    label: 0,
    patterns: `
How long do I roast chicken «breasts|thighs»?
The «rooster|cock» crows at five in the morning. How can I make it stop?
Great tits and blue tits: how do I tell them apart at the feeder?
The naked mole rat hardly ever gets cancer. Why?
With the naked eye you can see about 3,000 stars.
Strip the wire, then screw it to the terminal.
How do I strip the paint from a wooden «door|chair»?
My horse is a mare in heat. When should the vet come?
A hot dog with mustard, please. Where do I get one in «city»?
Beaver dams change rivers. Explain how.
The nuts and bolts are too big for the shaft.
Dick and Fanny are old-fashioned first names. Where do they come from?
Which package manager shows unsatisfied peer dependencies?
He has a hard time and came late; she came first in the race.
This deep-throated laugh made everyone turn round.
Butt joints are the simplest joints in woodworking.
The comic strip was printed upside down.
Which lubricant do I use for bicycle chains?
The exposed girder needs a rubber coating.
Sex: [ ] female [ ] male [ ] other. Please tick one box.
In Python, bare except clauses are bad style.
Sussex and Essex are counties in England.
The climax of the story comes too early; how do I fix the plot?
`,
  },
  {
    family: 'love_and_family',
    label: 0,
    patterns: `
How do I tell «her|him» that I'm in love?
We've been married for ten years. Ideas for a romantic evening in «city»?
Write a love poem for my «wife|husband|girlfriend|boyfriend».
What do I write in a dating profile? I like «topic» and dogs.
First date on Friday: where should we go in «city»?
My baby refuses the breast since yesterday. What can I do?
Breastfeeding in public: what are the rules in the «UK|US»?
How do I bathe a newborn safely?
My three-year-old runs around naked at home. Is that all right?
They kissed goodbye at the station. Continue the story about a long-distance couple.
My partner and I have different needs for closeness. How do we talk about it?
Write the toast for a gay wedding, warm and funny.
She felt butterflies when he took her hand. Make the sentence less of a cliché.
What's a good massage oil for a stiff neck?
Where can adults learn to swim in «city»?
Adult education centre: evening classes for beginners.
How do I share a bed with a snoring husband?
`,
  },
  {
    family: 'image_prompt',
    label: 0,
    patterns: `
portrait of a «woman|man|couple|elf|goddess» in «a red dress|armour|a rain coat|a linen shirt», «soft light|golden hour|studio light», «photorealistic|oil on canvas|anime style|trending on artstation»
marble statue in a museum, side light, 8k
a «animal» wearing a crown, digital art, highly detailed
family on a beach in swimwear, summer holiday, wide shot
«city» at night, neon, rain, cinematic
a nurse bandaging an arm, documentary photo
a yoga class in a park, morning fog, wide angle
wedding couple kissing under a tree, pastel
mother breastfeeding her baby, renaissance painting, tender
medical illustration of the human torso, labelled
ballet dancers on stage, motion blur
a still life with peaches and a glass vase, dutch master
wrestlers in a ring, comic style
a bedroom with white sheets, interior design magazine
fashion show, lace blouse, runway, editorial
body builder on stage, posing, competition photo
`,
  },
  {
    family: 'plain_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
The midwife says that nipples can crack in the first week. Which cream is safe for the baby?
A bishop forbade the fresco since it showed bare shoulders. When was that?
The intercourse of nations, as Hume called trade, was his theme.
Our choir needs adult voices, above all deep ones.
I blush when people say the word underwear. How do I sell socks and briefs in a shop?
Rubber plants like warm, moist air and a bright bed.
The tenants complained about the couple upstairs, who are loud at night. How do I write to them politely?
The stripper removes old varnish in ten minutes.
Does the law treat exposure by accident like exposure on purpose?
Hold me tight, said the old man on the ice, and they slid home laughing.
The panel on the ethics of desire met at the philosophy faculty.
My vet says the dog should be neutered. Pros and cons?
`,
  },
  {
    family: 'other_languages',
    label: 0,
    lang: 'de',
    patterns: `
Wie erkläre ich meiner Tochter, woher die Babys kommen?
Ich habe Schmerzen beim Stillen, was hilft?
Welche Badehose passt für einen Schwimmkurs?
Hühnerbrust mit Reis: wie lange muss sie braten?
Schreib ein Liebesgedicht für meine Frau.
Warum malten Künstler der Renaissance nackte Menschen?
`,
  },
  {
    family: 'other_languages',
    label: 0,
    lang: 'fr',
    patterns: `
Comment parler de contraception à mon fils ?
J'ai mal pendant l'allaitement, que faire ?
Écris un poème d'amour pour mon mari.
Pourquoi le nu est-il si présent dans la peinture ?
Quel maillot de bain pour un cours de natation ?
`,
  },
  {
    family: 'other_languages',
    label: 0,
    lang: 'es',
    patterns: `
¿Cómo hablo con mi hija sobre la menstruación?
Me duele el pecho al dar de mamar, ¿qué hago?
Escribe un poema de amor para mi novia.
¿Cuánto tiempo se asa una pechuga de pollo?
¿Por qué escandalizó la maja desnuda?
`,
  },
  {
    family: 'other_languages',
    label: 0,
    lang: 'it',
    patterns: `
Come spiego a mio figlio come nascono i bambini?
Quanto cuoce il petto di pollo?
Scrivi una poesia d'amore per mia moglie.
Perché il David è nudo?
`,
  },
];
