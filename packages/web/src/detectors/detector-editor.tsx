import { Box, Divider, Group, Stack, Switch, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pricingQuery } from '../shown/pricing-query.ts';
import type { DetectorMap, DetectorSettings } from './detector-map.ts';
import { DetectorSetting } from './detector-setting.tsx';
import { settingsOf } from './detector-settings.ts';
import { type DetectorName, detectorNames, rowOf } from './detectors.ts';

interface DetectorEditorProps {
  readonly value: DetectorMap;
  readonly onChange: (value: DetectorMap) => void;
  /** What is wrong with fields, by their paths below the map, such as `pii.entities`. */
  readonly errors?: Readonly<Record<string, string>>;
}

/** Switches detectors on, each with its price and its settings. */
export function DetectorEditor({ value, onChange, errors = {} }: DetectorEditorProps) {
  return (
    <Stack gap="sm">
      {detectorNames.map((name, at) => (
        <Box key={name}>
          {at > 0 && <Divider mb="sm" />}
          <OneDetector
            name={name}
            settings={value[name] ?? off}
            onChange={(settings) => onChange({ ...value, [name]: settings })}
            errors={errors}
          />
        </Box>
      ))}
    </Stack>
  );
}

const off: DetectorSettings = { enabled: false };

interface OneDetectorProps {
  readonly name: DetectorName;
  readonly settings: DetectorSettings;
  readonly onChange: (settings: DetectorSettings) => void;
  readonly errors: Readonly<Record<string, string>>;
}

function OneDetector({ name, settings, onChange, errors }: OneDetectorProps) {
  const { label, about } = rowOf(name);
  const names = [...settingsOf[name], 'block_message'] as const;
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Switch
          label={label}
          description={about}
          checked={settings.enabled}
          onChange={(event) => onChange({ ...settings, enabled: event.currentTarget.checked })}
        />
        <Price name={name} />
      </Group>
      {settings.enabled && (
        <Stack gap="xs" pl={{ base: 0, xs: 52 }}>
          {names.map((setting) => (
            <DetectorSetting
              key={setting}
              setting={setting}
              detector={name}
              value={settings[setting]}
              onChange={(value) => onChange({ ...settings, [setting]: value })}
              error={errors[`${name}.${setting}`]}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function Price({ name }: { name: DetectorName }) {
  const { data } = useQuery(pricingQuery);
  const rate = data?.detectors.find(({ detector }) => detector === name);
  if (!rate) return null;
  const per = rate.length_unit === null ? 'a text' : `for ${rate.length_unit.toLocaleString('en')} characters`;
  return (
    <Text size="xs" c="dimmed" ta="right" style={{ flexShrink: 0 }}>
      {rate.credits === 0 ? 'free' : `${rate.credits} ${rate.credits === 1 ? 'credit' : 'credits'} ${per}`}
    </Text>
  );
}
