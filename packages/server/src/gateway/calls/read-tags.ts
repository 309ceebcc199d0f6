const MAX_TAGS = 20;
const MAX_TAG_CHARACTERS = 100;

/**
 * Returns the tags of a `-Tags` header. They are comma-separated, trimmed, without duplicates, and limited in number
 * and length.
 */
export function readTags(header: string | undefined): readonly string[] {
  if (!header) return [];
  // Splits into more parts than are kept. The rest of a long header is ignored.
  const tags = header.split(',', MAX_TAGS * 4).flatMap((tag) => tag.trim().slice(0, MAX_TAG_CHARACTERS) || []);
  return [...new Set(tags)].slice(0, MAX_TAGS);
}
