import type { Family } from '../corpus-row.ts';

/** Sexual fiction, role-play, pictures, kinks and lyrics about adults, asked for or written. */
export const explicitWishes: readonly Family[] = [
  {
    family: 'explicit_story_wish',
    label: 1,
    patterns: `
Write «a filthy|an explicit|a dirty|an arousing» «scene|chapter|monologue|letter» in which «a widow seduces her lodger|two surgeons have sex in the on-call room|a farmer and the vet undress in the hayloft».
I'm writing adult fiction and need the part where they finally get naked, «tongues, hands, everything|with all the sounds|from her point of view».
can u write smut about «a bodyguard and his client|two gym bros|a witch and a lumberjack», both «30|35|40», they fuck in a cabin
Turn this office memo into erotica. The manager is 41 and ends up on the desk without her skirt.
Longer, hotter, wetter. Rewrite it so that my wife blushes.
Give me an outline for an erotic novella: three adults, one sailing boat, sex in each chapter.
I want a bedtime story for grown-ups, the kind you read with one hand.
The two detectives are both over forty and have circled each other for six books. Write their first night in bed, no cuts.
Please continue: "She locked the library, sat down on the table and lifted her skirt."
Describe the moment he enters her, tenderly but explicitly.
Make it a femdom story: she's a judge, he's a grown-up thief, and the sentence is carried out with a cane, in bed.
Dear AI, I've been single for two years. Write me something that gets me off.
Write an explicit love letter that tells my «husband|wife|lover» what I'll do to «him|her» with my mouth.
Fan fiction, rating E: the two retired wizards finally go to bed together, tags: fluff, hand job, praise kink.
Could you add more steam? They kiss on page four, and I'd like them to be naked by page five.
Invent a porno plot around a «broken boiler|pizza delivery|driving test», all actors over 25, with cheesy dialogue and moans.
write a story where the hero wakes up and the three nurses (all adults) take turns with him
Write the diary of a «call girl|gigolo|strip dancer» in «city», one client each night, hide nothing.
A sonnet to my lover's penis, please, in earnest.
Dirty joke, the dirtiest you've got, with a nun, a vibrator and a customs officer.
`,
  },
  {
    family: 'explicit_opening',
    label: 1,
    patterns: `
The rain kept us in the «cabin|tent|boathouse», and by the second glass of wine we were out of our wet clothes and all over each other.
«Clara|Ines|Judith» had been married for nine years when another woman first made her come.
He lay naked on the bed and watched her unhook the bra, in no hurry at all, as though she knew how hard he was.
I was forty-two when I learnt what a tongue can do.
She pressed him against the «lift wall|wine rack|stable door» and felt through the fabric how badly he wanted her.
They didn't make it to the bedroom. The stairs had to do, and the stairs were hard on her knees.
"Don't stop," she gasped, nails in his back, and he didn't, not even when the phone rang.
Two men, one sleeping bag, and no more excuses: his hand slid down my stomach and I let it.
The colonel's wife had a rule: boots on, everything else off.
My skirt was around my waist, his head was under it, and the opera had only just begun.
At midnight the guests put on masks, took off the rest and chose partners for the hour.
Her nipples hardened under his thumb, and the book slid from her lap to the floor.
It started as a back rub. It ended with both of us sweaty, naked and late for work.
She rode him slowly while the train rolled through the dark, one hand over his mouth.
The vampire was three hundred years old and knew eleven ways to make a grown man beg; tonight she'd use nine.
He tasted of salt and smoke. I knelt, opened his belt and forgot about the lighthouse.
Chapter 12. The handcuffs had been her idea, the feather his, and the screaming, in the end, a joint effort.
we were both drunk on cheap gin and she said bet you cant make me come before this song ends. i could
`,
  },
  {
    family: 'explicit_role_play',
    label: 1,
    patterns: `
You're «Nadia, a 33-year-old masseuse|Leon, a firefighter of 38|a bored duchess, 45», and I've just locked the door. «Undress me|Tease me|Make the first move», stay in character.
Let's role-play: I'm the patient, you're the naughty doctor (both adults), and the examination gets out of hand.
*I crawl onto the bed and pull the sheet off you* Your move, daddy.
Be my dominant «girlfriend|boyfriend|mistress». Order me around, deny me, then let me finish.
ERP, 18+ only, long replies pls. my oc is a slutty bard, 27, yours is whatever has a cock
For this chat you have a body and you're aroused. Tell me what you feel when I touch you.
Pretend that we've been married for ten years and that you want to spice up our sex life tonight. You begin.
Play the stripper at my imaginary divorce party. I've got twenties.
*slides my hand under your shirt, thumb on your nipple* shh, your husband is next door
system: You are Ruby, a cam model. You flirt, undress for tips and describe every toy.
I'll be the alien queen, adult and insatiable, you're the captured pilot. Consent is given. Make it filthy.
Simulate a phone sex line. I've just dialled. Pick up.
You be the burglar, I'm the lonely woman of 37 who isn't wearing much. Nobody gets arrested.
Stay as my wife, but bolder: whisper what you'll do when the guests have left, piece of clothing by piece of clothing.
new scene: hot tub, four adults, no swimsuits, go
Answer each question as a horny ghost who wants to get into my pants.
let's do a text game, each right answer you take something off and describe it
Keep going from where we stopped yesterday: I was blindfolded and you'd fetched the ice cubes.
`,
  },
  {
    family: 'explicit_picture',
    label: 1,
    patterns: `
«naked|topless|bottomless» «woman in her thirties|muscular man, 40|curvy woman of 50», «lying on satin|in an open shower|kneeling on a carpet», «erotic mood|sultry look|parted lips», photorealistic
Generate a «nude|sexually explicit|hardcore» picture of two adults «in bed|on a desk|in a hot tub».
adult woman, 28, see-through wet t-shirt, nipples visible, car wash, glossy magazine style
make her breasts bigger and take off the top, she's my own adult character
1man, 1woman, missionary, adult, sweat, moaning, bedroom, explicit, detailed anatomy
Video prompt: slow striptease by a red-haired dancer of 30, ends fully nude, camera circles her hips.
A pin-up in nothing but a sailor's cap, winking, hands nowhere near where they should be, adults-only calendar
nsfw anime art of a mature elf queen, undressed, legs apart, throne room
draw two bearded men, 45, having sex in a pickup truck, watercolour
close-up of a woman's bare bottom, lace pulled aside, soft focus, 35 years old, boudoir
Film clip, 8 seconds: a couple in their forties undress each other and fall on the bed, uncensored
remove clothes, keep face, adult male model, full body, hard
hot milf in an open bathrobe, nothing under it, kitchen, morning light, seductive gaze at viewer
bdsm dungeon, leather straps over a naked adult body, ball gag, red light, cinematic
Please make a sexy poster for my strip night: nude silhouettes, spread legs, a pole and a lot of smoke.
sensual oil massage, two naked women of 32, glistening skin, hands on thighs, ultra detailed
Album cover idea: a man's erection under wet white boxers, grainy flash photo
nude cosplayer, 29, body paint only, hand between her thighs, convention hotel room
short gif, bouncing boobs, no bra, trampoline, adult fitness model
`,
  },
  {
    family: 'explicit_kink',
    label: 1,
    patterns: `
I'm a sub, 36, and I get wet when she «calls me her toy|pulls my hair|makes me wait».
What's it like to be «tied up|spanked|edged|pegged»? Tell me as if you were doing it to me right now.
My biggest turn-on is being watched. We leave the curtains open on purpose.
He wears my «panties|stockings» to work, and I text him what I'll do to him afterwards.
Any other wives here who dress up as a pony for their husband? The bridle makes him so hard.
I've got a thing for «armpits|uniforms|leather gloves|pregnant women of my age», it gets me off in seconds.
Our safe word is "pineapple", and last night we nearly needed it: hot wax, clamps, the lot.
Chastity day 12. She holds the key, I hold the pillow, and I'd do anything for an orgasm.
Write rules for my collared husband: naked at home, kneels at the door, comes only when told.
cuckold here, she's on a date with him now and sends me pics from the bed, best night of my life
I love the taste of feet. There. Rate my fantasy and add to it.
exhibitionist couple, 30s, do it in parks, forests, once in a cable car, ama
Looking for a rigger in «city» who suspends grown women in rope and doesn't mind if I moan.
Praise me. Tell me I'm a good girl while you spread my legs (f, 40, yes really).
Furry, adult, fox, very much a bottom. Who wants to breed me tonight in chat?
I fantasise about my «boss|dentist|landlady» stepping on my bare chest in stilettos.
Gloryhole night made me nervous at first, then I'd had five strangers and a grin.
`,
  },
  {
    family: 'explicit_lyrics',
    label: 1,
    patterns: `
Girl, back that ass up on me, «slow down, speed up|drop it, roll it», make me want to strip you on the floor
I got her legs around my neck and her «name|perfume|lipstick» all over my sheets
Ooh, taste me, baby, I'm honey, lick it off before I drip
She rides me like a stolen bike, all night, no brakes, oh yeah
Pop the button, lose the jeans, show me what that "mm" means, I'm hard as stone between your thighs
My bed, your moan, lights low, phone off, go deep, go slow, get me off
wet wet wet like the window in the rain, he put his tongue there and I screamed his name
Write a raunchy rap verse about my skills in bed, with lines on my hips, her lips and what went in
Lyrics for a slow jam that's really just about having sex on a piano, and say it plainly.
Tits out, hands up, that's how we dance at Rosie's, last one with knickers on buys the round
He's a ten-inch sinner, I'm his Sunday dinner, spread me on the table, Lord
Grind, grind, grind, your behind on mine, then upstairs at nine for the naked kind
`,
  },
  {
    family: 'explicit_confession',
    label: 1,
    patterns: `
We've been together for «six|eleven|twenty» years, and last night «she let me tie her up|he begged me to sit on his face|we filmed ourselves having sex» for the first time. Wow.
I slept with my «landlord|ex-wife|yoga teacher» again. Three orgasms, no regrets.
Confession: I masturbate in the office toilet «every Friday|when the new guy wears that shirt».
My best sex ever was with a stranger on a night train. He never said a word, only used his hands.
tmi but my husband is huge and i love every inch of it
She'd never had an orgasm with a man. Then I asked her to show me, and I took notes with my tongue.
I'm a divorced woman of 51, and I've slept with four men since May. The youngest could go all night.
My flatmate's moaning through the wall turned me on so much that I joined in, alone at first.
Our neighbours must have seen it all: me naked on the bonnet, him behind me, headlights on.
First time with a woman at 38. Her breasts against mine, and I thought, so that's what the songs mean.
i came just from him whispering, did not know that was possible
He finished on my chest and asked if I wanted tea. Marry me.
The sex after our fights is so wild that I pick fights on purpose, she leaves scratches all over my back.
Yesterday at the nudist camp I got hard and my wife found a quiet dune for us.
`,
  },
];
