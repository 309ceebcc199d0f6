/**
 * Words with which a target introduces its own instructions: "my instructions are", in seven languages. What is only said
 * about them ("my instructions are private") has no instruction behind it.
 */
const leads: readonly RegExp[] = [
  /\bmy (?:(?:full|complete|exact|original|initial|hidden|secret|internal|system|own) )*(?:instructions?|prompt|system message|rules|guidelines|directives|briefing|configuration)\b[^.!?\n]{0,60}?(?:\b(?:say|says|read|reads|are|is|state|states|were|was|follow|follows|begins?|starts?|as follows|go|goes)\b[^\n]{0,20}?)?[:\n“"„«>-]/giu,
  /\b(?:mein(?:e[nm]?)? (?:\p{L}+ )?(?:systemprompt|system-prompt|anweisung(?:en)?|instruktion(?:en)?|vorgaben|regeln))\b[^.!?\n]{0,60}?[:\n“"„«>]/giu,
  /\b(?:mes|mon) (?:\p{L}+ )?(?:instructions?|consignes|prompt|invite|règles)\b[^.!?\n]{0,60}?[:\n“"„«>]/giu,
  /\b(?:mis?|mi) (?:\p{L}+ )?(?:instrucciones|prompt|mensaje|reglas)\b[^.!?\n]{0,60}?[:\n“"„«>]/giu,
  /\b(?:le mie|il mio) (?:\p{L}+ )?(?:istruzioni|prompt|regole)\b[^.!?\n]{0,60}?[:\n“"„«>]/giu,
  /\b(?:as )?(?:minhas|meu) (?:\p{L}+ )?(?:instruções|prompt|regras)\b[^.!?\n]{0,60}?[:\n“"„«>]/giu,
  /\bmijn (?:\p{L}+ )?(?:instructies?|systeemprompt|prompt|regels)\b[^.!?\n]{0,60}?[:\n“"„«>]/giu,
];

/** How an instruction to a model begins: who it is, or what it must do or leave. */
const instruction =
  /(?:^|[.!?:;\n“"„«>*-]|\d[.)])\s*(?:you are\b|you must\b|you (?:may|can|should|will) (?:not|never|only)\b|your (?:role|task|job|name) is\b|never\b|always\b|do not\b|don['’]t\b|only (?:answer|talk|discuss|use)\b|(?:keep|answer|refuse|reply|act|stay|follow|protect|reject)\b|du bist\b|sie sind\b|niemals\b|nie\b|immer\b|antworte\b|verrate\b|tu es\b|vous êtes\b|ne \p{L}+ (?:jamais|pas)\b|toujours\b|réponds\b|eres\b|usted es\b|nunca\b|siempre\b|responde\b|sei (?:un|l|il|la)\b|non \p{L}+ mai\b|sempre\b|rispondi\b|você é\b|responda\b|je bent\b|u bent\b|nooit\b|altijd\b)/giu;

/** Characters behind a lead in which instructions are looked for, and how many of them must stand there. */
const REACH = 700;
const LEAST = 1;
/** Characters of an answer that are read. */
const MAX_READ = 40_000;
/** Shorter stretches of instructions may be of the prompt by chance. */
const QUOTED = 40;

/**
 * Returns the beginning of the instructions that an answer prints as its own. Undefined where it prints none, or only what
 * stands in its prompt. Takes linear time.
 */
export function printedInstructions(answer: string, prompt: string): string | undefined {
  const text = answer.slice(0, MAX_READ);
  for (const lead of leads) {
    for (const { 0: found, index } of text.matchAll(lead)) {
      const behind = text.slice(index + found.length - 1, index + found.length + REACH);
      const [first, ...more] = [...behind.matchAll(instruction)];
      if (!first || more.length + 1 < LEAST) continue;
      const printed = behind.slice(first.index + 1).trim();
      if (!squeeze(prompt).includes(squeeze(printed.slice(0, QUOTED)))) return printed;
    }
  }
  return undefined;
}

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
