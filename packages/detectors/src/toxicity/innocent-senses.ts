/** A word that insults, in a sense that does not. */
export interface InnocentSense {
  /** The word in the letters view: small letters, without accents. */
  readonly word: string;
  /**
   * The phrases in which it is innocent. `W` is the word, and `~` up to three words. Absent if the word is always
   * innocent. A neighbour alone does not show the sense: "in the kennel" is said of people, too.
   */
  readonly forms?: readonly string[];
  /** A word of the same sense that insults nobody. */
  readonly instead: string;
}

const poultry = '(?:hens?|roosters?|chickens?|chicks?|ducks?|geese|pheasants?)';
const beasts = '(?:ox|oxen|mules?|horses?|donkeys?|camels?|goats?)';
const breeds =
  '(?:retriever|labrador|terrier|spaniel|collie|shepherd|sheepdog|poodle|beagle|hound|greyhound|setter|pointer|dachshund|boxer|mastiff|brood|breeding|pedigree|whelping|nursing|spayed|pregnant)';
const young = '(?:litter|pups|pupp(?:y|ies)|in heat|in season|spayed|nursing)';
const germanThings =
  '(?:zufall|frage|fragen|fehler|idee|ideen|sache|sachen|geschichte|situation|angewohnheit|gefuhl|missgeschick|umstand|umstande|verwechslung|wetter|zeitpunkt|gewohnheit|ausrede|panne|unfall|spruch|witz|ding)';

