import { Card, Checkbox, Group, Select, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DetectorName, detectorNames, rowOf } from '../../detectors/detectors.ts';
import { Failure } from '../../shown/failure.tsx';
import { DetectorFields } from './detector-fields.tsx';
import { type Mode, modeOf } from './modes.ts';
import { detectorPrice, type Rates } from './price.ts';
import { policyNamesQuery, ratesQuery } from './queries.ts';
import { judgesMedia, type Settings, sentDetectors } from './settings.ts';
import { DetectorMark } from './verdict/detector-mark.tsx';

interface DetectorChoiceProps {
  readonly mode: Mode;
  readonly text: string;
  readonly settings: Settings;
  readonly onChange: (change: Partial<Settings>) => void;
  /** The saved policy that judges. null: the detectors below. */
  readonly policy: string | null;
  readonly onPolicy: (name: string | null) => void;
}

/** What judges: detectors with their settings, or a saved policy. */
export function DetectorChoice({ mode, text, settings, onChange, policy, onPolicy }: DetectorChoiceProps) {
  const rates = useQuery(ratesQuery);
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
        {policy === null &&
          detectorNames.map((name) => (
            <DetectorRow
              key={name}
              name={name}
              mode={mode}
              text={text}
              settings={settings}
              onChange={onChange}
              rates={rates.data}
            />
          ))}
      </Stack>
    </Card>
  );
}

const HERE = 'Detectors chosen here';

function PolicyChoice({ policy, onPolicy }: Pick<DetectorChoiceProps, 'policy' | 'onPolicy'>) {
  const { data = [], error } = useQuery(policyNamesQuery);
  if (error) return <Failure error={error} what="The saved policies cannot be listed" />;
  const known = data.map(({ name }) => name);
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

interface DetectorRowProps extends Omit<DetectorChoiceProps, 'policy' | 'onPolicy'> {
  readonly name: DetectorName;
  readonly rates: Rates | undefined;
}

function DetectorRow({ name, mode, text, settings, onChange, rates }: DetectorRowProps) {
  const { label, about } = rowOf(name);
  const isUsable = !modeOf(mode).isMedia || judgesMedia(name);
  const isOn = settings.enabled.includes(name);
  const toggle = (isEnabled: boolean) =>
    onChange({ enabled: isEnabled ? [...settings.enabled, name] : settings.enabled.filter((each) => each !== name) });
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Checkbox
          checked={isOn && isUsable}
          disabled={!isUsable}
          onChange={(event) => toggle(event.currentTarget.checked)}
          label={
            <Group gap={6} component="span" wrap="nowrap">
              <DetectorMark name={name} />
              {label}
            </Group>
          }
          description={isUsable ? about : 'Judges only texts'}
        />
        {isUsable && rates && mode !== 'pdf' && (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            {priceShown(priceOf(name, { mode, text, settings, rates }))}
          </Text>
        )}
      </Group>
      {isOn && isUsable && <DetectorFields name={name} settings={settings} onChange={onChange} mode={mode} />}
    </div>
  );
}

const priceShown = (credits: number): string => (credits === 1 ? '1 credit' : `${credits} credits`);

interface Priced {
  readonly mode: Mode;
  readonly text: string;
  readonly settings: Settings;
  readonly rates: Rates;
}

/** What a detector adds to the price in a mode other than `pdf`, whose price is that of its pages and its size. */
function priceOf(name: DetectorName, { mode, text, settings, rates }: Priced): number {
  const media = mode === 'image' || mode === 'audio';
  if (media)
    return (
      rates.endpoints.find(({ endpoint }) => endpoint === `/guardrails/detect-${mode}`)?.per_multimodal_detector ?? 0
    );
  const detectors = sentDetectors({ ...settings, enabled: [name] });
  return detectorPrice(rates, name, detectors, mode === 'text' ? text : undefined);
}
