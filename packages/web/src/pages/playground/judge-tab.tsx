import { Card, Code, Grid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { brand } from '../../api.ts';
import { type DetectorMap, readDetectors, type SentDetectors, sentDetectors } from '../../detectors/detector-map.ts';
import { isUnready } from '../../detectors/detector-problems.ts';
import { type DetectorName, rowOf } from '../../detectors/detectors.ts';
import { judgesQuery } from '../../detectors/judges-query.ts';
import { policiesQuery } from '../../detectors/saved-queries.ts';
import { CodeTabs } from '../../shown/code-tabs.tsx';
import { Failure } from '../../shown/failure.tsx';
import { errorsBelow, fieldErrorsOf } from '../../shown/field-errors.ts';
import { type Asked, askedOf, type Content, firstContent, type Judges } from './asked.ts';
import { ContentInput } from './content-input.tsx';
import { DetectorChoice } from './detector-choice.tsx';
import { HANDED, handedText } from './handed-over.ts';
import { JudgeButton } from './judge-button.tsx';
import { isMode, modeOf } from './modes.ts';
import { requestForms } from './request-forms.ts';
import { SavePolicy } from './save-policy.tsx';
import { useJudging } from './use-judging.ts';
import { type Thresholds, thresholdsIn } from './verdict/rescore.ts';
import { Verdict } from './verdict/verdict.tsx';

/** What the page begins with. Detectors that are off have settings to begin with when somebody switches them on. */
const firstDetectors: DetectorMap = {
  pii: { enabled: true },
  injection_attack: { enabled: true },
  toxicity: { enabled: true },
  keyword_detector: { enabled: false, banned_keywords: ['acme'] },
  topic_detector: { enabled: false, topic: ['banking'] },
  policy_violation: { enabled: false, policy_text: 'Never promise more than 10 % off the price.' },
};

/** A text, a file or a page, judged by detectors or a saved policy. Mode and policy are in the address. */
export function JudgeTab() {
  const { content, change, policy, choosePolicy } = useChosen();
  const [detectors, setDetectors] = useState(firstDetectors);
  const [moved, setMoved] = useState<Thresholds>({});
  const saved = useSavedDetectors(policy);
  // A picture or a recording is judged by multimodal detectors alone.
  const isWanted = modeOf(content.mode).isMedia ? isMultimodal : undefined;
  const judges: Judges = { policy, detectors: sentDetectors(policy === null ? detectors : saved, isWanted) };
  const judging = useJudging();
  const usual = { ...useThresholds(), ...(policy !== null && thresholdsIn(saved)) };
  const asked = askedOf(content, judges);
  const changeContent = (part: Partial<Content>) => {
    // A verdict on a picture would stand under the choice of a recording.
    if (part.mode !== undefined) judging.stop();
    change(part);
  };
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 7 }}>
        <Stack>
          <ContentInput content={content} onChange={changeContent} />
          <JudgeButton content={content} judges={judges} judging={judging} asked={asked} />
          {judging.error && <Failure error={judging.error} what="Not judged" />}
          {judging.data && (
            <Verdict
              answered={judging.data.answered}
              content={judging.data.content}
              moved={moved}
              usual={usual}
              onMove={setMoved}
            />
          )}
        </Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 5 }}>
        <Stack>
          <DetectorChoice
            mode={content.mode}
            text={content.text}
            detectors={detectors}
            onChange={setDetectors}
            errors={errorsBelow('detectors', fieldErrorsOf(judging.error))}
            policy={policy}
            onPolicy={choosePolicy}
          />
          {policy === null && (
            <SavePolicy detectors={sentDetectors(detectors)} thresholds={moved} isUnready={isUnready(detectors)} />
          )}
          <RequestCode asked={asked} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** What is judged and by what. The parts that a reader may share are in the address. */
function useChosen() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(() => ({
    ...firstContent,
    text: handedText(search.get(HANDED)) ?? firstContent.text,
  }));
  const named = search.get('mode');
  const mode = isMode(named) ? named : 'text';
  const choose = (name: string, value: string | null) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const change = ({ mode: next, ...rest }: Partial<Content>) => {
    setTyped({ ...typed, ...rest });
    if (next !== undefined) choose('mode', next === 'text' ? null : next);
  };
  const policy = search.get('policy');
  return { content: { mode, ...typed }, change, policy, choosePolicy: (name: string | null) => choose('policy', name) };
}

/** The detectors of a saved policy that are on. None while it is not known. */
function useSavedDetectors(policy: string | null): SentDetectors {
  const { data } = useQuery(policiesQuery);
  return sentDetectors(readDetectors(data?.policies.find(({ name }) => name === policy)?.detectors ?? {}));
}

const isMultimodal = (name: DetectorName): boolean => rowOf(name).isMultimodal === true;

/** The thresholds by which the service judges what names no policy. */
function useThresholds(): Thresholds {
  const { data } = useQuery(judgesQuery);
  return Object.fromEntries(
    (data?.models ?? []).flatMap(({ detector, threshold }) => (threshold === null ? [] : [[detector, threshold]])),
  );
}

/** The request as the reader would send it from elsewhere. */
function RequestCode({ asked }: { asked: Asked }) {
  const place = { origin: location.origin, brand };
  const forms = Object.fromEntries(Object.entries(requestForms).map(([name, write]) => [name, write(asked, place)]));
  return (
    <Card withBorder component="section" aria-labelledby="request-code">
      <Title order={2} size="h5" id="request-code" mb="xs">
        The same from elsewhere
      </Title>
      <CodeTabs forms={forms} />
      <Text size="xs" c="dimmed" mt="xs">
        The key is read from the environment: <Code>export REDOUBT_API_KEY=…</Code> first.
      </Text>
    </Card>
  );
}