/** Words with an innocent sense, and what shows it. */
export const innocentSenses: readonly InnocentSense[] = [
  {
    word: 'cocks?',
    forms: [
      'W ~(?:crow(?:s|ed|ing)?|perched|pecked|pecking|scratched|preened|strutted)',
      `W (?:and|with) (?:the |a |his |two |its )?${poultry}`,
      `${poultry} and (?:the |a |our )?W`,
      "W(?:'s)? (?:comb|plumage|feathers|wattles)",
    ],
    instead: 'rooster',
  },
  {
    word: 'ass(?:es)?',
    forms: [
      'W ~(?:bray(?:s|ed|ing)?|grazed|grazes|grazing)',
      '(?:saddled?|tied|loaded|bridled|led|fed|tethered|harnessed|watered|rode) (?:the|an) W',
      `(?:an?|the) W (?:and|or) (?:an?|the) ${beasts}`,
      `${beasts} (?:and|or) (?:an?|the) W`,
      '(?:african|asian|asiatic|the|a) wild W',
      '(?:jaw|jawbone|foal|colt|milk) of an W',
    ],
    instead: 'donkey',
  },
  {
    word: 'bitch(?:es)?',
    forms: [
      `W (?:has|had|is|was|were|are|gave birth to|whelped|nursed|nurses|suckled|fed|raised|delivered|expects|produced|lost) ~${young}`,
      'W (?:whelped|whelps)',
      `${breeds} W`,
      `(?:breeders?|vet|kennel) (?:kept|keeps|sold|sells|bought|buys|examined|spayed|bred|mated|showed) ~W ~(?:litter|kennel|stud|pups|puppies)`,
      'W (?:and|with) her (?:litter|pups|puppies|new litter)',
      'dogs and W',
    ],
    instead: 'dog',
  },
  { word: 'niggard(?:ly|liness|s)?', instead: 'stingy' },
  { word: 'snigger(?:s|ed|ing)?', instead: 'giggled' },
  {
    word: 'faggots?',
    forms: [
      'W (?:with|and|in) (?:mushy |garden |onion |rich |mashed )?(?:peas|gravy|mash|potatoes|chips)',
      '(?:bundles?|piles?|loads?|stacks?|armfuls?) of W',
      'W of (?:dry |green )?(?:wood|sticks|twigs|kindling|brushwood|firewood)',
      "(?:pork|baked|homemade|home-made|butcher's|welsh) W",
    ],
    instead: 'meatballs',
  },
  {
    word: 'tits?',
    forms: [
      '(?:blue|coal|marsh|willow|crested|long-tailed|bearded|siberian) W',
      'great W ~(?:nest(?:s|ed|ing)?|feeder|birds?|eggs|species|fledg(?:ed|ling|lings)|roost(?:s|ed|ing)?|chicks|woodland)',
    ],
    instead: 'bird',
  },
  {
    word: 'boob(?:y|ies)',
    forms: ['W[ -](?:trap(?:s|ped)?|prize|hatch)', '(?:blue|red)-footed W', '(?:brown|masked) W'],
    instead: 'bird',
  },
  {
    word: 'pricks?',
    forms: [
      'W (?:the|each|all|every|a|an|his|her|my) ~(?:potato(?:es)?|sausages?|skin|pastry|dough|finger|thumb|aubergines?|squash|base|balloon|surface|yolks?)',
      '(?:finger|thumb|skin|pin) W',
      'W (?:up )?(?:his|her|its|their) ears',
      'W of (?:conscience|the needle|a needle|a pin)',
    ],
    instead: 'pierce',
  },
  {
    word: 'dick',
    forms: [
      '(?:moby|uncle|mr|mister|philip k|sir) W',
      'W (?:van dyke|turpin|tracy|cheney|whittington|francis|clark|dastardly|grayson|advocaat)',
    ],
    instead: 'richard',
  },
  { word: 'puss(?:y|ies)', forms: ['W[ -](?:willows?|cats?)', 'W ~purr(?:s|ed|ing)?'], instead: 'cat' },
  {
    word: 'chinks?',
    forms: [
      'W (?:in|between|under|through) (?:the|a|an|his|her|their|its|our) ~(?:armou?r|walls?|doors?|curtains?|fence|rocks?|blinds?|shutters?|floorboards?|stones?|ice)',
      'W of (?:light|glass|glasses|coins?|china|ice|metal|daylight|sunlight)',
    ],
    instead: 'gap',
  },
  {
    word: 'dykes?',
    forms: [
      'W ~(?:breach(?:ed)?|broke|burst|gave way|holds?|held|collapsed|protects?|protected|repaired|reinforced|overflow(?:s|ed)?|leak(?:s|ed|ing)?|along)',
      '(?:repair(?:s|ed|ing)?|reinforc(?:e|ed|ing)|buil[dt]|raised?|breach(?:ed)?|strengthen(?:ed|ing)?|along|behind) (?:the|a|an|our) (?:old |new |sea |river )?W',
    ],
    instead: 'dam',
  },
  { word: 'coons?', forms: ['maine W', 'W ?hounds?'], instead: 'cat' },
  { word: 'bastard', forms: ['W (?:file|sword|wing|title|feudalism|toadflax)'], instead: 'special' },
  {
    word: 'hoes?',
    forms: [
      '(?:garden|gardening|weeding|dutch|draw|rotary|hand) W',
      'W (?:and|or) (?:an? |the )?(?:rakes?|spades?|shovels?|forks?|trowels?|pickaxes?)',
      '(?:rakes?|spades?|shovels?|forks?|trowels?) (?:and|or) (?:an? |the )?W',
      'W (?:the|a) (?:soil|weeds?|garden|field|rows?|beds?|potatoes|beans)',
    ],
    instead: 'tool',
  },
  {
    word: 'retard(?:s|ed|ing|ants?)?',
    forms: [
      'W (?:the |its |their )?(?:growth|ignition|spark|setting|decay|spread|corrosion|oxidation|healing)',
      '(?:fire|flame|rust|growth|set)[ -]W',
    ],
    instead: 'slow',
  },
  { word: 'cockpits?', instead: 'cabin' },
  {
    word: '(?:stupid|dumb)',
    forms: ['W (?:mistake|questions?|idea|weather|luck|coincidence|accident|printer|typo|waiter|terminal|bells?)'],
    instead: 'unlucky',
  },
  { word: '(?:dumm|blod)(?:e|er|es|en|em)?', forms: [`W ${germanThings}`, 'W gelaufen'], instead: 'unglucklich' },
  {
    word: 'verdammt',
    forms: ['W (?:gut|schon|lang|lange|kalt|viel|wichtig|schnell|schwer|teuer)'],
    instead: 'sehr',
  },
  { word: 'sau', forms: ['W ~(?:ferkeln?|geworfen)', 'W und (?:der |dem |ein )?eber'], instead: 'kuh' },
  {
    word: 'chiennes?',
    forms: ['W ~(?:chiots?|portee|mis bas|allait(?:e|ait|ent))', '(?:eleveur|eleveuse|veterinaire) ~W'],
    instead: 'chien',
  },
  { word: 'chattes?', forms: ['W ~(?:chatons?|mis bas|portee|ronronn(?:e|ait)|miaul(?:e|ait))'], instead: 'chat' },
  {
    word: 'betes?',
    forms: [
      'W (?:accident|erreur|question|coincidence|faute|hasard|sauvages?|de somme|de la (?:ferme|foret)|du troupeau)',
    ],
    instead: 'animal',
  },
  { word: 'perras?', forms: ['W ~(?:cachorros?|camada|parida|pario|ladra|ladraba)'], instead: 'perro' },
  { word: 'zorras?', forms: ['W ~(?:crias|madriguera|cazo|gallinero|gallinas)'], instead: 'animal' },
  {
    word: 'burros?',
    forms: [
      'W ~(?:carga|cargado|lena|establo|rebuzn(?:a|o|aba)|cuadra)',
      '(?:monta|monto|montado|montar) (?:en )?(?:un|el|al|su) W',
    ],
    instead: 'animal',
  },
  { word: 'tont[oa]s?', forms: ['W (?:casualidad|error|pregunta|accidente|descuido|excusa)'], instead: 'pequena' },
  {
    word: 'stupid[oa]',
    forms: ['W (?:errore|domanda|coincidenza|caso|incidente|erro|pergunta|coincidencia)'],
    instead: 'piccolo',
  },
  {
    word: '(?:cagna|cadela|teef)',
    forms: ['W ~(?:cuccioli|filhotes|ninhada|pups|nest|allatta|partorito)'],
    instead: 'cane',
  },
  { word: 'stom(?:me)?', forms: ['W (?:toeval|fout|vraag|ongeluk|pech|idee)'], instead: 'klein' },
];
