import { lettersReading } from '../normalise/fold-letters.ts';

/** How one declines, language by language: whole enough that a text of another kind seldom has it. */
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
    'je ne souhaite pas',
  ],
  es: ['no puedo', 'no voy a', 'me niego', 'no me es posible', 'debo rechazar'],
  it: ['non posso', 'mi rifiuto', 'non sono in grado', 'devo rifiutare', 'non intendo'],
  pt: ['não posso', 'recuso', 'não vou', 'não sou capaz'],
  nl: ['kan ik niet', 'ik kan geen', 'ik kan je niet', 'ik kan u niet', 'niet helpen', 'ik weiger'],
  pl: ['nie mogę', 'odmawiam', 'nie pomogę', 'nie jestem w stanie'],
  cs: ['nemohu', 'odmítám', 'nepomohu'],
  sv: ['kan jag inte', 'jag kan inte', 'jag vägrar'],
  da: ['kan jeg ikke', 'jeg kan ikke', 'jeg nægter'],
  ru: ['я не могу', 'но не могу', 'не могу помочь', 'отказываюсь', 'я не буду'],
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

let folded: readonly string[] | undefined;

/** Whether a segment, in its letters reading, declines in so many words. */
export function hasRefusalCue(letters: string): boolean {
  folded ??= Object.values(phrases)
    .flat()
    .map((phrase) => lettersReading(phrase).text);
  return folded.some((phrase) => letters.includes(phrase));
}
