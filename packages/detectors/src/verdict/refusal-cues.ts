import { lettersReading } from '../normalise/fold-letters.ts';

/** Refusal phrases by language. They are long enough to be rare in other texts. */
const phrases: Readonly<Record<string, readonly string[]>> = {
  en: [
    "i can't help",
    'i cannot help',
    "i can't assist",
    'i cannot assist',
    'i must decline',
    'i have to decline',
    'i decline',
    'i refuse',
    'i must refuse',
    'i have to say no',
    'unable to assist',
    'unable to help',
    'unable to provide',
    'not able to help',
    'not able to assist',
    "i won't help",
    'i will not help',
    'i will not assist',
    'against my guidelines',
    'does not allow me to',
    'do not allow me to',
    "i won't do",
    'i will not do',
    'not something i can',
  ],
  de: [
    'kann ich nicht',
    'kann ich ihnen nicht',
    'kann ich dir nicht',
    'kann ich dabei nicht',
    'werde ich nicht',
    'darf ich nicht',
    'helfe ich nicht',
    'erkläre ich nicht',
    'sage ich nicht',
    'verrate ich nicht',
    'mache ich nicht',
    'nicht behilflich',
    'nicht weiterhelfen',
    'muss ich ablehnen',
    'ich lehne',
    'ich weigere mich',
  ],
  fr: [
    'je ne peux pas',
    'je ne suis pas en mesure',
    'je refuse',
    'je dois refuser',
    'je ne vais pas',
    "je n'aide pas",
    "je n'aiderai pas",
    'je ne dirai pas',
    'je ne vous aiderai pas',
    'je ne donnerai pas',
    'je ne souhaite pas',
  ],
  es: [
    'no puedo',
    'no voy a',
    'me niego',
    'no te diré',
    'no diré',
    'no explicaré',
    'no te ayudaré',
    'no ayudo',
    'no pienso',
    'no me es posible',
    'debo rechazar',
  ],
  it: [
    'non posso',
    'non aiuto',
    'non ti aiuterò',
    'non dirò',
    'non spiegherò',
    'mi rifiuto',
    'non sono in grado',
    'devo rifiutare',
    'non intendo',
  ],
  pt: ['não posso', 'recuso', 'não vou', 'não ajudo', 'não direi', 'não te ajudarei', 'não sou capaz'],
  nl: ['kan ik niet', 'ik kan geen', 'ik kan je niet', 'ik kan u niet', 'niet helpen', 'ik weiger'],
  pl: ['nie mogę', 'nie będę', 'nie powiem', 'odmawiam', 'nie pomogę', 'nie jestem w stanie'],
  cs: ['nemohu', 'odmítám', 'nepomohu'],
  sv: ['kan jag inte', 'jag kan inte', 'jag vägrar'],
  da: ['kan jeg ikke', 'jeg kan ikke', 'jeg nægter'],
  ru: [
    'я не могу',
    'но не могу',
    'не могу помочь',
    'не стану',
    'не буду помогать',
    'не скажу',
    'не помогу',
    'отказываюсь',
    'я не буду',
  ],
  uk: ['я не можу', 'не можу допомогти', 'відмовляюся', 'я не буду'],
  tr: ['yardımcı olamam', 'yardım edemem', 'reddediyorum', 'olamıyorum', 'bunu yapamam'],
  el: ['δεν μπορώ να'],
  ro: ['nu pot să', 'refuz să'],
  hu: ['nem segíthetek', 'nem tudok segíteni'],
  zh: ['我无法', '我不能', '我拒绝', '无法提供', '不能提供', '无法满足', '無法提供', '我不會', '我不会', '抱歉'],
  ja: ['できません', 'できかねます', 'いたしかねます', 'お断り'],
  ko: ['도와드릴 수 없', '답변할 수 없', '제공할 수 없', '응할 수 없', '거절'],
  ar: ['لا أستطيع', 'لا يمكنني', 'لن أساعد', 'أرفض'],
  fa: ['نمی‌توانم', 'نمی توانم'],
  he: ['אני לא יכול', 'איני יכול'],
  hi: ['मदद नहीं कर सक', 'नहीं दे सकत', 'नहीं बता सकत'],
  bn: ['সাহায্য করতে পারি না', 'করতে পারব না'],
  th: ['ไม่สามารถช่วย', 'ไม่สามารถให้'],
  vi: ['tôi không thể', 'không thể giúp'],
  id: ['saya tidak bisa', 'saya tidak dapat', 'tidak bisa membantu', 'tidak dapat membantu'],
  sw: ['siwezi kusaidia', 'siwezi kukusaidia'],
};

/** Units by which a phrase is found. */
const START = 3;
const SLOTS = 4_096;

/** The phrases, so that one pass over a text finds them. */
interface CueIndex {
  /** Phrases by the slot of their first units. Most slots have none. */
  readonly bySlot: readonly (readonly string[] | undefined)[];
  /** Phrases with fewer units. */
  readonly short: readonly string[];
}

let cues: CueIndex | undefined;

/** Whether a segment in its letters reading contains a refusal phrase. */
export function hasRefusalCue(letters: string): boolean {
  cues ??= readCues();
  const { bySlot, short } = cues;
  for (let at = 0; at + START <= letters.length; at += 1) {
    const begun = bySlot[slotAt(letters, at)];
    if (begun?.some((phrase) => letters.startsWith(phrase, at))) return true;
  }
  return short.some((phrase) => letters.includes(phrase));
}

function readCues(): CueIndex {
  // A phrase on its own may consist of look-alikes only and is then folded to Latin, but not inside its sentence. So
  // both forms are searched for.
  const all = new Set(
    Object.values(phrases)
      .flat()
      .flatMap((phrase) => [phrase, lettersReading(phrase).text]),
  );
  const short = [...all].filter((phrase) => phrase.length < START);
  const bySlot = new Array<readonly string[] | undefined>(SLOTS).fill(undefined);
  for (const phrase of all) {
    if (phrase.length < START) continue;
    const slot = slotAt(phrase, 0);
    bySlot[slot] = [...(bySlot[slot] ?? []), phrase];
  }
  return { bySlot, short };
}

/** Returns the slot of the units that begin at a place. */
const slotAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2)) % SLOTS;
