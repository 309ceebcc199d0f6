/** Words with a full stop inside names: "St. Mary's", "Prof. Dr. Weber", "No. 10". */
const titles = 'St|Ste|Mt|Ft|Dr|Prof|Mr|Mrs|Ms|Sr|Jr|Rev|Fr|Gen|Col|Capt|Sgt|Lt|Hon|No|Nr';
const legal = 'Inc|Ltd|Co|Corp|Bros';
const initials = String.raw`(?:\p{Lu}\.[ -]?){1,4}`;
const word = String.raw`(?:(?:${titles})\. ?|${initials}|(?<=(?:No|Nr)\. ?)\d+|(?!(?:${legal})\.)\p{Lu}[\p{L}\p{N}&'’-]*)`;
const legalForm = String.raw`(?:,? (?:${legal})\.)`;
const name = String.raw`${word}(?:(?: (?:(?:and|of|the|&) )?|(?<=\. ?))${word}){0,5}${legalForm}?`;

/** "of Harbour Clinic", "for the online shop Tentworks", "at Brightmoor Bank". */
const named = new RegExp(
  String.raw`\b(?:of|for|at|by|from|called|named|shop|store|bank|clinic|hospital|hotel|airline|school|university|company) (?:the )?(${name})`,
  'gu',
);

/** Words with a capital that are no names. */
const common = /^(?:The|Our|You|English|German|French|Spanish|Europe|Monday|I|AI|API|HR|IT|EU|UK|US|U\.S\.|U\.K\.)$/;

/** Returns the name of the organisation that a description is of: "Harbour Clinic". */
export function nameIn(text: string): string | undefined {
  for (const [, found = ''] of text.matchAll(named)) {
    const plain = found.trim().replace(/(?<=\p{Ll})['’]s?$/u, '');
    if (!common.test(plain) && /\p{L}{2}/u.test(plain)) return plain;
  }
  return undefined;
}
