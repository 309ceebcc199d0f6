import { Code, List, Stack, Text } from '@mantine/core';
import type { DetectorName } from '../../detectors/detector-rows.ts';
import type { TextVerdict } from './judge.ts';

type Details = TextVerdict['details'];

interface WordsProps {
  readonly name: DetectorName;
  readonly details: Details;
  readonly isFound: boolean;
}

/** What one detector says, in words. */
export function DetectorWords({ name, details, isFound }: WordsProps) {
  const say = words[name];
  const said = say(details, isFound);
  return said === undefined ? <Text size="sm">{isFound ? 'Found' : 'Nothing found'}</Text> : said;
}

/** What a detector says, or undefined where there is nothing to say but whether it found something. */
type Say = (details: Details, isFound: boolean) => React.ReactNode | undefined;

const words: Readonly<Record<DetectorName, Say>> = {
  pii: ({ pii }) => {
    const found = Object.values(pii ?? {}).flatMap((values) => Object.entries(values));
    if (found.length === 0) return undefined;
    return (
      <List size="sm">
        {found.map(([placeholder, value]) => (
          <List.Item key={placeholder}>
            {value} <Code>{placeholder}</Code>
          </List.Item>
        ))}
      </List>
    );
  },
  injection_attack: ({ injection_attack: attack }, isFound) =>
    isFound && attack ? (
      <Stack gap={4}>
        <Text size="sm">“{attack.most_unsafe_content}”</Text>
        {attack.explanation && (
          <Text size="xs" c="dimmed">
            {attack.explanation}
          </Text>
        )}
      </Stack>
    ) : undefined,
  toxicity: ({ toxicity }, isFound) => {
    const kinds = Object.entries(toxicity ?? {}).filter(([, score]) => typeof score === 'number');
    return isFound ? <Scores scores={kinds as [string, number][]} /> : undefined;
  },
  nsfw: () => undefined,
  bias: ({ bias }, isFound) =>
    isFound && bias?.debiased_text ? <Text size="sm">Neutral wording: {bias.debiased_text}</Text> : undefined,
  sponge_attack: () => undefined,
  keyword_detector: ({ keyword_detector: keywords }) => {
    const counts = Object.entries(keywords?.detected_counts ?? {});
    if (counts.length === 0) return undefined;
    return <Text size="sm">{counts.map(([word, count]) => `${word} (${count})`).join(', ')}</Text>;
  },
  topic_detector: ({ topic_detector: topics }) => <Scores scores={Object.entries(topics ?? {})} />,
  policy_violation: ({ policy_violation: policy }) =>
    policy && (
      <Stack gap={4}>
        <Text size="sm">{policy.violating_policy}</Text>
        {policy.explanation && (
          <Text size="xs" c="dimmed">
            {policy.explanation}
          </Text>
        )}
      </Stack>
    ),
  copyright_ip: ({ copyright_ip: copies }) => <Text size="sm">Similarity {copies?.similarity_score ?? 0}</Text>,
  system_prompt: ({ system_prompt: leaks }) => <Text size="sm">Similarity {leaks?.similarity_score ?? 0}</Text>,
};

function Scores({ scores }: { scores: readonly (readonly [string, number])[] }) {
  return (
    <Text size="sm">
      {scores.map(([name, score]) => `${name.replaceAll('_', ' ')} ${score.toFixed(2)}`).join(', ')}
    </Text>
  );
}
