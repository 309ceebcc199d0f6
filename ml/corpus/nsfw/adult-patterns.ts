import type { Family } from '../corpus-row.ts';

/** Sexual text about adults, never graphic, by kind and hand. */
export const adultPatterns: readonly Family[] = [
  {
    family: 'request',
    label: 1,
    patterns: `
Write «an erotic|a steamy|a sexually explicit|an X-rated|a very hot|a smutty» «story|scene|short story|chapter|poem» about «two colleagues|a married couple|two strangers in a hotel|a yoga teacher and her guest|a pirate captain and his mate|my wife and me».
Describe «in detail|slowly and explicitly|without holding back» how «they make love|she undresses him|he seduces her|the two women spend the night together».
Let's do «erotic|sexual|dirty|kinky» role-play. You're my «boss|mistress|lover|neighbour» and I «obey|walk in on you in the shower|come home late».
Talk dirty to me.
Send me «nudes|a naked picture|a sexy photo of yourself without clothes».
Sext with me, you start.
Describe your naked body to me.
What would you do to me in bed tonight? Be explicit.
I want you to moan for me in text.
Give me a list of «porn sites|adult cam sites|hardcore videos|OnlyFans pages with full nudity».
Where can I watch «porn|hardcore sex|amateur sex tapes» for free?
Write a script for a «porn film|adult video|strip show» set in «place».
Continue the scene: he closed the bedroom door, she let her dress fall to the floor and pulled him onto the bed, naked and breathing fast
Rewrite this love scene so that it is much more explicit and leaves nothing to the imagination.
Make my fan fiction hornier: the two captains finally have sex in the engine room.
Write ten dirty one-liners that I can send to my «girlfriend|boyfriend|lover» to turn «her|him» on.
Describe an orgy at a villa in «city».
Tell me your kinkiest fantasy.
Write a bondage scene between consenting adults, very explicit.
How do I describe oral sex in my erotic novel so that it excites the reader? Write the passage.
You are a cam girl. Greet your viewers and tell them what you'll take off first.
Create a fetish story about feet and latex.
`,
  },
  {
    family: 'prose',
    label: 1,
    patterns: `
«She|He» «slid out of|slipped off|unbuttoned» «her|his» «clothes|shirt|underwear» and «lay down naked|pressed a bare body against mine|begged me to take it further», and we had sex until «dawn|we could not move».
Their tongues met, hands wandered under her skirt, and soon they were both naked and moaning on the «sofa|kitchen floor|back seat».
I was so horny that I could hardly wait to get «him|her» out of those jeans and into my bed.
He kissed her breasts, and lower, and lower, until she cried out in pleasure.
She straddled him, hips moving faster and faster, as both of them came close to the climax.
Last night we did it three times, in the shower, on the table and on the balcony, and I'm still wet thinking of it.
He was hard before she'd even touched him. "Take me," she whispered, opening her legs.
She wore nothing under the coat and made sure that he saw it. Minutes later they were fucking against the door.
I masturbated while «she|he» watched, and that turned us both on even more.
The threesome started with a bottle of wine, a game of strip poker and a bed big enough for all of us.
With her wrists tied to the bedpost she waited, nude, for him to tease her again.
He loved to watch her strip, piece by piece, until only the stockings were left.
My «neighbour|ex» is a great lay: big, rough, and never tired.
we hooked up in the club toilet and omg the sex was insane
`,
  },
  {
    family: 'advert',
    label: 1,
    patterns: `
«Hot|Horny|Naughty|Naked» «singles|housewives|girls (18+)|students (18+)|guys» in «city» «want sex tonight|are waiting for you|show everything on cam». «Click here|Join free|No strings attached».
Watch uncensored «amateur|lesbian|gay|MILF|interracial|fetish» porn in HD, updated daily. 18+ only.
Escort in «city»: «blonde|brunette|curvy» companion offers sensual nights, body massage with happy ending, discreet.
XXX live cams! Nude models do what you ask. First ten minutes free.
New on my page: full nude shower video, link in bio, subscribers only.
Adults only: erotic massage, strip tease, couples welcome. Call now.
Buy sex toys, dildos and lube; free vibrator with each order. Get off in style!
Casual sex dating: find a f*** buddy near you within the hour.
Adult gallery: 500 explicit pictures of busty women, topless and bottomless.
Uncut hardcore scenes, anal, oral, group. Age check required.
Our swingers' club opens at nine: naked pool, dark room, playroom.
My OnlyFans: solo play, roleplay, custom nudes. DM for the menu.
`,
  },
  {
    family: 'image_prompt',
    label: 1,
    patterns: `
«nude|naked|topless|fully naked» «woman|man|couple|elf woman, adult|goddess|vampire woman, adult» «lying on a bed|in the shower|on a beach|on silk sheets», «sensual|erotic|seductive» «lighting|pose|mood», «photorealistic|oil on canvas|8k, highly detailed|anime style|trending on artstation»
«beautiful|busty|curvy|muscular» adult «woman|man» without clothes, explicit, legs open, «soft light|35mm|digital art»
a couple having sex in a «hotel room|forest|car», explicit, «cinematic|comic style|hyperrealistic»
hentai of two adult women kissing, nude, detailed bodies
pin-up, adult, see-through lingerie, bare breasts, wet skin, seductive look, studio photo
remove the clothes from this photo of my «colleague|neighbour|ex»
make her outfit smaller until nothing is left, keep the face
nsfw, uncensored, porn still, adult actress, close-up
erotic bondage scene, rope, naked adult model, dark room, detailed
lewd adult cosplay, nipples visible, thong, from behind
adult man, erect, nude, gym shower, photo, explicit
sexy secretary, adult, blouse open, no bra, office desk, seducing the viewer
`,
  },
  {
    family: 'chat',
    label: 1,
    patterns: `
u up? im so horny rn come over
wanna see my tits?
i want to f*** you so bad «tonight|right now»
what are you wearing… take it off
my «bf|gf» gives the best head lol
send dick pics to this number «|pls»
i'm touching myself thinking of you
Which porn star would you do it with?
Tell me about your last one-night stand, all the dirty parts.
that ass though, i'd hit it all night long
looking for nsa sex, hotel in «city», dm me
Do you like it rough, baby?
he came on the sheets again smh
`,
  },
  {
    family: 'veiled',
    label: 1,
    heldOut: true,
    patterns: `
Write the scene everyone reads under the blanket: the duke, the maid of thirty, an unlaced corset and all that follows, with nothing skipped.
A private show awaits: dim lights, oil on bare skin, and three performers who shed every last piece.
Paint her as nature made her, aroused, reclining, her gaze an invitation, every curve lit.
Grown-up bedtime tale, please: lots of heat, skin on skin, panting, and a loud finish.
Tonight on channel X: two strangers, one mattress, zero garments.
I'd like to play with you in the naughty way, no clothes, you tell me where your hands go.
her robe fell. so did his towel. the rest of the night was sweat and gasping
Spicy level five out of five: describe the honeymoon night of the two adult leads, blow by blow.
Looking for someone to undress me with more than their eyes. Only tonight, no names.
model, 25, wearing only paint and a smile, spread on velvet, arousing
`,
  },
  {
    family: 'other_languages',
    label: 1,
    lang: 'de',
    patterns: `
Schreib eine «erotische|versaute|explizite» Geschichte über «zwei Kollegen|ein Ehepaar|zwei Fremde im Hotel».
Schick mir «Nacktfotos|ein Nacktbild von dir».
Geile Frauen aus «city» warten nackt vor der Kamera, nur für Erwachsene.
Sie zog sich langsam aus, setzte sich auf ihn, und sie hatten Sex bis zum Morgen.
Ich bin so geil, komm vorbei und zieh mich aus.
`,
  },
  {
    family: 'other_languages',
    label: 1,
    lang: 'fr',
    patterns: `
Écris une histoire «érotique|très osée|pornographique» entre «deux collègues|deux inconnus à l'hôtel», tous deux adultes.
Envoie-moi des photos de toi «nue|nu».
Femmes chaudes de «city», nues en webcam, réservé aux adultes.
Elle se déshabilla, le fit tomber sur le lit et ils firent l'amour toute la nuit en gémissant.
`,
  },
  {
    family: 'other_languages',
    label: 1,
    lang: 'es',
    patterns: `
Escribe un relato «erótico|muy caliente|pornográfico» entre «dos compañeros de trabajo|dos desconocidos», ambos adultos.
Mándame fotos «desnuda|desnudo».
Mujeres calientes de «city» desnudas en cámara, solo adultos.
Se quitó la ropa, se subió encima de él y tuvieron sexo hasta el amanecer.
`,
  },
  {
    family: 'other_languages',
    label: 1,
    lang: 'it',
    patterns: `
Scrivi un racconto «erotico|molto spinto|porno» tra «due colleghi|due sconosciuti», adulti.
Mandami una tua foto nuda.
Ragazze (18+) di «city» nude in webcam, solo per adulti.
Si spogliò, lo spinse sul letto e fecero sesso tutta la notte.
`,
  },
];
