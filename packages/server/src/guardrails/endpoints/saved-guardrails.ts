import { contract, type SavedDetectors } from '@redoubt/contract';
import type { SavedPolicy } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { checkSavedDetectors } from '../saved/check-saved-detectors.ts';
import { givenFields, policyResource, savedFieldsOf } from '../saved/saved-policy.ts';

interface Sides {
  input?: { detectors: SavedDetectors } | null | undefined;
  output?: { detectors: SavedDetectors } | null | undefined;
}

/** The only cast: saved content was validated by the schema of `add-guardrail`. */
const show = (guardrail: SavedPolicy, context: GuardrailsContext) => ({
  guardrail_id: guardrail.id,
  ...(guardrail.content as {
    description: string;
    input: { detectors: Record<string, unknown> };
    output: { detectors: Record<string, unknown> };
  }),
  ...savedFieldsOf(guardrail, context),
});

const guardrails = policyResource('guardrail', {
  noun: 'Guardrail',
  nameIn: ({ guardrail }: { guardrail?: string | undefined }) => guardrail,
  show,
  showWhole: show,
  deleted: ({ id }, { account }) => ({ guardrail_id: id, project_name: account.project.name }),
  listed: (shown) => ({ guardrails: shown }),
});

async function checkSides({ input, output }: Sides, context: GuardrailsContext): Promise<void> {
  for (const [side, holder] of Object.entries({ input, output })) {
    if (holder) await checkSavedDetectors(holder.detectors, context, ['body', side, 'detectors']);
  }
}

export const addGuardrail = implement(contract.guardrails.addGuardrail, {
  run: async (request, context) => {
    const { name: _, ...content } = request.body;
    await checkSides(content, context);
    return guardrails.add(request, () => ({ content }), context);
  },
});

export const modifyGuardrail = implement(contract.guardrails.modifyGuardrail, {
  run: async (request, context) => {
    await checkSides(request.body, context);
    return guardrails.modify(request, givenFields(request.body), context);
  },
});

export const getGuardrail = implement(contract.guardrails.getGuardrail, { run: guardrails.get });
export const deleteGuardrail = implement(contract.guardrails.deleteGuardrail, { run: guardrails.remove });
export const listGuardrails = implement(contract.guardrails.listGuardrails, { run: guardrails.list });
