import { endpointOf, type ModelConfig, type ModelConfigChange } from '@redoubt/contract';
import { Failure } from '../errors.ts';
import { hiddenFields, type SecretField } from './model-secrets.ts';

interface Move {
  readonly before: ModelConfig;
  /** The change as it was sent. In `unmasked`, its masks are replaced by the saved secrets. */
  readonly sent: ModelConfigChange;
  readonly unmasked: ModelConfigChange;
  readonly after: ModelConfig;
}

/**
 * Whoever may change a model need not know its keys. Saved secrets must therefore go only to the address that they
 * were saved for. Throws Failure 422.
 */
export function refuseMovedSecrets({ before, sent, unmasked, after }: Move): void {
  const [from, to] = [originOf(before), originOf(after)];
  if (from === to) return;
  // The address of `reset` is whole, so it goes where it was saved for whatever the endpoint is.
  const kept = hiddenFields(after).filter((field) => field !== 'reset' && isKept(field, sent, unmasked));
  if (kept.length === 0) return;
  const where = from === undefined ? 'for no address' : `for ${from}`;
  const msg = `The secrets of this field were saved ${where}, and go to no other: send them again, or take them away with an empty value`;
  const message = `body.model_config: the model would listen at another scheme, host or port; send "${kept.join('", "')}" again, or take them away with an empty value: what is saved was saved ${where}`;
  throw new Failure('invalid_request', message, {
    detail: kept.map((field) => ({
      type: 'value_error',
      loc: ['body', 'model_config', field],
      msg,
      input: null,
    })),
  });
}

/** Returns true if the field keeps a saved secret: it was not sent, or it was sent with a mask. */
const isKept = (field: SecretField, sent: ModelConfigChange, unmasked: ModelConfigChange): boolean =>
  sent[field] === undefined || JSON.stringify(sent[field]) !== JSON.stringify(unmasked[field]);

/** Returns scheme, host and port of a model. Returns undefined if it has no address. */
function originOf(config: ModelConfig): string | undefined {
  const address = endpointOf(config);
  if (address === undefined || !URL.canParse(address)) return address;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
