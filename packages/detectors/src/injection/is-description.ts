import type { TextViews } from '../view.ts';

/** Longer texts are left to the head: more is said in them. */
const LONGEST = 300;
const sentence = /[^.!?\n]+/g;

/** The beginnings of a sentence that tells what a prompt, a message or a role does. For the letters view. */
const beginnings: readonly RegExp[] = [
  /^(?:in short, |so, |basically, )?(?:(?:a|an|the|our|this|their|its|every|each|most|some|good|many) )*(?:(?:system|developer|user|first|initial|hidden|meta|short|long|clear|typical|default) )*(?:prompts?|messages?|instructions|roles?|persona|personas)(?: of (?:a|an|the|our|this|its) (?:assistant|chatbot|bot|model|chat|conversation|system))? (?:usually |often |typically |only |also |just |mainly )?(?:tells?|describes?|sets?|defines?|says?|contains?|explains?|comes?|guides?|lists?|gives?|steers?|shapes?|determines?|specif(?:y|ies)|holds?|consists?|belongs?|frames?|controls?|outlines?)\b/,
  /^(?:(?:ein|eine|der|die|das|unser|unsere|dieser|diese|jeder|jede) )?(?:system-?prompts?|systemnachricht|prompts?|anweisungen|rolle)(?: (?:des|der|eines|einer) (?:assistenten|bots?|chatbots?|modells))? (?:sagt|sagen|beschreibt|legt|bestimmt|enthalt|erklart|steuert|gibt|regelt|definiert|besteht|steht)\b/,
  /^(?:(?:un|une|le|la|les|notre|ce|cette|chaque) )?(?:prompts?|messages?|invite|instructions|role)(?: (?:systeme|du systeme|de l'assistant))? (?:indique|indiquent|dit|decrit|decrivent|definit|contient|explique|fixe|precise|guide|donne)\b/,
  /^(?:(?:un|una|el|la|los|las|nuestro|nuestra|este|esta|cada) )?(?:prompts?|mensajes?|instrucciones|rol)(?: (?:del sistema|de sistema|del asistente))? (?:le |les )?(?:dice|dicen|describe|describen|define|contiene|explica|fija|indica|guia|da)\b/,
];

/**
 * All words that may follow: who is told, and how to act, who to be, in what tone and language. Any other word may be an
 * order, so the list is closed. It has no verb that gives something away and no word for rules, limits or texts.
 */
const harmless = new Set(
  [
    'a an the its their our of and or for to in on from by as at first last before after each every most how who what when which that it they is are be should can may does',
    'assistant bot chatbot model ai agent system user users customer customers people reader readers conversation conversations chat chats dialogue turn turns start beginning',
    'act acts behave behaves answer answers answering respond responds reply replies speak speaks talk talks sound sounds address greet greets help helps',
    'role roles tone style language languages voice persona personality manner mood topic topics subject task tasks purpose audience context format length name',
    'polite politely friendly kind kindly formal formally informal brief briefly short concise concisely clear clearly plain calm calmly helpful patient patiently professional warm neutral simple',
    'english french german spanish italian dutch portuguese polish russian japanese chinese korean sentence sentences word words paragraph',
    'teacher tutor guide librarian cook clerk translator support shop bank hotel school hospital museum',
    'ein eine einen einem einer der die das dem den des wie wer was wann in auf und oder er sie es sich fur zu zum zur soll sollen ist sind kann fest vor',
    'assistent assistenten bots modell modells nutzer nutzern kunden gesprach gesprachs unterhaltung verhalten verhalt antworten antwortet spricht sprechen klingen klingt auftritt auftreten ton tonfall sprache stil aufgabe aufgaben zweck hoflich freundlich kurz sachlich deutsch englisch franzosisch',
    "un une le la les l de du des au aux et ou a en pour comment qui quoi quel quelle que il elle se est son sa ses doit l'assistant d'un d'une modele utilisateur utilisateurs clients comporter repondre repond parler parle agir agit ton style langue tache but poli poliment francais anglais allemand",
    'el los las del al y o en para como quien que cual su sus se es debe asistente modelo usuario usuarios clientes actuar actua comportarse responder responde hablar habla tono estilo idioma lengua tarea objetivo papel amable amablemente espanol ingles',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Whether a text only describes prompts and roles. Words such as "system prompt" and "assistant" make the head see an
 * attack in the barest of such sentences.
 */
export function isDescription({ letters, decoded, source }: TextViews): boolean {
  if (source.length > LONGEST || decoded.length > 0) return false;
  const sentences =
    letters.text
      .match(sentence)
      ?.map((each) => each.trim())
      .filter((each) => each !== '') ?? [];
  return sentences.length > 0 && sentences.every(describes);
}

function describes(text: string): boolean {
  const length = beginnings.map((pattern) => pattern.exec(text)?.[0].length ?? 0).find((each) => each > 0);
  return length !== undefined && betweenMarks(text.slice(length)).every((word) => harmless.has(word));
}

/** Returns everything between blanks and marks, so that no sign of another script is passed over. */
const betweenMarks = (text: string): string[] => text.split(/[\s,;:()"]+/).filter((word) => word !== '');
