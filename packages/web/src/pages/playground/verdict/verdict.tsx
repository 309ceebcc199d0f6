import { Alert, Button, Card, Collapse, Group, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FunctionComponent } from 'react';
import { CodeBlock } from '../../../shown/code-block.tsx';
import type { Content } from '../asked.ts';
import type { Mode } from '../modes.ts';
import type { Answered, Cost } from '../send.ts';
import { PdfVerdict } from './pdf-verdict.tsx';
import { PictureVerdict } from './picture-verdict.tsx';
import type { Thresholds } from './rescore.ts';
import { SoundVerdict } from './sound-verdict.tsx';
import { TextVerdict } from './text-verdict.tsx';
import { UrlVerdict } from './url-verdict.tsx';

/** What the verdict of any mode is made of. */
export interface VerdictProps<Answer = Answered['answer']> {
  readonly answer: Answer;
  /** What was judged. */
  readonly content: Content;
  /** The thresholds that the reader moved. */
  readonly moved: Thresholds;
  /** Those that the service judged by. */
  readonly usual: Thresholds;
  readonly onMove: (moved: Thresholds) => void;
}

// The casts: each mode's answer is what its operation answers.
const verdicts = {
  text: TextVerdict,
  image: PictureVerdict,
  audio: SoundVerdict,
  pdf: PdfVerdict,
  url: UrlVerdict,
} as unknown as Readonly<Record<Mode, FunctionComponent<VerdictProps>>>;

interface ShownVerdictProps extends Omit<VerdictProps, 'answer'> {
  readonly answered: Answered;
}

/** What was found, in words, with the answer as it came behind a button. */
export function Verdict({ answered: { answer, cost }, ...props }: ShownVerdictProps) {
  const Mode = verdicts[props.content.mode];
  const { result_message: message, warnings } = answer;
  return (
    <Card withBorder component="section" aria-label="Verdict">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h4">
            Verdict
          </Title>
          <Text size="sm" role="status">
            {costShown(cost)}
          </Text>
        </Group>
        {typeof message === 'string' && (
          <Alert color="red" title="What the caller would be told">
            {message}
          </Alert>
        )}
        {Array.isArray(warnings) &&
          warnings.map((warning) => (
            <Alert key={warning} color="yellow">
              {warning}
            </Alert>
          ))}
        {Object.keys(props.moved).length > 0 && props.content.mode !== 'url' && (
          <Moved onBack={() => props.onMove({})} />
        )}
        <Mode answer={answer} {...props} />
        <RawAnswer answer={answer} />
      </Stack>
    </Card>
  );
}

/** A cost as a sentence. */
export function costShown(cost: Cost | undefined): string {
  if (!cost) return 'No credits were charged';
  const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`);
  if (cost.wouldCost !== undefined) return `Free; it would cost ${credits(cost.wouldCost)}`;
  return `It cost ${credits(cost.cost)}`;
}

const Moved = ({ onBack }: { onBack: () => void }) => (
  <Alert title="You moved thresholds">
    <Stack gap="xs" align="flex-start">
      <Text size="sm">
        The answer at hand is judged again here, without a call and without a charge. To have the service use them, save
        them as a policy: a request itself has no thresholds.
      </Text>
      <Button size="compact-sm" variant="light" onClick={onBack}>
        Back to the thresholds of the service
      </Button>
    </Stack>
  </Alert>
);

function RawAnswer({ answer }: Pick<VerdictProps, 'answer'>) {
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <div>
      <Button size="compact-sm" variant="subtle" onClick={toggle} aria-expanded={isOpen}>
        {isOpen ? 'Hide the answer as JSON' : 'Show the answer as JSON'}
      </Button>
      <Collapse expanded={isOpen}>
        {isOpen && <CodeBlock code={JSON.stringify(answer, null, 2)} label="Copy the answer" />}
      </Collapse>
    </div>
  );
}
