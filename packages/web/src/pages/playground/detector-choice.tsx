import { Card, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DetectorEditor } from '../../detectors/detector-editor.tsx';
import type { DetectorMap } from '../../detectors/detector-map.ts';
import { type DetectorName, rowOf } from '../../detectors/detectors.ts';
import { policiesQuery } from '../../detectors/saved-queries.ts';
import { Failure } from '../../shown/failure.tsx';
import { pricingQuery } from '../../shown/pricing-query.ts';
import { type Mode, modeOf } from './modes.ts';
import { detectorPrice, type Rates } from './price.ts';

interface DetectorChoiceProps {
  readonly mode: Mode;
  readonly text: string;
  readonly detectors: DetectorMap;
  readonly onChange: (detectors: DetectorMap) => void;
  /** What the service said of fields of the detectors. */
  readonly errors: Readonly<Record<string, string>>;
  /** The saved policy that judges. null: the detectors below. */
  readonly policy: string | null;
  readonly onPolicy: (name: string | null) => void;
}

/** What judges: detectors with their settings and the price as it would be, or a saved policy. */
export function DetectorChoice(props: DetectorChoiceProps) {
  const { mode, text, detectors, onChange, errors, policy, onPolicy } = props;
  const rates = useQuery(pricingQuery);
  const priceOf = (name: DetectorName) =>
    rates.data && mode !== 'pdf' ? priceShown(priceIn(mode, name, { text, detectors, rates: rates.data })) : undefined;
  const isMedia = modeOf(mode).isMedia === true;
  return (
    <Card withBorder component="section" aria-labelledby="what-judges">
      <Title order={2} size="h5" id="what-judges" mb="xs">
        What judges
      </Title>
      <Stack gap="sm">
        {mode === 'pdf' && (
          <Text size="sm" c="dimmed">
            A PDF costs the same whichever detectors judge it.
          </Text>
        )}
        <PolicyChoice policy={policy} onPolicy={onPolicy} />
        {rates.error && <Failure error={rates.error} what="The prices cannot be read" />}
        {policy === null && (
          <DetectorEditor
            form="request"
            isNumbered
            value={detectors}
            onChange={onChange}
            errors={errors}
            priceOf={priceOf}
            obstacleOf={(name) => (isMedia && !rowOf(name).isMultimodal ? 'Judges only texts' : undefined)}
          />
        )}
      </Stack>
    </Card>
  );
}

const HERE = 'Detectors chosen here';

function PolicyChoice({ policy, onPolicy }: Pick<DetectorChoiceProps, 'policy' | 'onPolicy'>) {
  const { data, error } = useQuery(policiesQuery);
  if (error) return <Failure error={error} what="The saved policies cannot be listed" />;
  const known = data?.policies.map(({ name }) => name) ?? [];
  if (known.length === 0 && policy === null) return null;
  const offered = policy === null || known.includes(policy) ? known : [...known, policy];
  return (
    <Select
      label="Judged by"
      data={[
        { value: '', label: HERE },
        { group: 'Saved policies', items: offered.map((name) => ({ value: `=${name}`, label: name })) },
      ]}
      value={policy === null ? '' : `=${policy}`}
      onChange={(value) => onPolicy(value ? value.slice(1) : null)}
      allowDeselect={false}
      searchable={offered.length > 10}
    />
  );
}

const priceShown = (credits: number): string => (credits === 1 ? '1 credit' : `${credits} credits`);

interface Priced {
  readonly text: string;
  readonly detectors: DetectorMap;
  readonly rates: Rates;
}

/** What a detector adds to the price in a mode other than `pdf`, whose price is that of its pages and its size. */
function priceIn(mode: Mode, name: DetectorName, { text, detectors, rates }: Priced): number {
  if (mode === 'image' || mode === 'audio') {
    const rate = rates.endpoints.find(({ endpoint }) => endpoint === `/guardrails/detect-${mode}`);
    return rate?.per_multimodal_detector ?? 0;
  }
  return detectorPrice(rates, name, detectors, mode === 'text' ? text : undefined);
}
