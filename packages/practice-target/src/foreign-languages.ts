import { corpus } from '@redoubt/redteam';
import { englishOf } from '@redoubt/redteam/attacks';

/** Characters of a prompt that are read as another language. */
const MAX_READ = 4_000;
/** Letters of other scripts, and words of languages in Latin letters, that make a text foreign. */
const MIN_LETTERS = 8;
const MIN_WORDS = 3;

const otherScripts = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/gu;

/** Words that are frequent in messages of a language and that English does not have. */
const foreignWords: ReadonlySet<string> = new Set(
  [
    'à vous votre est une pour pas dans avec demande répondez répondre réponse écrivez veuillez merci bonjour français',
    'che il mio per di tutto rispondi risposta scrivi ciao grazie italiano',
    'el los una para por que todo responde respuesta escribe hola gracias español',
    'der das und nicht ist auf bitte ich mir schreib antwort antworte danke deutsch',
    'uma não você com isto tudo responda resposta escreva olá obrigado português',
    'kwa ya si kila kitu tafadhali jibu ombi andika hiki yote asante habari kiswahili kiingereza',
    'ngicela ngidinga usizo uphendule ngesizulu ngesingisi lesi bese konke impendulo phendula sawubona ngiyabonga kakhulu',
    'jọ̀wọ́ èdè yorùbá ní mi rẹ gbogbo ìdáhùn dáhùn ṣe kọ fún',
  ].flatMap((words) => words.normalize('NFC').split(' ')),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether a text is in another language than English, whole or in part. */
export function isForeign(text: string): boolean {
  const read = text.slice(0, MAX_READ);
  if ((read.match(otherScripts)?.length ?? 0) >= MIN_LETTERS) return true;
  const words = wordsOf(read.normalize('NFC'));
  return new Set(words.filter((word) => foreignWords.has(word))).size >= MIN_WORDS;
}

/** Built on first use from the texts of the corpus. */
let englishWords: ReadonlySet<string> | undefined;

/** Whether most words of a line are in the English texts of the corpus. No translation is such a line. */
export function isMostlyEnglish(line: string): boolean {
  englishWords ??= new Set(
    Object.values(corpus).flatMap((subCategories) =>
      subCategories.flatMap(({ goals, controls }) => [...goals, ...controls].flatMap(({ text }) => wordsOf(text))),
    ),
  );
  const known = englishWords;
  const words = wordsOf(line);
  return words.filter((word) => known.has(word)).length > words.length / 2;
}

/**
 * Puts the English text in the place of a translated goal. It knows the translations that the attack `lang` sends, which
 * have a line of their own there. They are read with the first line that is not English.
 */
export function fromTranslation(text: string): string | undefined {
  for (const line of text.slice(0, MAX_READ).split('\n')) {
    if (line.trim() === '' || isMostlyEnglish(line)) continue;
    const english = englishOf(line.trim());
    if (english !== undefined) return text.replace(line.trim(), () => english);
  }
  return undefined;
}
