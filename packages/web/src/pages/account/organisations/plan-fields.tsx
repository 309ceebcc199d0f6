import { Select } from '@mantine/core';
import { modes, type Organisation } from './organisation.ts';

const plans = ['Free', 'Professional', 'Enterprise'] as const;

export type Plan = Organisation['plan'];
export type OrganisationMode = Organisation['mode'];

interface Chosen {
  readonly plan: Plan;
  readonly mode: OrganisationMode;
}

/** Asks for a plan and a mode. */
export function PlanFields({ plan, mode, onChange }: Chosen & { onChange: (change: Partial<Chosen>) => void }) {
  return (
    <>
      <Select
        label="Plan"
        description="It grants credits every billing period"
        data={[...plans]}
        value={plan}
        onChange={(value) => onChange({ plan: plans.find((each) => each === value) ?? plan })}
        allowDeselect={false}
      />
      <Select
        label="Mode"
        description={modes[mode]}
        data={Object.keys(modes)}
        value={mode}
        onChange={(value) => value && onChange({ mode: value as OrganisationMode })}
        allowDeselect={false}
      />
    </>
  );
}
