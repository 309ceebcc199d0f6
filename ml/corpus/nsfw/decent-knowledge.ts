import type { Family } from '../corpus-row.ts';

/** Bodies in medicine, teaching, sport, art, fashion, kitchens and stables, and words with a second meaning. */
export const decentKnowledge: readonly Family[] = [
  {
    family: 'decent_medicine',
    label: 0,
    patterns: `
There's a hard lump on my «left breast|testicle|inner thigh», and it doesn't hurt. Which doctor do I call first?
Since the «caesarean|hysterectomy|prostate operation» sex is painful. What can pelvic floor training do?
Nurse's note: catheter changed, glans slightly red, cream applied, patient comfortable.
How long after «an abortion|a miscarriage|a coil» should one wait before having sex again?
my vagina itches since i changed the washing powder, is it thrush or an allergy
Can stress make an erection go away? He's 34 and otherwise healthy.
The midwife felt the head and said that I was four centimetres. What does that mean?
Which tests for «syphilis|chlamydia|HIV» are done with a swab and which with blood?
Explain to a patient of 60 why she needs an oestrogen cream and how to apply it.
Nipple pain when feeding: the baby's tongue-tie may be the reason, a lactation adviser writes.
Can I still have an orgasm after spinal cord injury? I'm asking as a patient, please be factual.
Anal bleeding after hard stool, bright red, two days. Should I worry?
Is it safe to masturbate after a vasectomy, and from which day?
What's a normal libido in the third trimester?
Discharge summary: circumcision in an adult, phimosis, no complications, stitches dissolve.
Where does the clitoris lie, and why did textbooks leave it out for so long?
Massage of the scar after a mastectomy: when to begin, which oil, how much pressure?
PCOS, hair on the chest, missing periods: what would a gynaecologist check?
What helps against chafing between the thighs in summer?
How do trans men check their breasts for cancer after top surgery?
`,
  },
  {
    family: 'decent_teaching',
    label: 0,
    patterns: `
Sex education, year nine: a lesson on «consent|contraception|puberty|respect online», with three exercises.
How do I answer my «six-year-old|nephew|pupil», who asked what sex is?
Plan a talk for parents on porn and teenagers: facts, worries, words to use.
Write a leaflet for adults with learning difficulties about private parts and the right to say no.
Draw up a quiz on the menstrual cycle, ten questions, answers below.
How did views on masturbation change between 1750 and 1950?
What do researchers mean by "sexual script"? Undergraduate level.
The first surveys of people's sex lives: who was asked, and what came out? A table, please.
Which contraception did people in ancient Egypt use?
Explain in plain words what "pansexual", "demisexual" and "aromantic" mean.
Write a condom poster for a festival, cheerful, no nudity.
How does in vitro fertilisation work, from egg retrieval to transfer?
What does the Kama Sutra say about a household, friends and the arts? It isn't only on positions.
Sperm and egg as cartoon figures: is that a good idea for ten-year-olds?
Handout for nurses: how to ask patients about their sex lives without embarrassment.
Teach me the words for body parts in «Polish|Arabic|Japanese», I work in a clinic.
`,
  },
  {
    family: 'decent_animals',
    label: 0,
    patterns: `
How often does a «stallion|bull|ram|boar» mount in one season, and how many females can he serve?
My bitch is in heat. How do I keep the neighbour's dog away?
The cock crowed at four, the hens didn't care.
Two great tits and a pair of boobies on the same bird list, what a day.
Why do «bonobos|dolphins|ducks» have sex when no young can result?
Artificial insemination of cows: timing, hygiene and record keeping.
The queen bee mates in flight with a dozen drones, each of which dies.
My ass won't leave the stable in the rain, he's a stubborn old donkey.
Sexing day-old chicks: how do the experts tell cocks from pullets?
Frogs in amplexus block the road every March, please drive slowly.
Our rabbits humped twice and now there are nine of them. What do I feed the doe?
A pussy willow, a shag on a rock and a beaver at dusk: notes from my walk.
Breeding plan for Dalmatians: hip scores, coat, temper.
How do porcupines mate without hurting each other? Serious question.
The male seahorse gives birth, so who's the mother?
Bareback riding is good for balance, says my riding teacher, but start on a broad, calm mare.
`,
  },
  {
    family: 'decent_sport_and_care',
    label: 0,
    patterns: `
Spread your legs to hip width, bend your knees, push your bottom back: that's a «squat|deadlift start|goblet squat».
Figure skating: her «layback spin|death spiral|Biellmann position» was breathtaking, the costume a dream in red.
Which swimsuit stays in place when I dive from «three|five» metres?
My inner thighs burn after the adductor machine. Too much weight?
Couples' massage for beginners: warm hands, shoulders first, no pressure on the spine.
The physiotherapist needs to treat my pelvic floor. What happens in such a session?
Hip thrusts hurt my back. Harder, slower, fewer? What should I change?
He was on top for most of the bout and won on points.
Hot yoga made me sweat through two shirts, and I could finally touch my toes.
Do cyclists wear anything under their shorts? Asking before my first tour.
Synchronised swimmers hold their breath for a minute while their legs stretch out of the water.
Masseur here: clients sometimes ask for "extras". How do I refuse and stay safe?
best sports bra for a 36H, i want to jump rope without two black eyes
The gymnast split her legs into a perfect line over the beam.
Is it rude to walk naked through the changing room at the pool? In my country it's normal.
Pole fitness is hard: my thighs are blue, my grip's weak, and I've signed up for ten more weeks.
Lie face down, undress to the waist, the therapist will cover you with a towel.
My trainer says I should warm up my glutes and keep my chest open.
She came first, he came third, and both came home with a cold.
Waxing your legs before a triathlon: does it make you faster?
`,
  },
  {
    family: 'decent_art',
    label: 0,
    patterns: `
Why did painters of the «Renaissance|Baroque|nineteenth century» make so many nudes, and who hung them in his house?
Life drawing on «Tuesdays|Thursdays»: nude model, short and long poses, charcoal provided, all levels.
The sculptor carved his thighs from one block and left the loins rough.
How do I pose a couple for an anniversary shoot so that it looks close but not stiff?
As a life model, how do I keep still for forty minutes without freezing?
The censors painted a fig leaf over the fresco's private parts in 1565.
Boudoir photography: how do I make clients of every size feel safe and set clear limits?
What does the naked body stand for in the sculpture of the late Renaissance?
Critics in 1863 were shocked that she looked straight at them. The nudity was the smaller scandal.
Figure study of an old man, undressed, in red chalk. Comment on the shading.
The museum app blurs its own Venus because of the shop's rules, report the curators.
A bare shoulder and a pearl: that's all the Dutch master needs.
Lighting tip for skin: big window, white sheet as a reflector, no flash.
Greek vases show athletes without clothes because that's how they trained.
How to draw breasts that obey gravity: a short lesson for comic artists.
The performance artist stood naked in the doorway, and visitors had to squeeze past.
Catalogue text for an erotic print from the Edo period, scholarly, 80 words.
The statue's penis was rubbed shiny by tourists who hope for luck.
`,
  },
  {
    family: 'decent_fashion',
    label: 0,
    patterns: `
Which «bra|slip|bodysuit» do I wear under a «backless dress|see-through blouse|white linen suit»?
Nude «lipstick|heels|tights» for «dark|olive|very fair» skin: which shade matches?
The straps cut into my shoulders, I'm a 32F. Size up or change the shop?
Stockings or tights in winter? And do suspenders really hold?
Product text for a silk nightgown, knee length, elegant, for women over fifty.
He models underwear for a living and says the worst thing is the cold studio.
Her dress at the gala was slit to the thigh, and the shoes were flat.
Is a thong less visible than seamless briefs? My trousers are tight and white.
Corsets through the ages: did women really faint?
Return request: the lace scratches and the cups are too small for me.
Bikini or one-piece for a pool party with colleagues?
A crop top at a funeral is a choice, I suppose.
how do i get lube (bike chain) out of my favorite leather pants
What size of boxer fits a 96 cm waist, and do they shrink?
The lingerie shop in the station is closing, everything's half price.
Bridal lingerie guide: what to wear under satin, tulle and lace so that nothing shows.
Push-up, padded, plunge: explain the types of bra to a husband who must buy one.
`,
  },
  {
    family: 'decent_kitchen',
    label: 0,
    patterns: `
Rub the «breasts|thighs|legs» with oil and salt, lay them skin down and don't touch them for «six|eight» minutes.
How do I keep chicken breasts moist? Mine come out dry and hard.
Spread the legs of the bird, stuff it and tie them together again.
Lick the spoon, the cream's ready.
Hot, wet and sticky: that's how the dough should feel.
How do you get a stiff peak? My egg whites stay limp.
Spotted dick with custard, my grandfather's favourite. Who has a recipe?
Toss off the heat, add butter, then serve. Is that the right order for the pasta?
Beat the meat between two sheets of foil until it's flat.
Stuff the eggplant with rice, halve the peach, and mind the juice.
My sausage burst again. Prick it or not?
A creamy leek tart for six, bottom baked blind.
Tie up the rolled pork with string and brown it from all sides.
Her buns are the best in «city», queue early.
Screw the lid on tight, shake hard, pour slowly. Cheers!
Slide your fingers under the skin and push the herb butter in, all the way to the neck.
The rump was tender, the ribs even better.
`,
  },
  {
    family: 'decent_second_meaning',
    label: 0,
    patterns: `
What position are you applying for, and which one would you like to be in after five years?
The big bang didn't happen at a place. Explain that to a beginner.
Strip the «wire|wallpaper|white space», then check both ends.
The screw's too long and the hole's too tight. Bigger drill?
Insert the male connector into the female one until it clicks.
Head down, bottoms up: penguins dive like that.
The plot builds up slowly and reaches its climax in the fourth act.
Dick and Fanny, the twins of 81, open the ball each year.
I'm a bit behind, can you handle the rear entrance and the tool delivery?
Pull out the drawer, lube the rails, push it back in.
Hard drive failed, blow the dust out of the box and try again.
That exam was a bitch, but I came out on top.
Mount the volume, touch the file, then finger the user: old Unix jokes never die.
My cock-up: I sent the ass of the pantomime donkey to the wrong theatre.
Bang on time, tit for tat, cocksure: where do these phrases come from?
The moaning in the pipes stopped when the plumber bled the radiators.
A stripped-down version, a naked URL and a bare repository: glossary for new developers.
She blew it in the second set and then rode her luck.
Shuttlecock, peacock, cockpit, cocktail: which word is the oldest?
Please stop touching the exhibit, it turns itself on.
The soil is moist, the root goes deep, the bed should be raked before you plant.
Who's your daddy? A DNA test for family historians explains.
Rough handling damaged the package, it arrived wet, bent and open.
`,
  },
  {
    family: 'decent_love_and_life',
    label: 0,
    patterns: `
How do I come out to my «parents|team|football club» as «gay|bi|trans|lesbian»?
Two dads, one pushchair, and three aunts with advice: our first week.
My girlfriend and I (both 29) want to move in together. What should we settle before?
Our marriage is kind but cold. Which books on closeness would a counsellor recommend?
How can I be romantic without spending money? Ideas for a rainy weekend.
He's affectionate at home but won't hold my hand in the street. We're both men, and it's our village.
She wants children, I'm not sure. How do couples decide such a thing?
I had a crush on my dentist, and now I need a filling. Help.
We celebrate thirty years. Write a toast that mentions the honeymoon in the leaking tent.
Is jealousy normal when your partner stays friends with the ex?
Pride in «city»: where do we meet, and is there a quiet area for families?
Lesbian bar of 1962 becomes a listed building, and its first barmaid cut the ribbon.
What does a trans woman need to know about voice training?
My husband wants more sex than I do. We love each other. What do therapists suggest?
How do I end an affair and tell my wife the truth?
Consent isn't unsexy, it's good manners. Explain that to my brother, 22.
Widowed at 63, I'd like to be hugged again. Is a dating group a good idea?
We cuddle, we talk, we fall asleep. Is that enough after twelve years?
Polyamorous families: how do schools deal with three parents at the meeting?
What's the difference between flirting and harassing? My son is 19 and asks.
`,
  },
];
