import { Box, Button, Checkbox, Divider, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { errorsBelow } from '../shown/field-errors.ts';
import { pricingQuery } from '../shown/pricing-query.ts';
import { type DetectorMap, type DetectorSettings, sentDetectors, withSettings } from './detector-map.ts';
import { DetectorMark } from './detector-mark.tsx';
import { problemsIn } from './detector-problems.ts';
import { DetectorSetting, rarelySet } from './detector-setting.tsx';
import {
  type DetectorForm,
  type DetectorName,
  detectorNames,
  rowOf,
  type SettingName,
  settingsOf,
} from './detectors.ts';
import { ComparedWith } from './text-choice.tsx';

interface DetectorEditorProps {
  readonly value: DetectorMap;
  readonly onChange: (value: DetectorMap) => void;
  /** What the service said of fields, by their paths below the map, such as `pii.entities`. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly form: DetectorForm;
  /** Whether each detector has its number, which marks in judged texts have, too. */
  readonly isNumbered?: boolean;
  /** What a detector costs. Absent: its rate. */
  readonly priceOf?: (name: DetectorName) => string | undefined;
  /** Why a detector cannot be used. */
  readonly obstacleOf?: (name: DetectorName) => string | undefined;
}

/** Switches detectors on, each with its price and its settings. */
export function DetectorEditor({ value, onChange, errors = {}, priceOf, obstacleOf, ...look }: DetectorEditorProps) {
  const rateOf = useRates();
  const wrong = { ...errors, ...problemsIn(sentDetectors(value)) };
  return (
    <Stack gap="sm">
      {detectorNames.map((name, at) => (
        <Box key={name}>
          {at > 0 && <Divider mb="sm" />}
          <OneDetector
            name={name}
            settings={value[name] ?? off}
            onChange={(settings) => onChange({ ...value, [name]: settings })}
            errors={errorsBelow(name, wrong)}
            price={priceOf ? priceOf(name) : rateOf(name)}
            obstacle={obstacleOf?.(name)}
            {...look}
          />
        </Box>
      ))}
    </Stack>
  );
}

const off: DetectorSettings = { enabled: false };

interface OneDetectorProps extends Pick<DetectorEditorProps, 'form' | 'isNumbered'> {
  readonly name: DetectorName;
  readonly settings: DetectorSettings;
  readonly onChange: (settings: DetectorSettings) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly price: string | undefined;
  readonly obstacle: string | undefined;
}

function OneDetector({ name, settings, onChange, errors, price, obstacle, form, isNumbered }: OneDetectorProps) {
  const { label, about } = rowOf(name);
  const isOn = settings.enabled && obstacle === undefined;
  const change = (changes: Partial<DetectorSettings>) => onChange(withSettings(settings, changes));
  return (
    <Stack gap="xs">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Checkbox
          label={
            <Group gap={6} component="span" wrap="nowrap">
              {isNumbered && <DetectorMark name={name} />}
              {label}
            </Group>
          }
          description={obstacle ?? about}
          checked={isOn}
          disabled={obstacle !== undefined}
          onChange={(event) => change({ enabled: event.currentTarget.checked })}
        />
        {obstacle === undefined && (
          <Text size="xs" c="dimmed" ta="right" style={{ flexShrink: 0 }}>
            {price}
          </Text>
        )}
      </Group>
      {isOn && (
        <Stack gap="xs" pl={{ base: 0, xs: 32 }}>
          <Settings name={name} settings={settings} onChange={change} errors={errors} form={form} />
        </Stack>
      )}
    </Stack>
  );
}

interface SettingsProps extends Pick<OneDetectorProps, 'name' | 'settings' | 'errors' | 'form'> {
  readonly onChange: (changes: Partial<DetectorSettings>) => void;
}

function Settings({ name, settings, onChange, errors, form }: SettingsProps) {
  const all = settingsOf(name, form);
  const [rare, usual] = [all.filter((each) => rarelySet.has(each)), all.filter((each) => !rarelySet.has(each))];
  const fieldOf = (setting: SettingName) => {
    const below = errorsBelow(setting, errors);
    const error = errors[setting] ?? Object.values(below)[0];
    return (
      <DetectorSetting
        key={setting}
        setting={setting}
        detector={name}
        settings={settings}
        onChange={onChange}
        error={error}
        errors={below}
      />
    );
  };
  const isWrong = (each: SettingName) =>
    Object.keys(errors).some((path) => path === each || path.startsWith(`${each}.`));
  return (
    <>
      {(name === 'system_prompt' || name === 'copyright_ip') && <ComparedWith detector={name} />}
      {usual.map(fieldOf)}
      <Folded
        label={`More settings of ${rowOf(name).label}`}
        isSet={rare.some((each) => settings[each] != null)}
        isWrong={rare.some(isWrong)}
      >
        {rare.map(fieldOf)}
      </Folded>
    </>
  );
}

interface FoldedProps {
  readonly label: string;
  /** Whether one of the fields is set. Then they are shown at first. */
  readonly isSet: boolean;
  /** Whether one of the fields is wrong. Then they are shown. */
  readonly isWrong: boolean;
  readonly children: ReactNode;
}

/** Fields behind a button. */
function Folded({ label, isSet, isWrong, children }: FoldedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(isSet);
  const isShown = isOpen || isWrong;
  const Icon = isShown ? IconChevronDown : IconChevronRight;
  return (
    <div>
      <Button
        size="compact-xs"
        ml={-8}
        variant="subtle"
        leftSection={<Icon size={14} aria-hidden />}
        aria-label={label}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setOpen(!isShown)}
      >
        More settings
      </Button>
      <div id={id} hidden={!isShown}>
        {isShown && (
          <Stack gap="xs" pt="xs">
            {children}
          </Stack>
        )}
      </div>
    </div>
  );
}

/** Says the rate of a detector. */
function useRates() {
  const { data } = useQuery(pricingQuery);
  return (name: DetectorName): string | undefined => {
    const rate = data?.detectors.find(({ detector }) => detector === name);
    if (!rate) return undefined;
    if (rate.credits === 0) return 'free';
    const per = rate.length_unit === null ? 'a text' : `for ${rate.length_unit.toLocaleString('en')} characters`;
    return `${rate.credits} ${rate.credits === 1 ? 'credit' : 'credits'} ${per}`;
  };
}
