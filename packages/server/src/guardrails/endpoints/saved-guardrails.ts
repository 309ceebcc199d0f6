import { contract, type SavedDetectors } from '@redoubt/contract';
import type { SavedPolicy } from '@redoubt/store';
import type { GuardrailsContext } from '../context.ts';
import { implement } from '../implement.ts';
import { checkSavedDetectors } from '../saved/check-saved-detectors.ts';
import * as saved from '../saved/saved-record.ts';

interface Sides {
  input?: { detectors: SavedDetectors } | null | undefined;
  output?: { detectors: SavedDetectors } | null | undefined;
}

/** The one cast: what is saved is what the schema of `add-guardrail` let in. */
const recordOf = (guardrail: SavedPolicy, context: GuardrailsContext) => ({
  guardrail_id: guardrail.id,
  ...(guardrail.content as {
    description: string;
    input: { detectors: Record<string, unknown> };
    output: { detectors: Record<string, unknown> };
  }),
  ...saved.savedFieldsOf(guardrail, context),
});

const placeOf = (header: string | undefined, body: string | null | undefined, context: GuardrailsContext) =>
  saved.placeNamed('guardrail', { header, body }, context);

async function checkSides({ input, output }: Sides, context: GuardrailsContext): Promise<void> {
  for (const [side, holder] of Object.entries({ input, output })) {
    if (holder) await checkSavedDetectors(holder.detectors, context, ['body', side, 'detectors']);
  }
}

export const addGuardrail = implement(contract.guardrails.addGuardrail, {
  run: async ({ headers, body }, context) => {
    const { name, ...content } = body;
    await checkSides(content, context);
    const place = placeOf(name ?? headers.guardrail, undefined, context);
    const guardrail = await saved.addSaved(place, content, context);
    return { message: 'Guardrail details added successfully' as const, data: recordOf(guardrail, context) };
  },
});

export const getGuardrail = implement(contract.guardrails.getGuardrail, {
  run: async ({ headers }, context) =>
    recordOf(await saved.getSaved(placeOf(headers.guardrail, undefined, context), context), context),
});

export const modifyGuardrail = implement(contract.guardrails.modifyGuardrail, {
  run: async ({ headers, body }, context) => {
    await checkSides(body, context);
    const guardrail = await saved.changeSaved(placeOf(headers.guardrail, body.name, context), body, context);
    return { message: 'Guardrail details updated successfully' as const, data: recordOf(guardrail, context) };
  },
});

export const deleteGuardrail = implement(contract.guardrails.deleteGuardrail, {
  run: async ({ headers }, context) => {
    const guardrail = await saved.removeSaved(placeOf(headers.guardrail, undefined, context), context);
    const data = { guardrail_id: guardrail.id, project_name: context.account.project.name };
    return { message: 'Guardrail details deleted successfully' as const, data };
  },
});

export const listGuardrails = implement(contract.guardrails.listGuardrails, {
  run: async ({ query }, context) => {
    const { found, pagination } = await saved.listSaved('guardrail', query, context);
    return { guardrails: found.map((guardrail) => recordOf(guardrail, context)), pagination };
  },
});
