const MAX_TAGS = 20;
const MAX_TAG_CHARACTERS = 100;

/** The tags of a `-Tags` header: comma-separated, trimmed, each once, bounded in number and length. */
export function readTags(header: string | undefined): readonly string[] {
  if (!header) return [];
  // One more than is kept: the rest of a long header is not looked at.
  const tags = header.split(',', MAX_TAGS * 4).flatMap((tag) => tag.trim().slice(0, MAX_TAG_CHARACTERS) || []);
  return [...new Set(tags)].slice(0, MAX_TAGS);
}
