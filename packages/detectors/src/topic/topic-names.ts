/** Topics beyond this many are refused by the schema; here they are not read. */
const MAX_TOPICS = 100;
/** Units of a topic name that are read. */
const MAX_NAME = 200;

/** The topics a setting names, each once: a list, or one string with commas between them. */
export function topicNames(topic: readonly string[] | string): string[] {
  const names = typeof topic === 'string' ? topic.split(',') : topic;
  const read = names.map((name) => name.trim().slice(0, MAX_NAME)).filter((name) => name !== '');
  return [...new Set(read)].slice(0, MAX_TOPICS);
}
