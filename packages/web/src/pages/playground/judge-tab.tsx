import { Grid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { isDetector } from '../../detectors/detectors.ts';
import { Failure } from '../../shown/failure.tsx';
import { askedOf, type Content, firstContent, type Judges } from './asked.ts';
import { ContentInput } from './content-input.tsx';
import { DetectorChoice } from './detector-choice.tsx';
import { JudgeButton } from './judge-button.tsx';
import { isMode, modeOf } from './modes.ts';
import { modelsQuery, policyNamesQuery } from './queries.ts';
import { RequestCode } from './request-code.tsx';
import { SavePolicy } from './save-policy.tsx';
import { firstSettings, judgesMedia, type SentDetectors, type Settings, sentDetectors } from './settings.ts';
import { useJudging } from './use-judging.ts';
import { type Thresholds, thresholdsIn } from './verdict/rescore.ts';
import { Verdict } from './verdict/verdict.tsx';

/** A text, a file or a page, judged by detectors or a saved policy. Mode and policy are in the address. */
export function JudgeTab() {
  const { content, change, policy, choosePolicy } = useChosen();
  const [settings, setSettings] = useState<Settings>(firstSettings);
  const [moved, setMoved] = useState<Thresholds>({});
  const saved = useSavedDetectors(policy);
  const isMedia = modeOf(content.mode).isMedia;
  const judges: Judges =
    policy === null
      ? { policy, detectors: sentDetectors(settings, { isMedia }) }
      : { policy, detectors: isMedia ? onlyMedia(saved) : saved };
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
            settings={settings}
            onChange={(part) => setSettings({ ...settings, ...part })}
            policy={policy}
            onPolicy={choosePolicy}
          />
          {policy === null && <SavePolicy detectors={sentDetectors(settings)} thresholds={moved} />}
          <RequestCode asked={asked} />
        </Stack>
      </Grid.Col>
    </Grid>
  );
}

/** What is judged and by what. The parts that a reader may share are in the address. */
function useChosen() {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(firstContent);
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

/** The enabled detectors of a saved policy. None while it is not known. */
function useSavedDetectors(policy: string | null): SentDetectors {
  const { data = [] } = useQuery(policyNamesQuery);
  const saved = data.find(({ name }) => name === policy)?.detectors ?? {};
  // The cast: a saved policy holds detectors as requests do, beside their tuning.
  return Object.fromEntries(
    Object.entries(saved as SentDetectors).filter(([name, { enabled }]) => isDetector(name) && enabled),
  );
}

const onlyMedia = (detectors: SentDetectors): SentDetectors =>
  Object.fromEntries(Object.entries(detectors).filter(([name]) => isDetector(name) && judgesMedia(name)));

/** The thresholds by which the service judges what names no policy. */
function useThresholds(): Thresholds {
  const { data } = useQuery(modelsQuery);
  return Object.fromEntries(
    (data?.models ?? []).flatMap(({ detector, threshold }) => (threshold === null ? [] : [[detector, threshold]])),
  );
}
