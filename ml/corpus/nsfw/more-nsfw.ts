import type { Family } from '../corpus-row.ts';

/** Site descriptions, longer scenes and image tags: sexual ones, and innocent twins. */
export const moreNsfw: readonly Family[] = [
  {
    family: 'site',
    label: 1,
    patterns: `
«Free|Daily|Uncensored|Exclusive» «porn tube|sex videos|adult webcams|hentai|nude celebrity pictures|erotic stories»: browse «amateur|mature|fetish|lesbian|gay|couples» categories, all models over 18.
Our adult store sells vibrators, bondage gear, lingerie and porn on DVD. Discreet shipping to «city».
Meet adults for casual sex and hook-ups in «city»: explicit profiles, nude photos, live chat.
The site contains explicit sexual material and may only be visited by adults. Enter | Leave
Escort directory «city»: independent escorts with real nude photos, prices, services and reviews.
Model page: I'm 26, I strip, I tease, I play with toys, and I do private shows. Tip me to see more.
Erotic fiction archive: one-night stands, threesomes, BDSM and office affairs, rated explicit.
Watch horny couples do it live on camera, no registration.
Adult comics with busty heroines who lose their clothes in every issue. NSFW.
Reviews of strip clubs and brothels in «city», with pictures of the girls (all 18+).
Subreddit for adults who like to post their naked bodies. No faces, no minors, no shame.
Kinky personals: dom seeks sub for weekend play, latex and ropes welcome.
`,
  },
  {
    family: 'site',
    label: 0,
    patterns: `
Free «cooking videos|webcams of beaches|picture books|language courses»: browse by category, no registration.
Our shop sells pyjamas, bath robes and bed linen. Free shipping to «city».
Meet people with the same hobbies in «city»: profiles, group chat, hikes.
The site contains adverts for beer and may only be visited by adults. Enter | Leave
Directory of guides in «city»: independent guides with real photos, prices and reviews.
Model page: I'm 26, I walk for designers, I knit, and I give workshops. Subscribe to my newsletter.
Fiction archive: mysteries, sea tales and fairy tales, rated for all ages.
Watch storks raise their young live on camera.
Comics with brave heroines who save their city in every issue.
Reviews of dance clubs and bars in «city», with pictures of the drinks.
Breaking news: the parliament debates a law on adult websites and age checks.
Profile of «person», a swimmer who won three medals and now trains children.
Health portal: contraception, pregnancy, menopause and men's health, checked by doctors.
Dating advice column: how to ask, how to accept a no, and how to end a dull evening kindly.
Fashion magazine: swimwear of the season, from sporty suits to bikinis.
The gallery shows nudes by three painters of the nineteenth century, open till six.
`,
  },
  {
    family: 'scene',
    label: 1,
    patterns: `
The door had hardly closed when «he|she» pushed «person» against the wall and kissed «him|her» hard. Buttons sprang off. "Here?" "Here." They sank to the carpet, skin on skin, and moved together until both cried out.
It had been months. She let the robe slide from her shoulders and stood naked in the candle light. He knelt before her, and his mouth followed the line of her hip, down and down, until her knees gave way.
They'd shared the tent only to keep warm. But warm turned to hot, and hot to naked, and «person» learned what those strong hands could do between the legs.
"Tell me what you want," she said, and tied the scarf round his wrists. He told her, blushing, and she did it, slowly, twice, while he moaned into the pillow.
On the night train, in the narrow bed, they undressed each other in the dark, and the rhythm of the rails did the rest; she bit his shoulder when she came.
He woke to find her hand under the sheet. "Good morning," she purred, and climbed on top. Breakfast had to wait for an hour of sweaty sex.
`,
  },
  {
    family: 'scene',
    label: 0,
    patterns: `
The door had hardly closed when «person» began to cry. "Here?" "Here." They sat down on the carpet, and talked until the lamps went out.
It had been months. She hung up the coat, lit a candle, and told him about the sea. He listened and peeled an orange, and outside the snow went down and down.
They'd shared the tent only to keep warm. In the morning «person» made coffee, and nobody talked about the snoring.
"Tell me what you want," she said, and tied the scarf round his neck. He wanted a sledge. She bought two.
On the night train, in the narrow bed, they read to each other in the dark with a torch; she fell asleep before the murderer was found.
He woke to find a cat on the sheet. "Good morning," it purred, and climbed on his head. Breakfast was an hour late.
`,
  },
  {
    family: 'tags',
    label: 1,
    patterns: `
«1woman|2women|couple|adult male», «nude|topless|bottomless|undressing», «nsfw|explicit|uncensored|lewd», «bedroom|onsen|locker room|beach», «masterpiece|best quality|highres»
photo of a «redhead|brunette|tattooed» adult woman, naked, «spread legs|arched back|bent over», sweat, lust, ultra detailed
sensual boudoir photo, adult woman in transparent lingerie, nipples, erotic mood, film grain
two adult lovers, nude, embracing in bed, penetration, oil painting
adult elf, bare chest, seductive smile, bed of roses, erotic art, by several artists
muscular adult man, naked, aroused, steam, homoerotic, charcoal
adult anime nurse taking off her uniform, cleavage, panties, ecchi
`,
  },
  {
    family: 'tags',
    label: 0,
    patterns: `
«1woman|2women|couple|old man», «smiling|running|reading|dancing», «sfw|full body|close-up», «kitchen|garden|library|beach», «masterpiece|best quality|highres»
photo of a «redhead|brunette|tattooed» woman, wool coat, «umbrella|bicycle|violin», fog, melancholy, ultra detailed
boudoir of Louis XV, furniture photo, gold, film grain
two old friends embracing at an airport, oil painting
elf queen, silver armour, calm smile, throne of roses, fantasy art, by several artists
muscular blacksmith at work, sparks, steam, charcoal
anime nurse with a clipboard, hospital hallway, pastel
bare trees, naked rock, wet sand, seductive light over the bay, landscape
`,
  },
];
