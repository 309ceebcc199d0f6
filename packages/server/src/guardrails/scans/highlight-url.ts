/** A text up to this length is quoted whole in an address. Of a longer one, its first and its last words are quoted. */
const MAX_QUOTED = 300;
/** How many words of a long text are quoted at its start, and at its end. */
const WORDS = 8;
/** The longest address that is made. Browsers and servers of today take it. */
const MAX_ADDRESS = 16_000;

/**
 * Returns an address that opens a page with these texts marked (URL fragment text directives, WICG). Returns null if
 * there are none. Texts that would make the address too long are left out.
 */
export function highlightUrl(url: string, texts: readonly string[]): string | null {
  const directives = [...new Set(texts)].map(directiveOf);
  const [first, ...more] = directives;
  if (first === undefined) return null;
  // A fragment that the address has stays. `:~:` separates the directives from it.
  let address = `${url}${url.includes('#') ? '' : '#'}:~:${first}`;
  for (const directive of more) {
    if (address.length + directive.length >= MAX_ADDRESS) break;
    address += `&${directive}`;
  }
  return address;
}

function directiveOf(text: string): string {
  if (text.length <= MAX_QUOTED) return `text=${quoted(text)}`;
  const words = text.split(' ');
  const start = shortened(words.slice(0, WORDS).join(' '), 0);
  const end = shortened(words.slice(-WORDS).join(' '), -1);
  return `text=${quoted(start)},${quoted(end)}`;
}

/** Text without spaces may have words of any length. */
function shortened(text: string, side: 0 | -1): string {
  const most = MAX_QUOTED / 2;
  return (side === 0 ? text.slice(0, most) : text.slice(-most)).toWellFormed();
}

/** Percent-encodes a text. `-`, `,` and `&` have a meaning in a directive, and `-` is not encoded in other addresses. */
const quoted = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
