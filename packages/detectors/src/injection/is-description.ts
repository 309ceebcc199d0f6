import type { TextViews } from '../view.ts';

/** Longer texts are left to the head: more is said in them. */
const LONGEST = 300;
const sentence = /[^.!?\n]+/g;

/**
 * A sentence that tells what a prompt, a message or a role does, in the third person: "A system prompt tells the
 * assistant how to act." For the letters view.
 */
const descriptions: readonly RegExp[] = [
  /^(?:in short, |so, |basically, )?(?:(?:a|an|the|our|this|their|its|every|each|most|some|good|many) )*(?:(?:system|developer|user|first|initial|hidden|meta|short|long|clear|typical|default) )*(?:prompts?|messages?|instructions|roles?|persona|personas)(?: of (?:a|an|the|our|this|its) [a-z ]{1,30})? (?:usually |often |typically |only |also |just |mainly )?(?:tells?|describes?|sets?|defines?|says?|contains?|explains?|comes?|guides?|lists?|gives?|steers?|shapes?|determines?|specif(?:y|ies)|holds?|consists?|belongs?|frames?|controls?|outlines?)\b/,
  /^(?:(?:ein|eine|der|die|das|unser|unsere|dieser|diese|jeder|jede) )?(?:system-?prompts?|systemnachricht|prompts?|anweisungen|rolle)(?: (?:des|der|eines|einer) [a-z]{1,20})? (?:sagt|sagen|beschreibt|legt|bestimmt|enthalt|erklart|steuert|gibt|regelt|definiert|besteht|steht)\b/,
  /^(?:(?:un|une|le|la|les|notre|ce|cette|chaque) )?(?:prompts?|messages?|invite|instructions|role)(?: (?:systeme|du systeme|de l'assistant))? (?:indique|indiquent|dit|decrit|decrivent|definit|contient|explique|fixe|precise|guide|donne)\b/,
  /^(?:(?:un|una|el|la|los|las|nuestro|nuestra|este|esta|cada) )?(?:prompts?|mensajes?|instrucciones|rol)(?: (?:del sistema|de sistema|del asistente))? (?:le |les )?(?:dice|dicen|describe|describen|define|contiene|explica|fija|indica|guia|da)\b/,
];

/** Words of somebody who is spoken to, and of orders. A sentence with one of them may be more than a description. */
const addressed =
  /\b(?:you|your|yours|yourself|me|ignore|disregard|forget|override|reveal|show|print|repeat|leak|output|obey|password|secret|confidential|now|instead|must|should|shall|du|dein|deine|dich|dir|mir|ignoriere|zeige|verrate|muss|sollst|jetzt|tu|ton|tes|vous|votre|moi|ignore|affiche|revele|doit|maintenant|tus|usted|ignora|muestra|revela|debe|ahora)\b/;

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

const describes = (text: string): boolean =>
  !addressed.test(text) && descriptions.some((pattern) => pattern.test(text));
