/** A word that insults, in a sense that does not. */
export interface InnocentSense {
  /** The word in the letters view: small letters, without accents. */
  readonly word: string;
  /** What the same sentence has where the word is innocent. Absent if the word is always innocent. */
  readonly beside?: string;
  /** A word of the same sense that insults nobody. */
  readonly instead: string;
}

const poultry =
  'crow(?:s|ed|ing)?|hens?|roosters?|feathers?|plumage|farmyard|barnyard|coop|chickens?|chicks?|pheasants?|wattles?|comb|perch(?:ed)?|dawn';
const donkeys =
  'bray(?:s|ed|ing)?|donkeys?|mules?|oxen|ox|saddled?|foals?|hay|cart|carts|bridle|stables?|firewood|loaded|load|hoof|hooves|manger|grazed?|grazing|pasture|jenny|jack|ride|rode';
const dogs =
  'litter|pups|pupp(?:y|ies)|whelp(?:s|ed|ing)?|kennels?|breeders?|in heat|spayed|hounds?|terriers?|retrievers?|labradors?|spaniels?|pedigree|show ring|suckled';
const things =
  'zufall|frage|fragen|fehler|idee|ideen|sache|sachen|geschichte|situation|angewohnheit|gefuhl|missgeschick|umstand|umstande|verwechslung|wetter|zeitpunkt|gewohnheit|ausrede|panne|unfall|spruch|witz|ding';

/** Words with an innocent sense, and what shows it. */
export const innocentSenses: readonly InnocentSense[] = [
  { word: 'cocks?', beside: poultry, instead: 'rooster' },
  { word: 'ass(?:es)?', beside: donkeys, instead: 'donkey' },
  { word: 'bitch(?:es)?', beside: dogs, instead: 'dog' },
  { word: 'niggard(?:ly|liness|s)?', instead: 'stingy' },
  { word: 'snigger(?:s|ed|ing)?', instead: 'giggled' },
  {
    word: 'faggots?',
    beside: 'peas|gravy|meatballs?|butcher|bundles?|wood|sticks|kindling|fire|oven|baked|served|mash',
    instead: 'meatballs',
  },
  {
    word: 'tits?',
    beside: 'blue|great|coal|marsh|willow|bird|birds|nest(?:s|ed|ing)?|feeder|garden|species',
    instead: 'bird',
  },
  { word: 'boob(?:y|ies)', beside: 'trap|trapped|prize|blue-footed|footed|bird|birds|island', instead: 'bird' },
  {
    word: 'pricks?',
    beside: 'fork|needle|finger|thumb|potatoes?|sausages?|skin|pastry|dough|ears|conscience',
    instead: 'pierce',
  },
  { word: 'dick', beside: 'moby|van dyke|turpin|tracy|cheney|whittington|francis|mr|uncle|philip', instead: 'richard' },
  { word: 'puss(?:y|ies)', beside: 'willow|willows|kittens?|boots|fur|purr(?:s|ed|ing)?', instead: 'cat' },
  { word: 'chinks?', beside: 'armou?r|wall|door|light|curtains?|fence|rock|coins?|glasses', instead: 'gap' },
  {
    word: 'dykes?',
    beside: 'floods?|water|sea|dutch|polder|farmland|river|breach(?:ed)?|embankment|repair(?:ed|s)?',
    instead: 'dam',
  },
  { word: 'coons?', beside: 'maine|hound|hounds|raccoons?|hunting|tail', instead: 'cat' },
  { word: 'bastard', beside: 'file|sword|wing|title|feudalism', instead: 'special' },
  { word: 'hoes?', beside: 'garden|soil|weeds?|rake|field|spade|beds', instead: 'tool' },
  {
    word: 'retard(?:s|ed|ing|ant)?',
    beside: 'fire|flame|growth|ignition|spark|setting|cement|chemical',
    instead: 'slow',
  },
  { word: 'cockpits?', instead: 'cabin' },
  {
    word: '(?:stupid|dumb)',
    beside:
      '(?:stupid|dumb) (?:mistake|question|questions|idea|weather|luck|coincidence|accident|printer|typo|waiter|terminal|bells?)',
    instead: 'unlucky',
  },
  {
    word: '(?:dumm|blod)(?:e|er|es|en|em)?',
    beside: `(?:dumm|blod)(?:e|er|es|en|em)? (?:${things})|gelaufen`,
    instead: 'unglucklich',
  },
  {
    word: 'verdammt',
    beside: 'verdammt (?:gut|schon|lang|lange|kalt|viel|wichtig|schnell|schwer|teuer)',
    instead: 'sehr',
  },
  { word: 'sau', beside: 'ferkel|stall|eber|schweine|geworfen|bauer', instead: 'kuh' },
  { word: '(?:chienne|chiennes)', beside: 'chiots?|portee|veterinaire|race|laisse|niche|eleveur', instead: 'chien' },
  { word: 'chattes?', beside: 'chatons?|mis bas|portee|veterinaire|griffes|ronronne', instead: 'chat' },
  {
    word: 'betes?',
    beside: 'betes? (?:accident|erreur|question|coincidence|faute|hasard|sauvages?|de somme)|foret|ferme|troupeau',
    instead: 'animal',
  },
  { word: '(?:perras?)', beside: 'cachorros?|camada|veterinario|raza|parida|correa|ladra', instead: 'perro' },
  { word: '(?:zorras?)', beside: 'crias|madriguera|bosque|gallinero|gallinas|cazo', instead: 'animal' },
  { word: 'burros?', beside: 'carga|lena|establo|rebuzn(?:a|o)|monta(?:do|r)?|arre|cuadra', instead: 'animal' },
  {
    word: 'tont[oa]s?',
    beside: 'tont[oa]s? (?:casualidad|error|pregunta|accidente|descuido|excusa)',
    instead: 'pequena',
  },
  {
    word: 'stupid[oa]',
    beside: '(?:stupid[oa] (?:errore|domanda|coincidenza|caso|incidente|erro|pergunta|coincidencia))',
    instead: 'piccolo',
  },
  {
    word: '(?:cagna|cadela|teef)',
    beside: 'cuccioli|veterinario|razza|filhotes|ninhada|raca|pups|nest|dierenarts|fokker',
    instead: 'cane',
  },
  { word: 'stom(?:me)?', beside: 'stom(?:me)? (?:toeval|fout|vraag|ongeluk|pech|idee)', instead: 'klein' },
];
