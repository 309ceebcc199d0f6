import { Card, Checkbox, Group, MultiSelect, NumberInput, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../shown/badge.tsx';
import { Failure } from '../shown/failure.tsx';
import { Loading } from '../shown/loading.tsx';
import { pricingQuery, statusQuery } from './queries.ts';
import type { RunDraft } from './run-draft.ts';
import { type AttackId, attackTitle, attackWords, type PricedAttack, writtenByModel } from './words.ts';

export type ChosenAttacks = RunDraft['attacks'];

interface AttackChoiceProps {
  readonly chosen: ChosenAttacks;
  readonly onChange: (chosen: ChosenAttacks) => void;
  /** What the target takes, or undefined where that is saved with it. */
  readonly modalities: readonly string[] | undefined;
}

const groups = [
  { title: 'One prompt', has: ({ modality, turns }: PricedAttack) => modality === 'text' && turns === 'single' },
  { title: 'Conversations', has: ({ modality, turns }: PricedAttack) => modality === 'text' && turns === 'multi' },
  { title: 'Pictures and sound', has: ({ modality }: PricedAttack) => modality !== 'text' },
] as const;

/** The attacks with their prices and options. What cannot be used is greyed and says why. */
export function AttackChoice({ chosen, onChange, modalities }: AttackChoiceProps) {
  const { data, error } = useQuery(pricingQuery);
  const status = useQuery(statusQuery);
  if (error) return <Failure error={error} what="The attacks cannot be listed" />;
  if (!data) return <Loading />;
  const hasAttacker = status.data?.checks.models.attacker === 'configured';
  return (
    <Stack>
      {status.data && !hasAttacker && (
        <Text size="sm" c="dimmed">
          The operator has set no attacker model. Attacks that one would write for take templates, and say so.
        </Text>
      )}
      {groups.map(({ title, has }) => (
        <Stack key={title} gap="xs" component="section" aria-label={title}>
          <Text fw={600} size="sm">
            {title}
          </Text>
          {data.attacks.filter(has).map((attack) => (
            <AttackRow
              key={attack.attack}
              priced={attack}
              options={chosen[attack.attack]}
              obstacle={obstacleOf(attack, modalities)}
              isByTemplate={status.data !== undefined && !hasAttacker && writtenByModel.has(attack.attack)}
              onChange={(options) => onChange(changed(chosen, attack.attack, options))}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

type Options = Readonly<Record<string, unknown>>;

function changed(chosen: ChosenAttacks, attack: AttackId, options: Options | undefined): ChosenAttacks {
  const { [attack]: _, ...others } = chosen;
  return options === undefined ? others : { ...chosen, [attack]: options };
}

const inputs = { text: 'text', image: 'pictures', audio: 'sound' } as const;

/** Why an attack cannot be chosen, or undefined. */
function obstacleOf({ is_available, modality }: PricedAttack, modalities: AttackChoiceProps['modalities']) {
  if (!is_available) return 'Not available in this service.';
  if (modalities === undefined || modalities.includes(modality)) return undefined;
  return `The target takes no ${inputs[modality]}. Tick them where the target is described.`;
}

interface AttackRowProps {
  readonly priced: PricedAttack;
  /** Undefined: not chosen. */
  readonly options: Options | undefined;
  readonly obstacle: string | undefined;
  readonly isByTemplate: boolean;
  readonly onChange: (options: Options | undefined) => void;
}

function AttackRow({ priced, options, obstacle, isByTemplate, onChange }: AttackRowProps) {
  const { attack, multiplier, scaling } = priced;
  const isChosen = options !== undefined;
  return (
    <Card withBorder p="xs">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Checkbox
          label={attackTitle(attack)}
          description={[attackWords[attack], isByTemplate && 'By templates here', obstacle].filter(Boolean).join('. ')}
          checked={isChosen}
          // What was chosen before its target changed can be taken out.
          disabled={obstacle !== undefined && !isChosen}
          error={isChosen && obstacle}
          onChange={(event) => onChange(event.currentTarget.checked ? {} : undefined)}
        />
        <Badge isName>
          <VisuallyHidden>price </VisuallyHidden>× {multiplier}
          {scaling && '*'}
        </Badge>
      </Group>
      {isChosen && priced.options.length > 0 && (
        <Group mt="xs" ml={{ base: 0, sm: 32 }} align="flex-end" gap="md">
          {priced.options.map((option) => (
            <OptionField key={option.option} option={option} options={options} onChange={onChange} />
          ))}
        </Group>
      )}
    </Card>
  );
}

interface OptionFieldProps {
  readonly option: PricedAttack['options'][number];
  readonly options: Options;
  readonly onChange: (options: Options) => void;
}

function OptionField({ option, options, onChange }: OptionFieldProps) {
  const { option: name, description } = option;
  const set = (value: unknown) => {
    const { [name]: _, ...others } = options;
    onChange(value === undefined ? others : { ...options, [name]: value });
  };
  const value = options[name];
  if (option.type === 'list') {
    return (
      <MultiSelect
        label={description}
        data={option.values}
        value={Array.isArray(value) ? value : []}
        placeholder={Array.isArray(value) ? undefined : 'All of them'}
        onChange={(values) => set(values.length > 0 ? values : undefined)}
        clearable
        clearButtonProps={{ 'aria-label': 'All of them' }}
        miw={240}
        maw={480}
      />
    );
  }
  return (
    <NumberInput
      label={description}
      description={`${option.minimum} to ${option.maximum}${option.scales_price ? '; it scales the price' : ''}`}
      min={option.minimum}
      max={option.maximum}
      allowDecimal={false}
      value={typeof value === 'number' ? value : option.default}
      onChange={(next) => set(typeof next === 'number' && next !== option.default ? next : undefined)}
      maw={280}
    />
  );
}
