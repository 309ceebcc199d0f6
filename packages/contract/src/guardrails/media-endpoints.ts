import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { detectorsText } from './detectors-text.ts';
import { ByGuardrail, ByPolicy, RefreshQuery } from './selected-by.ts';
import { MediaDetectors, TextInput } from './sent-media.ts';

/** How the calls about pictures differ from those about recordings. */
interface Medium<Path extends string, Sent extends z.ZodRawShape, Answer extends z.ZodType> {
  /** The last part of the paths. */
  readonly path: Path;
  /** What is judged, as the summaries say it. */
  readonly judged: string;
  readonly description: string;
  /** The field of a JSON body with the file. */
  readonly sent: Sent;
  /** What a form calls the file. */
  readonly file: string;
  /** A body without its detectors. */
  readonly example: object;
  readonly response: Answer;
}

/** Declares the calls about one medium: with detectors, by a saved policy, and by a saved guardrail. */
export function mediaEndpoints<Path extends string, const Sent extends z.ZodRawShape, Answer extends z.ZodType>(
  medium: Medium<Path, Sent, Answer>,
) {
  const { path, judged, description, sent, example, response } = medium;
  const [field = ''] = Object.keys(sent);
  const fields = { ...sent, text_input: TextInput };
  const file = z.file().describe(medium.file);
  const shared = {
    method: 'POST',
    description,
    scope: 'guardrails',
    balance: 'guardrails',
    failures: ['not_found', 'unsupported_media_type', 'upstream_failed'],
    fileIn: (body: Readonly<Record<string, unknown>>) => body[field],
    response,
  } as const;
  const selected = {
    ...shared,
    query: RefreshQuery,
    body: z.strictObject(fields).meta({ examples: [example] }),
    form: z.strictObject({ file, text_input: TextInput }),
  } as const;
  return {
    own: endpoint({
      ...shared,
      path: `/guardrails/${path}`,
      summary: `Run the enabled detectors on ${judged} and the text beside it`,
      body: z
        .strictObject({ ...fields, detectors: MediaDetectors })
        .meta({ examples: [{ ...example, detectors: { injection_attack: { enabled: true } } }] }),
      form: z.strictObject({ file, text_input: TextInput, detectors: detectorsText(MediaDetectors) }),
    }),
    byPolicy: endpoint({
      ...selected,
      path: `/guardrails/policy/${path}`,
      summary: `Run the multimodal detectors of a saved policy on ${judged} and the text beside it`,
      headers: ByPolicy,
    }),
    byGuardrail: endpoint({
      ...selected,
      path: `/guardrails/guardrail/${path}`,
      summary: `Run the multimodal detectors of a saved guardrail, as \`-Mode\` says, on ${judged} and the text beside it`,
      headers: ByGuardrail,
    }),
  };
}
