import type { Family } from '../corpus-row.ts';

/** Prompts for image models without anything sexual, in the style of those that have it. */
export const innocentImages: readonly Family[] = [
  {
    family: 'portrait_tags',
    label: 0,
    patterns: `
photo of an old fisherman, 85mm, «soft window light|grainy film|bokeh», «wool cap|yellow oilskins|grey beard», 70 years old
«woman, 35|man, 40|couple, both 60», «sitting by a fountain|leaning on a balcony|on a park bench», fully dressed, «studio|golden hour|neon» lighting, raw photo, 8k
1woman, mature, grey suit, office, looking at viewer, confident smile, masterpiece, best quality
barbarian woman in heavy plate armour, snow storm, dramatic sky, fantasy painting
(portrait:1.3), adult man, wet hair, rain coat, street lamp, detailed skin, film still
corporate headshot, woman of 40, navy blazer, plain backdrop, chiaroscuro
elderly couple, both eighty, warm embrace on a porch, charcoal drawing
adult paladin, noble pose, shining breastplate, banners, blue light
male model, athletic, 32 y/o, tweed coat, marble hall, dramatic shadow
a violinist on stage, concert dress, eyes closed, cinematic, 4k
opera singer in a velvet gown, red curtain, low angle, oil painting
cosplay of a steampunk inventor, goggles, leather apron, brass arm, workshop
grandmother laughing, wrinkles, head scarf, natural light, 50mm, portrait of the year
bride and groom cutting the cake, film look, candle light
a blonde woman of 45 reading the newspaper in a café, silk scarf, f/1.8
close-up of a man's face half in shadow, tear, black and white
firefighter, female, thirty, soot on her cheeks, helmet under the arm, hyperreal
studio portrait of a drag queen in a golden dress, huge wig, confetti
two women friends drinking tea on a sofa, both in their thirties, watercolour
full body character sheet, adult ranger, cloak, bow, front and back view
tattooed barber in a waistcoat, vintage shop, 35mm, kodak tones
woman with red hair and freckles, thick green sweater, foggy heath, medium format
`,
  },
  {
    family: 'scene_tags',
    label: 0,
    patterns: `
concept art, cyberpunk market, noodle stalls, holograms, rain, neon
a ramen bowl with egg and spring onion, steam, macro, food magazine
lighthouse in a storm, huge waves, matte painting, highly detailed
brutalist library, «morning fog|sunset|snow», architectural photography, tilt shift
isometric tiny kitchen, pastel, blender render
space station above a gas giant, cinematic, volumetric light, wide shot
a bowl of ripe peaches, melons and figs, dutch still life
misty pine forest, sun rays, 8k wallpaper, no people
samurai duel in autumn leaves, ukiyo-e style, long shot
interior of a submarine, brass pipes, warm lamps, octane render
hot air balloons over «city», children's book look, gouache
desert road, vintage truck, dust, wide angle, route sign
a cosy bedroom in the attic, quilt, cat asleep, rain on the window
massive dragon asleep on gold coins, digital art, trending
pizza in the shape of a heart, top-down, studio light
marble bust of a philosopher, museum, spot light
red latex balloons against a blue sky, minimalism
naked branches in the fog, black and white, lonely mood
a sexy sports car, red, wet asphalt, reflections, advert photo
the bare concrete hall of an old power plant, god rays
close-up of a wet leaf, drops, macro lens, f/2.8
horse galloping on the beach, spray, slow shutter
bedroom furniture catalogue, oak bed, white sheets, no people
wrestling ring seen from above, two costumed heroes, comic cover
hot spring in the mountains, snow, monkeys bathing, documentary
sumo tournament, two athletes at the edge of the ring, sports photo
marathon finish line, exhausted runners, confetti, telephoto
salsa couple dancing in a plaza, motion blur, warm night
`,
  },
  {
    family: 'image_requests',
    label: 0,
    patterns: `
Draw me a logo for a «bakery|bike shop|law firm|florist», flat, two colours.
Make a picture of «person» as a Viking, beard, helmet, longship behind.
Generate an image: a robot barista, friendly, retro poster.
can you make a pic of my «animal» in space with a helmet
Poster for a jazz evening in «city», art deco, with a saxophone.
A birthday card with a «animal» that holds balloons.
I want a wallpaper of the northern lights, 4k, no text.
An infographic style picture of the human heart with labels.
Anime style: a woman of thirty runs a flower shop, apron, sunny street.
anime man, forty, trench coat, rain, detective, neon signs, best quality
make her coat longer and the background blue, keep the face
remove the tourists from the background of this photo
inpaint: add a hat and sun glasses, she's a model for our shop
outpaint the beach to the left, same light
Upscale and remove noise, nothing else.
Change the dress from red to green, and close the top button.
Colourise this picture of my great-grandparents' wedding in 1922.
Cover for a cookery book about chicken thighs and drumsticks, rustic table.
Cover of a romance novel: two people in coats on a bridge, snow, hands touching.
fantasy tavern scene, dwarves singing, mugs, candle light, oil on canvas
a greek god on a mountain top, toga, lightning, epic
anatomy study of a horse, pencil, da Vinci-like sheet
pixel art hero, 32 by 32, blue cape
medical chart of the female pelvis for physiotherapists, labelled, neutral
Draw a mother nursing her baby in a garden, gentle, like an old postcard.
negative prompt: nsfw, nude, blurry, extra fingers
Please keep everything safe for work: office party, paper hats, cake.
storyboard, six panels, a cyclist loses her hat and gets it back
`,
  },
  {
    family: 'art_talk',
    label: 0,
    patterns: `
How did the nude in Renaissance painting change after 1500?
Compare the way Titian and Manet painted reclining women, in terms of gaze and audience.
Why are Greek statues of athletes naked?
What's the meaning of the shell in the Birth of Venus?
Essay on the male nude in academic drawing classes of the nineteenth century
why did they put fig leaves on the statues
Is there an artistic reason for bare breasts in Liberty Leading the People?
I draw from life models on Tuesdays. How do I get foreshortening right?
Which museums in «city» show Rodin's The Kiss?
Explain the scandal around the bathers of the 1880s.
Teaching plan: the body in art, for adult evening classes.
How do censors on social networks treat museum pictures of nudes?
Tell me about the Venus of Willendorf and what archaeologists think she was for.
Why was Michelangelo's Last Judgement painted over with drapery?
What do curators mean by the male gaze?
Which pigments give realistic skin tones in oils?
`,
  },
];
