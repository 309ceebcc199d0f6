/** A text up to this length is quoted whole in an address. Of a longer one, its first and its last words are quoted. */
const MAX_QUOTED = 300;
/** How many words of a long text are quoted at its start, and at its end. */
const WORDS = 8;
/** How many words before a text tell it from an earlier one that holds the same words. */
const CONTEXT_WORDS = 4;
/** The longest address that is made. Browsers and servers of today take it. */
const MAX_ADDRESS = 16_000;
/** The most texts that are marked. Each is searched for in the whole page. */
const MAX_MARKED = 100;

/** A text of a page that a reader sees. */
export interface SeenText {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Returns an address that opens a page with its marked texts highlighted (URL fragment text directives, WICG). `seen`
 * are the texts that a reader sees, in the order of the page. Returns null if none is marked. Texts that would make the
 * address too long are left out.
 */
export function highlightUrl(url: string, seen: readonly SeenText[]): string | null {
  const page = seen.map(({ text }) => text.toLowerCase()).join(' ');
  const places = placesOf(seen).slice(0, MAX_MARKED);
  const directives = [...new Set(places.map((place) => directiveOf(place, seen, page)))];
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

/** A marked text: its number, and where it starts in the text of the page. */
interface Place {
  readonly index: number;
  readonly offset: number;
}

function placesOf(seen: readonly SeenText[]): Place[] {
  let offset = 0;
  return seen.flatMap(({ text, isMarked }, index) => {
    const place = { index, offset };
    offset += text.toLowerCase().length + 1;
    return isMarked ? [place] : [];
  });
}

/**
 * Browsers mark the first place that fits. Only where an earlier text has the same words, those beside the text are
 * told. `page` is the text of the page in small letters.
 */
function directiveOf({ index, offset }: Place, seen: readonly SeenText[], page: string): string {
  const { text = '' } = seen[index] ?? {};
  const words = text.split(' ');
  const isLong = text.length > MAX_QUOTED;
  const first = isLong ? shortened(words.slice(0, WORDS).join(' '), 0) : text;
  const quote = isLong ? `${quoted(first)},${quoted(shortened(words.slice(-WORDS).join(' '), -1))}` : quoted(first);
  const isFirst = page.indexOf(first.toLowerCase()) >= offset;
  if (isFirst) return `text=${quote}`;
  // An earlier text has the same words, so there is a text before this one.
  const before = shortened(
    wordsSeen(seen[index - 1])
      .slice(-CONTEXT_WORDS)
      .join(' '),
    -1,
  );
  return `text=${quoted(before)}-,${quote}`;
}

const wordsSeen = (seen: SeenText | undefined): string[] => seen?.text.split(' ') ?? [];

/** Text without spaces may have words of any length. */
function shortened(text: string, side: 0 | -1): string {
  const most = MAX_QUOTED / 2;
  return (side === 0 ? text.slice(0, most) : text.slice(-most)).toWellFormed();
}

/** Percent-encodes a text. `-`, `,` and `&` have a meaning in a directive, and `-` is not encoded in other addresses. */
const quoted = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('-', '%2D');
