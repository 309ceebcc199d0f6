/** Maximum number of topics to read. The schema refuses more. */
const MAX_TOPICS = 100;
/** Units to read of a topic name. */
const MAX_NAME = 200;

/** Returns the distinct topics of a setting: a list, or one string with commas. */
export function topicNames(topic: readonly string[] | string): string[] {
  const names = typeof topic === 'string' ? topic.split(',') : topic;
  const read = names.map((name) => name.trim().slice(0, MAX_NAME)).filter((name) => name !== '');
  return [...new Set(read)].slice(0, MAX_TOPICS);
}
