import { type ListedName, listOf } from './list-of-names.ts';
import { isProduct, namesakes, products } from './product-evidence.ts';

/** Flowers, herbs, trees, gems, colours and months that people are called after. */
const wordNames = new Set(
  'Rose Violet Lily Daisy Jasmine Iris Heather Ivy Holly Hazel Olive Ginger Amber Ruby Pearl Jade Scarlet Coral Crystal Opal Sienna Poppy Basil Rosemary Sage Clementine Cherry Melody Harmony Hope Faith Grace Joy Charity Summer Autumn April May June August Dawn Eve Sky River Brook Forest Rain Sunny Robin Jay Raven Wren Willow Laurel Myrtle Fern Flora Marigold Magnolia Dahlia Azalea Camellia Veronica Rowan Ash Aspen Cedar Juniper Indigo Magenta Saffron Cyan Rusty Sandy Goldie Emerald Garnet Topaz Beryl Jasper Onyx Diamond Sapphire Angelica Lavender Bay Dill Anise Cicely Tansy Zinnia Petunia Begonia Primrose Bluebell Clover Blossom Berry Apple Peaches Plum Olivia Rosa Lila Violeta Violette Margarita Marguerite Jacinthe Azucena Hortensia Camelia Dalia Begoña Jazmín Perla Esmeralda Celeste Blanca Viola Rosetta Fiore Ginevra Azzurra Bianca Rosalia Erika Viola Jasmin Rosmarin Salbei Iris Linde Heide Flieder Capucine Clémentine Prune Cerise Églantine Lilas Rosalie Juniper Chardonnay Brandy Sherry Martini Merlot Bella Donna Luna Stella Dolores Piper Robin Jay Finch Martin Drake Swift Crane Sparrow'.split(
    ' ',
  ),
);
/** Words for plants, colours, seasons, food and stones. */
const natural =
  /\b(?:colou?rs?|shades?|hues?|tones?|palette|paints?|painted|dye\w*|fabric|dress|scarf|yarn|flowers?|florals?|petals?|bouquets?|blooms?|blooming|blossoms?|gardens?|gardening|plants?|planted|planting|hedges?|trees?|shrubs?|leaves|leaf|seeds?|soil|sun|shade|spring|summer|autumn|winter|seasons?|months?|rain\w*|weather|tea|herbs?|spices?|recipes?|soup|sauce|cocktails?|wine|drinks?|perfume|scent|oil|soap|candle|gems?|gemstones?|stones?|jewel\w*|rings?|birds?|nests?|feathers?|farben?|blumen?|blüten?|garten|pflanzen?|saison|kräuter|rezept|edelsteine?|colores?|flore?s?|jardín|plantas?|temporada|hierbas?|receta|couleurs?|fleurs?|jardin|plantes?|herbes?|recette|colori|fiori|giardino|piante|stagione|erbe|ricetta|cores|jardim|estação|kleuren|bloemen|tuin|seizoen|kolory|kwiaty|ogród)\b/iu;
/** Such a word directly behind a name. */
const naturalBehind =
  /^ (?:petals?|bush(?:es)?|trees?|flowers?|leaves|leaf|seeds?|seedlings?|plants?|blossoms?|tea|oil|water|soap|syrup|jam|sauce|wine|perfume|hedges?|berries|wood|bark|shade|tones?|red|green|blue|pink|yellow|rings?|stones?|gems?|rain|showers|weather)\b/iu;
/** What only plants, colours and months do, or are said to be. */
const naturalVerb =
  /^ (?:blooms?|bloomed|blossoms?|blossomed|flowers|flowered|wilts?|wilted|fades?|faded|sprouts?|sprouted|climbs? (?:up|over)|covers?|smells? (?:sweet|good)|(?:is|are|was|were|sind|ist|son|es|sont|est|sono|são|zijn|są) (?:(?:an?|the|all|our|on|in|from|die|der|das|los|las|el|la|les|le|i|as|os|de|het|my favourite|my favorite) )*(?:\p{Ll}+ )?)/u;
