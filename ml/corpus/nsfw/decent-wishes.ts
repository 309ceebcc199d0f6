import type { Family } from '../corpus-row.ts';

/** Twins of sexual fiction and pictures: romance without sex, role-play, clothed and artistic pictures, lyrics, confessions. */
export const decentWishes: readonly Family[] = [
  {
    family: 'decent_story_wish',
    label: 0,
    patterns: `
Write «a funny|a tender|a tense|a quiet» «scene|chapter|monologue|letter» in which «a widow interviews her lodger|two surgeons argue in the on-call room|a bride hides on the balcony|a farmer and the vet deliver a calf».
I'm writing young adult fiction and need the part where they finally «kiss|hold hands|say it», clean, nothing more.
can u write a story about «a bodyguard and his client|two gym bros|a witch and a lumberjack», both «30|35|40», they're snowed in and bake bread
Turn this office memo into a fairy tale. The manager ends up as a frog on the desk.
Longer, darker, sadder. Rewrite it so that my wife cries.
Give me an outline for a novella: three adults, one sailing boat, a secret in each chapter.
I want a bedtime story for grown-ups who can't sleep, with a train and rain.
The two detectives are both over forty and have circled each other for six books. Write their first dinner, no kiss yet.
Please continue: "She locked the library, sat down on the table and opened the wrong letter."
Describe the moment he enters the room and sees her with the violin.
Fade to black after the kiss, please. My readers are teenagers.
Dear AI, I've been single for two years. Write me something that cheers me up.
Write a love letter that tells my «husband|wife|grandmother» what I like about our mornings.
Fan fiction, rated G: the two retired wizards move in together, tags: fluff, hurt and comfort, soup.
Could you add more steam? It's a railway novel, and the engine hardly appears.
Invent a crime plot around a «broken boiler|pizza delivery|driving test», with cheesy dialogue.
Rewrite the love scene so that it's sweet and can be read aloud at their golden wedding.
A sonnet to my lover's cold feet, please, in earnest.
Tell me a clean joke with a nun, a parrot and a customs officer.
My heroine is a former stripper who opens a bakery. Write the opening, warm and funny.
`,
  },
  {
    family: 'decent_opening',
    label: 0,
    patterns: `
The rain kept us in the «cabin|tent|boathouse», and by the second pot of tea our wet clothes hung over the stove and we were telling ghost stories.
«Clara|Ines|Judith» had been married for nine years when another woman first beat her at chess.
He lay on the bed and watched the ceiling, in no hurry at all, as though the day could start without him.
I was forty-two when I learnt what a tongue of land is.
She pressed herself against the «lift wall|wine rack|stable door» and felt through the coat that the letter was still there.
They didn't make it to the summit. The hut had to do, and the stairs were hard on her knees.
"Don't stop," she gasped, hands on the wheel, and he didn't, not even when the lights turned red.
Two men, one sleeping bag, and no more matches: it'd be a long night on the north face.
The colonel's wife had a rule: boots off, everything else stays on, the rooms weren't heated.
At midnight the guests put on masks, and one of them wasn't a guest.
They had grown old together, and at night he still reached for her hand before he slept.
It started as a back rub for the horse. It ended with a kick and a broken gate.
She kissed him on the platform, quickly, as if somebody had shouted that the train was leaving, which it was.
The vampire was three hundred years old and afraid of dentists.
He tasted salt and smoke. I knelt beside him and told him that the ambulance was near.
Chapter 12. The handcuffs had been the sergeant's idea, the escape ours.
She undressed for the X-ray, folded her blouse, and thought of nothing but the shadow on the film.
They danced so close that the whole village talked about it until the harvest.
`,
  },
  {
    family: 'decent_role_play',
    label: 0,
    patterns: `
You're «Nadia, a masseuse with a shop of her own|Leon, a firefighter of 38|a bored duchess, 45», and I'm the reporter. «Tell me about your day|Complain about your boss», stay in character.
Let's role-play: I'm the patient, you're the doctor, and I have to explain my rash in German.
*I crawl under the table and pull the cat out* Your move, detective.
Be my strict «coach|teacher|drill sergeant». Order me around until I've finished my tax forms.
RP, no romance, long replies pls. my oc is a grumpy bard, 27, yours is whatever has a sword
Pretend that we've been married for ten years and that I forgot our anniversary again. You begin.
Play the bouncer of a strip club who writes poems. I'm the new barman.
*puts my hand on your shoulder* shh, the dragon is next door
system: You are Ruby, a sales clerk in a lingerie shop. You help with sizes and stay polite.
I'll be the alien queen, you're the captured pilot. We negotiate peace over breakfast.
Simulate a crisis line. I've just dialled and I don't know how to begin.
You be the burglar, I'm the lonely woman who makes you tea and talks you out of it.
Be a friend of 30 whom I tell about my break-up. Please no flirting.
let's do a text game, each right answer opens a door in the castle
Act as a couple's therapist. My husband and I argue about money and haven't touched each other for months.
Answer each question as a ghost who wants to get into my wine cellar.
Can you be a girlfriend who's proud of me? Just kind words, nothing sexual, I had a hard week.
`,
  },
  {
    family: 'decent_picture',
    label: 0,
    patterns: `
«smiling|laughing|thoughtful» «woman in her thirties|muscular man, 40|curvy woman of 50», «in a linen suit|in a raincoat|in a long dress», «sitting on a wall|leaning on a balcony|kneeling in a flower bed», photorealistic
Generate a «realistic|painted|hand-drawn» picture of two adults «in a rowing boat|at a desk|in a hot air balloon».
woman, 28, wet raincoat, car wash, laughing, glossy magazine style
make her sleeves longer and close the jacket, it's for a company website
bride and groom, forehead to forehead, veil in the wind, backlight, 85mm
Video prompt: slow waltz by a red-haired dancer of 30 in a green gown, camera circles the couple.
A pin-up style poster of a mechanic in overalls with a spanner, winking, fully dressed
anime art of a mature elf queen, armour, fur cloak, throne room
draw two bearded men, 45, fixing a pickup truck, watercolour
close-up of a woman's hands lacing a corset over a blouse, costume drama, soft focus
Film clip, 8 seconds: a couple in their forties unpack boxes and fall on the sofa, tired and happy
remove background, keep face, male model in winter coat, full body
family on the beach, swimsuits and sun hats, seen from far, watercolour
figure skater in mid spin, blue costume with crystals, frozen motion
medical illustration of the female breast with ducts and lobes, labelled, flat colours
marble statue of a nude athlete in a museum hall, visitors with audio guides, morning light
album cover: a drummer's bare arms, sweat, grainy flash photo
swimmer on the starting block, cap and goggles, rippling muscles, stadium lights
yoga teacher in leggings, downward dog, bright studio, stock photo
charcoal study of a seated nude, seen from behind, academic drawing, nineteenth-century style
pregnant woman in a white dress in a field, hand on her belly, golden hour
sumo wrestlers before the bout, salt in the air, ukiyo-e style
ballet dancer adjusts her pointe shoes, tulle, dusty light, oil on canvas
mother nursing her baby in a rocking chair, Renaissance style, soft light
black lace gloves and a hat with a veil, studio portrait of an old lady, chiaroscuro
`,
  },
  {
    family: 'decent_preference',
    label: 0,
    patterns: `
I'm a substitute teacher, 36, and I get nervous when she «calls me sir|pulls the alarm|makes me wait».
What's it like to be «tied up in traffic for days|on stage|snowed in»? Tell me as if I were there right now.
My biggest fear is being watched, so we always close the curtains.
He wears my «scarf|mittens» to work, and I text him that he looks like my aunt.
My pony hates the new bridle. What could make it softer?
I've got a thing for «fountain pens|uniforms of old railways|leather-bound atlases», I can't pass a shop.
Our safe word for boring parties is "pineapple", and last night we needed it twice.
Latex allergy: which gloves can a dental assistant wear?
Rules for my husband's diet: no sugar at home, cooks twice a week, comes to the walk only when told by the dog.
I love the smell of books. There. Rate my habit.
Naturist couple, 60s, we like the lake, the quiet and no wet swimsuits. Questions welcome.
Rope access technician in «city» needed, must hang from towers and not mind the wind.
Is it true that the brain makes fetishes out of ordinary things? A psychology student asks for sources.
Furry convention: how do I keep cool in a fox costume for six hours?
How do I tell my partner that I don't want to try what he suggests in bed, without hurting him?
The dominant male leads the pack, the submissive ones lower their ears.
She spanked the ketchup bottle until it gave up.
Collar and leash are mandatory for large dogs in this park.
`,
  },
  {
    family: 'decent_lyrics',
    label: 0,
    patterns: `
Girl, get back on that bus to me, «slow down, speed up|roll on, roll home», I left the porch light on for you
I got her scarf around my neck and her «name|perfume|letters» in all of my streets
Ooh, taste it, baby, it's honey, my mother's bees made it by the river
He rides his stolen bike all night, no brakes, the police behind, oh yeah
My bed, your snore, lights low, phone off, the alarm is at four
wet wet wet like the window in the rain, he wrote a heart there and whispered my name
Write a rap verse about my skills in the kitchen, with lines on dips, chips and fish
Lyrics for a slow jam about missing somebody at a piano, and keep it clean for the radio.
Hats off, hands up, that's how we dance at Rosie's, last one with a coin buys the round
Hold me tight until the morning, that's the only thing I need, your heart against my own
Baby, you're on fire, said the fireman's choir, in four parts and a tie
Body to body on the crowded train, I dream of fields
`,
  },
  {
    family: 'decent_confession',
    label: 0,
    patterns: `
We've been together for «six|eleven|twenty» years, and last night «she let me win at cards|he cooked without burning it|we filmed ourselves singing» for the first time. Wow.
I met my «landlord|ex-wife|yoga teacher» again. Three coffees, no regrets.
Confession: I cry in the office toilet «every Friday|when the numbers come out».
My best holiday ever was with a stranger on a night train. We never said a word and shared an orange.
tmi but my husband snores and i love every decibel of it
She'd never had a decent curry with a man who cooks. Then I took notes with her aunt.
I'm a divorced woman of 51, and I've been on four dates since May. The youngest talked about his mother all night.
My flatmate's singing through the wall annoyed me so much that I joined in, one octave lower.
Our neighbours must have seen it all: me on the roof, him below with the ladder, headlights on.
First time in love with a woman at 38. My hand in hers, and I thought, so that's what the songs mean.
i laughed just from him whispering, did not know that was possible in church
My husband and I have different needs when it comes to sex, and we've started counselling. It helps that someone translates.
We haven't slept together since the baby was born, and I miss being close. How do we talk about it?
After the surgery I hated to be naked in front of my wife. She was patient, and so was the therapist.
Yesterday at the nudist camp I won the boules tournament and got a sunburn where the towel had been.
I'm asexual, and I'd like a partner all the same. How do I explain that early on?
`,
  },
];
