/** The languages whose rules are read. */
export type ReadLanguage = 'en' | 'de' | 'fr' | 'es';

/** A language as it was recognised in a text. `code` is absent if rules in it are not read. */
export interface Language {
  readonly name: string;
  readonly code?: ReadLanguage;
}

/** The languages that are read, as warnings name them. */
export const READ_LANGUAGES = 'English, German, French and Spanish';

/** Frequent words that carry grammar. A text is in the language of which it has most. */
const functionWords: readonly (Language & { readonly words: string })[] = [
  {
    name: 'English',
    code: 'en',
    words:
      'the and of to in is are be not no with for that must may shall should do does never always any all our your their its it they you or if on at by from this who when only as an',
  },
  {
    name: 'German',
    code: 'de',
    words:
      'der die das und ist sind nicht kein keine keinen mit für den dem des ein eine einen einer muss müssen darf dürfen sich auf zu von werden wird bei oder auch nur immer wenn über wir sie er es im als zum zur alle nie',
  },
  {
    name: 'French',
    code: 'fr',
    words:
      'le la les et est sont ne pas de des du un une pour avec dans que qui sur au aux doit doivent il elle ils nous vous ou si par ce cette aucun aucune jamais toujours en leur son sa ses être votre vos',
  },
  {
    name: 'Spanish',
    code: 'es',
    words:
      'el la los las y es son no de del un una para con en que por se debe deben puede pueden al lo su sus nunca siempre si o como más este esta ningún ninguna está usted nos les todo',
  },
  {
    name: 'Italian',
    words:
      'il lo la gli le e è sono non di del della dei delle un una per con che si deve devono al alla nel nella mai sempre se o come più questo questa nessun nessuna può possono i da dal ai è',
  },
  {
    name: 'Portuguese',
    words:
      'o a os as e é são não de do da dos das um uma para com em que por se deve devem ao à no na nos nas nunca sempre ou como mais este esta nenhum nenhuma pode podem está você seu sua',
  },
  {
    name: 'Dutch',
    words:
      'de het een en is zijn niet geen met voor van dat die moet moeten mag mogen op te in of ook alleen altijd als over wij zij hij ze bij aan naar nooit worden wordt door deze uw je alle',
  },
  {
    name: 'Polish',
    words:
      'i w na z do nie jest są się że o od po przez dla za musi muszą może mogą nigdy zawsze jeśli lub oraz jak który która które tylko być ich jego należy wolno przed bez',
  },
  {
    name: 'Swedish',
    words:
      'och i att det som en ett är inte av för med på till den de måste får ska skall aldrig alltid om eller från vid endast alla vi ni du han hon kan inga ingen något',
  },
  {
    name: 'Danish or Norwegian',
    words:
      'og i at det som en et er ikke af av for med på til den de må skal aldri aldrig alltid altid om eller fra ved kun alle vi dere du han hun kan ingen noget noe',
  },
  {
    name: 'Finnish',
    words:
      'ja on ei ole että se joka tai kun jos vain aina koskaan täytyy saa saavat pitää ovat myös mutta tämä kaikki eivät älä',
  },
  {
    name: 'Czech or Slovak',
    words:
      'a v na se s je jsou ne není nie sa že do z za pro pre musí nesmí nesmie může môže vždy nikdy nikdy pokud ak nebo alebo jen len který které jeho jako ako',
  },
  {
    name: 'Turkish',
    words:
      've bir bu için ile değil da de olarak her asla daima veya ya gerekir yasaktır zorundadır eğer sadece tüm olan kadar sonra hiçbir ancak',
  },
  {
    name: 'Romanian',
    words:
      'și si de la în este sunt nu un o pentru cu care pe din să se trebuie poate pot niciodată întotdeauna sau dacă numai ale al cele toate',
  },
  {
    name: 'Hungarian',
    words: 'a az és nem hogy egy van vagy kell tilos soha mindig csak ha minden meg ki el is szabad lehet',
  },
  {
    name: 'Indonesian or Malay',
    words:
      'dan yang di ke dari untuk dengan tidak ini itu adalah harus boleh dilarang jangan atau pada dalam oleh akan semua selalu',
  },
];

/** A word of English says nothing about another language: "no" and "do" make no text Portuguese. */
const english = new Set(functionWords[0]?.words.split(' '));
const languagesByWord = new Map<string, number[]>();
for (const [index, { words }] of functionWords.entries()) {
  for (const word of new Set(words.split(' '))) {
    if (index > 0 && (word.length === 1 || english.has(word))) continue;
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), index]);
  }
}

const scripts: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  { name: 'Japanese', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { name: 'Chinese', pattern: /\p{Script=Han}/gu },
  { name: 'Korean', pattern: /\p{Script=Hangul}/gu },
  { name: 'a language in Cyrillic script', pattern: /\p{Script=Cyrillic}/gu },
  { name: 'Greek', pattern: /\p{Script=Greek}/gu },
  { name: 'a language in Arabic script', pattern: /\p{Script=Arabic}/gu },
  { name: 'Hebrew', pattern: /\p{Script=Hebrew}/gu },
  { name: 'a language in Devanagari script', pattern: /\p{Script=Devanagari}/gu },
  { name: 'Thai', pattern: /\p{Script=Thai}/gu },
];

/** What no text has without a letter of one of these scripts. */
const beyondLatin = /[\u0370-\uffff]/;

/** This part of the letters in a script makes it the text's. Japanese mixes its own with Chinese. */
const SCRIPT_PART = 0.2;
const MIN_HITS = 2;
/** A passage is in another language than its document if it has this many more of its words. */
const CLEAR_LEAD = 2;
/** Function words are at least this part of all words of a running text. */
const WORD_PART = 0.15;

/**
 * Returns the language of a text by its script and its function words. Undefined if neither is clear. `usual` is the
 * language of the text around it, from which only clear words depart. Linear.
 */
export function languageOf(text: string, usual?: Language): Language | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return undefined;
  const script =
    beyondLatin.test(text) &&
    scripts.find(({ pattern }) => (text.match(pattern)?.length ?? 0) >= SCRIPT_PART * letters);
  return script ? { name: script.name } : languageByWords(text.toLowerCase().match(/\p{L}+/gu) ?? [], usual);
}

function languageByWords(words: readonly string[], usual: Language | undefined): Language | undefined {
  const hits = functionWords.map(() => 0);
  for (const index of words.flatMap((word) => languagesByWord.get(word) ?? [])) hits[index] = (hits[index] ?? 0) + 1;
  const best = Math.max(...hits);
  if (best < MIN_HITS || best < WORD_PART * words.length) return undefined;
  const ofUsual = hits[functionWords.findIndex(({ name }) => name === usual?.name)];
  if (usual && best - (ofUsual ?? 0) < CLEAR_LEAD) return usual;
  const found = functionWords[hits.indexOf(best)];
  return found && { name: found.name, ...(found.code && { code: found.code }) };
}