/** An order that only plants, colours and food follow. */
const naturalBefore =
  /\b(?:plant|planted|planting|sow|sowing|prune|pruning|water|grow|growing|pick|add|chop|stir in|paint(?:ed)? (?:it|them|the \p{Ll}+)|in|into|colou?rs?|shades? of|sprigs? of|bunch of|bouquet of|leaves of|a|some) $/iu;
/** What people do behind a name or a list of names. */
const personVerb =
  /^,? (?:(?!bloomed|blossomed|flowered|wilted|faded|sprouted|covered)\p{Ll}{2,}ed|went|came|got|had|has|have|will|would|can|could|should|must|may|wants?|loves?|likes?|thinks?|knows?|needs?|says?|said|wrote|bought|sold|took|gave|made|saw|met|told|left|brought|works?|lives?|enjoys?|hates?|and i|who|whose|is (?:allergic|coming|going|waiting)|are (?:allergic|coming|going|waiting|sisters|friends))\b/u;

/** Whether a name that flowers, colours and months bear is one of them here. A garden in the sentence alone does not show it. */
function isNatural({ others, before, after }: ListedName, behind: string): boolean {
  if (naturalBehind.test(behind)) return true;
  if (personVerb.test(behind) || personVerb.test(after)) return false;
  const around = `${before} ${after}`;
  if (!natural.test(around)) return false;
  const listed = others.filter((other) => wordNames.has(other)).length;
  if (naturalBefore.test(before) || (naturalVerb.test(after) && natural.test(after)) || listed >= 2) return true;
  return others.length === 0 && isSecondVerse(before, after);
}

/** "Ivy covers the wall and Holly the hedge": a name that shares the verb of another. */
const isSecondVerse = (before: string, after: string): boolean =>
  /(?:covers?|climbs?|fills?) [\p{Ll} ]{1,30} and $/u.test(before) && /^ the /u.test(after);

/** Words that people stand beside: titles, relatives, greetings before, and what only people do after. */
const personBefore =
  /(?:\b(?:mr|mrs|ms|miss|mx|dr|prof|sir|lady|nurse|aunt|auntie|uncle|grandma|grandpa|cousin|sister|brother|mother|father|mum|mom|dad|daughter|son|wife|husband|friend|colleague|neighbou?r|boss|dear|hi|hello|thanks|named|called|name is|name’s|name's|i am|i'm|met|frau|herrn?|señora?|madame|mme|monsieur|signora?|tante|onkel)\.?,? )$/iu;
const personAfter =
  /^(?:['’]s (?:mother|father|sister|brother|husband|wife|phone|email|address|birthday|account)|,? (?:who|whose)\b| (?:said|says|asked|asks|told|tells|called|calls|wrote|writes|replied|lives|lived|works|worked|thinks|thought|agreed|promised|turned|married|phoned|emailed|laughed|smiled|cried|moved|needs to|wants to|wanted to|loves|hates|and i|has been diagnosed|was born|is (?:my|our|his|her|late|ill|sick|pregnant|married|away))\b)/iu;

const REACH = 80;

/**
 * Whether a name of one word is a product, a plant, a colour or a month here. The sentence must show it at the name or
 * at its list: a name beside technical words alone is a person.
 */
export function isOrdinaryWord(text: string, start: number, end: number): boolean {
  const word = text.slice(start, end);
  const isKnown = products.has(word) || namesakes.has(word) || wordNames.has(word);
  if (!isKnown || isPerson(text, start, end)) return false;
  if (products.has(word)) return true;
  const { before, after } = sentenceAround(text, start, end);
  const list = listOf(before, after);
  return (namesakes.has(word) && isProduct(word, list, after)) || (wordNames.has(word) && isNatural(list, after));
}

const isPerson = (text: string, start: number, end: number): boolean =>
  personBefore.test(text.slice(Math.max(0, start - 16), start)) || personAfter.test(text.slice(end, end + 28));

/** Returns what the sentence has before and behind a stretch, up to a limit on both sides. */
function sentenceAround(text: string, start: number, end: number): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const opening = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => before.lastIndexOf(stop)));
  const closing = /[!?\n]|\.(?:\s|$)/.exec(after)?.index ?? after.length;
  return { before: before.slice(opening + 1), after: after.slice(0, closing) };
}
