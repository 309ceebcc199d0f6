import type { SentDetectors } from '@redoubt/contract';
import type { KnownAddresses } from '../addresses/address-tracker.ts';
import { joinKnown, knownAddresses, noAddresses } from '../addresses/known-addresses.ts';
import { createRestorer, type Restorer } from '../restore/restore-placeholders.ts';
import { type LabelledSpan, redact } from '../tokens/redact.ts';
import { emptyMap, type TokenMap } from '../tokens/token-map.ts';
import { createOutputWatch, HOLD_BACK, type OutputWatch } from '../watch/output-watch.ts';
import type { GuardOptions } from './create-guard.ts';
import type { PersonalData } from './judge.ts';

/** The verdicts of one call. They reject with GuardBlocked. */
export interface CallChecks {
  input(text: string, detectors: SentDetectors): Promise<void>;
  output(text: string, detectors: SentDetectors): Promise<void>;
  personalData(text: string, wanted: PersonalData): readonly LabelledSpan[] | Promise<readonly LabelledSpan[]>;
}

/** The form of a text. `json` is JSON text, such as the arguments of a tool call. */
export type TextForm = 'text' | 'json';

/** One text of a streamed answer. Both functions reject with GuardBlocked if it is stopped. */
export interface GuardedStreamText {
  /** Adds what the model wrote, and returns what may be passed on. */
  push(delta: string): Promise<string>;
  /** Ends the text and returns the rest. */
  end(): Promise<string>;
}

/** One call of a model. */
export class GuardedCall {
  readonly #options: GuardOptions;
  readonly #checks: CallChecks;
  #map: TokenMap = emptyMap;
  #known: KnownAddresses = noAddresses;

  constructor(options: GuardOptions, checks: CallChecks) {
    this.#options = options;
    this.#checks = checks;
  }

  /** Judges what users and tools say, message by message. Rejects with GuardBlocked if one is stopped. */
  async judgeInput(texts: readonly string[]): Promise<void> {
    const detectors = this.#options.input?.detectors;
    if (!detectors) return;
    for (const text of texts) if (text.trim() !== '') await this.#checks.input(text, detectors);
  }

  /** Whether personal data is replaced. */
  get isRedacting(): boolean {
    return this.#options.input?.redact !== undefined;
  }

  /** Replaces the personal data of a text by placeholders. Equal values of a call have the same placeholder. */
  async redact(text: string): Promise<string> {
    const wanted = this.#options.input?.redact;
    if (!wanted || text === '') return text;
    const spans = await this.#checks.personalData(text, wanted === true ? {} : wanted);
    const redacted = redact(text, spans, this.#map);
    this.#map = redacted.map;
    const sent = [{ text: redacted.text, isJson: false }];
    this.#known = joinKnown(this.#known, knownAddresses(sent, redacted.map.values));
    return redacted.text;
  }

  /** Judges the texts of a whole answer, as the model wrote them. Rejects with GuardBlocked if one is stopped. */
  async judgeOutput(texts: readonly string[]): Promise<void> {
    const detectors = this.#options.output?.detectors;
    if (!detectors) return;
    for (const text of texts) if (text.trim() !== '') await this.#checks.output(text, detectors);
  }

  /** Puts personal data back in the place of its placeholders. */
  restore(text: string, form: TextForm = 'text'): string {
    const restorer = this.#restorer(form);
    return restorer.push(text) + restorer.end();
  }

  /** Begins a text of a streamed answer. */
  openText(form: TextForm = 'text'): GuardedStreamText {
    const watch = this.#watch();
    const restorer = this.#restorer(form);
    return {
      async push(delta) {
        const passed = watch ? await watch.push(delta) : delta;
        return restorer.push(passed);
      },
      async end() {
        const passed = watch ? await watch.end() : '';
        return restorer.push(passed) + restorer.end();
      },
    };
  }

  #restorer(form: TextForm): Restorer {
    const addresses = this.#options.input?.restoreInAddresses ? 'anywhere' : this.#known;
    return createRestorer(this.#map.values, { escape: form, addresses });
  }

  #watch(): OutputWatch<void> | undefined {
    const { judge, output } = this.#options;
    if (!output) return undefined;
    const { detectors } = output;
    const least = judge.every === undefined ? HOLD_BACK : judge.every + HOLD_BACK;
    const holdBack = Math.max(output.holdBack ?? 0, least);
    return createOutputWatch<void>({
      // A verdict that stops the text is thrown.
      judge: (window) => this.#checks.output(window, detectors),
      isBlocking: () => false,
      openFrom: judge.openTail(detectors, holdBack),
      every: judge.every,
      holdBack,
    });
  }
}
