/** Characters of a text that are searched. */
const MAX_READ = 20_000;

/** What a text calls a secret, and the secret itself: "the staff code is BRIE-4471". */
const secret =
  /((?:[\p{L}-]{2,20} ){0,2}(?:[Cc]ode|[Pp]assword|[Pp]assphrase|[Pp]asscode|[Pp][Ii][Nn]|[Kk]ey|[Tt]oken|[Ss]ecret))s?(?: (?:is|are|was)|:| ?=) ["'“„]?((?!\d+-[a-z]+\b)(?=[\w-]*\d)[\w-]{4,40}|[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)+)/gu;
/** Secrets that are looked up in the prompt. */
const MAX_SECRETS = 50;
/** Words before the name of a secret that are no part of it. */
const leading = /^(?:(?:the|a|an|our|my|your|its|this|and|that|is|are|use|say) )+/i;

/**
 * Returns what a text calls the secrets that it tells, such as "staff code". A secret that stands in the prompt is none.
 * Takes linear time.
 */
export function namedSecrets(text: string, prompt: string): string[] {
  const known = prompt.toLowerCase();
  const names = [...text.slice(0, MAX_READ).matchAll(secret)]
    .slice(0, MAX_SECRETS)
    .flatMap(([, name = '', value = '']) =>
      known.includes(value.toLowerCase()) ? [] : name.trim().toLowerCase().replace(leading, ''),
    );
  return [...new Set(names)];
}
