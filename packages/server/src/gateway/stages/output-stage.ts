import type { AnswerCheckName, DetectorName } from '@redoubt/contract';
import type { OpenFrom } from '@redoubt/guard/parts';
import { createOutputWatch, type OutputWatch, openInJson, plainStretch } from '@redoubt/guard/parts';
import { withProjectTexts } from '../../guardrails/protected/find-references.ts';
import type { ReadyDetectors } from '../../guardrails/saved/policy-cache.ts';
import type { GatewayContext } from '../context.ts';
import type { ReadyDeployment } from '../deployments/deployment-cache.ts';
import type { GateReport } from '../tools/gate-report.ts';
import { blockedMessage } from './blocked-message.ts';
import { blockingOf, quietMsOf } from './blocking-detectors.ts';
import { checkWholeAnswer, type WholeAnswer, type WholeVerdict } from './check-whole-answer.ts';
import { joined, judgeAsides } from './judge-asides.ts';
import { judgeTexts, type OutputJudge, outputJudge } from './judge-output.ts';
import { judgeWindows, type WholeText } from './judge-windows.ts';
import { GAP, judged, type TextVerdict, withFindings } from './judged.ts';
import { orSkip } from './or-skip.ts';
import type { OutputReport, StageName } from './stage-report.ts';
import { withoutAnswer } from './without-answer.ts';

/** The question and the context that a whole answer is checked against. */
export type AnswerBasis = Omit<WholeAnswer, 'answer'>;

/** What the stages after the model need from a call. */
interface Dependencies {
  readonly asked: AnswerBasis;
  /** Restores personal data. Checks of the whole answer read it as the caller does. */
  readonly restore: (text: string) => string;
  /** Returns whether the caller's own texts hold a keyword. */
  readonly isHeld: (keyword: string) => boolean;
  /** What the gate finds in calls of tools. It is complete when the stages end. */
  readonly gate: GateReport | undefined;
  readonly context: GatewayContext;
}

/** The complete texts of an answer. */
interface WrittenAnswer {
  /** All texts of the model without JSON escapes, as detectors read them. Parts of one content are joined. */
  readonly written: readonly string[];
  /** Texts in other fields: names of tools, sources and unknown fields. */
  readonly asides: readonly string[];
  /** The texts of the answer itself. Checks do not compare thoughts or tool arguments with a context. */
  readonly said: readonly string[];
  /** Gives the judging up, with its reason, because nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined;
}

/** The result of the stages after the model. */
interface OutputOutcome {
  readonly report: OutputReport;
  /** The message for the caller if the answer is blocked. */
  readonly message: string;
}

/** The stages after the model, for one call. */
export interface OutputStage {
  /**
   * Creates a watch over one text of the answer, which comes as a stream or at once. Returns undefined if no detector
   * blocks.
   */
  watch(comes: 'as a stream' | 'at once', form: 'text' | 'json'): OutputWatch<TextVerdict> | undefined;
  /** Whether any detector blocks. */
  readonly isWatching: boolean;
  /** Returns the verdict that blocks the texts in other fields, or undefined if nothing blocks. */
  judgeAside(texts: readonly string[]): TextVerdict | undefined | Promise<TextVerdict | undefined>;
  /** Judges complete texts in threads, in the windows of a watch. Returns the verdict that blocks them. */
  judgeMany(texts: readonly WholeText[], signal?: AbortSignal): Promise<TextVerdict | undefined>;
  /** Milliseconds without new text after which held text is judged. Undefined if no text is held. */
  readonly quietMs: number | undefined;
  /** Ends the stages. `early` is the verdict that stopped the answer before its end. The checks are then skipped. */
  conclude(answer: WrittenAnswer, early?: TextVerdict): Promise<OutputOutcome>;
  /** Returns the result if a verdict stopped the answer before its end, or, without one, the gate of tools. */
  refused(early: TextVerdict | undefined): OutputOutcome;
  /** Milliseconds that judging has taken so far. */
  readonly spentMs: number;
}

type Stages = Pick<ReadyDeployment, 'output' | 'checks' | 'blocksOutput' | 'fields'>;

/** Creates the stages after the model. */
export async function openOutput(stages: Stages, dependencies: Dependencies): Promise<OutputStage> {
  const { output } = stages;
  if (!output) return new Stage(stages, undefined, dependencies);
  const { context } = dependencies;
  const find = () => withProjectTexts(output, context);
  return new Stage(stages, await orSkip(stages.fields.on_failure === 'open', context, find), dependencies);
}

class Stage implements OutputStage {
  spentMs = 0;
  readonly quietMs: number | undefined;
  readonly #stages: Stages;
  readonly #ready: ReadyDetectors | undefined;
  readonly #dependencies: Dependencies;
  readonly #context: GatewayContext;
  readonly #blocking: OutputJudge | undefined;
  readonly #blockingBy: ReadyDetectors | undefined;
  readonly #openFrom: OpenFrom | undefined;

  constructor(stages: Stages, ready: ReadyDetectors | undefined, dependencies: Dependencies) {
    const { context } = dependencies;
    this.#stages = stages;
    this.#ready = ready;
    this.#dependencies = dependencies;
    this.#context = context;
    const { blocking, openFrom } = blockingOf(ready, stages);
    this.quietMs = blocking && quietMsOf(blocking);
    this.#blockingBy = blocking;
    this.#blocking = blocking && outputJudge(blocking, context.detectors);
    this.#openFrom = openFrom;
  }

  watch(comes: 'as a stream' | 'at once', form: 'text' | 'json'): OutputWatch<TextVerdict> | undefined {
    const blocking = this.#blocking;
    if (!blocking) return undefined;
    const isJson = form === 'json';
    const judge = isJson ? (window: string) => blocking(plainStretch(window).text) : blocking;
    const isOpen = this.#stages.fields.on_failure === 'open';
    return createOutputWatch<TextVerdict | undefined>({
      judge: (window) => this.#timed(() => (isOpen ? this.#orSkip(() => judge(window)) : judge(window))),
      judgeEach: (windows) => this.#judgeEach(isJson ? windows.map((window) => plainStretch(window).text) : windows),
      isBlocking: (verdict) => verdict !== undefined && verdict.detected.length > 0,
      // A complete text is delivered only after all of it was judged, so it needs no early check.
      peek: comes === 'at once' ? undefined : (window) => this.#timed(() => mayGo(() => judge(window))),
      openFrom: isJson && this.#openFrom ? openInJson(this.#openFrom) : this.#openFrom,
      holdBack: this.#stages.fields.hold_back,
    }) as OutputWatch<TextVerdict>;
  }

  async #judgeEach(windows: readonly string[]): Promise<readonly (TextVerdict | undefined)[]> {
    const blocking = this.#blockingBy;
    if (!blocking) return [];
    const { detectors, tuning } = blocking;
    const judge = () => this.#context.detectors.detectEach(windows, detectors, { tuning });
    return (await this.#timed(() => this.#orSkip(judge)))?.map(judged) ?? [];
  }

  get isWatching(): boolean {
    return this.#ready !== undefined && this.quietMs !== undefined;
  }

  judgeAside(texts: readonly string[]): TextVerdict | undefined | Promise<TextVerdict | undefined> {
    const blocking = this.#blockingBy;
    if (!blocking || texts.length === 0) return undefined;
    // Synchronous where possible, so that a chunk of a stream costs no turn of the event loop.
    const judge = () => judgeAsides(texts, blocking, (ready) => outputJudge(ready, this.#context.detectors));
    const isOpen = this.#stages.fields.on_failure === 'open';
    return this.#timed(() => (isOpen ? this.#orSkip(judge) : judge()));
  }

  async judgeMany(texts: readonly WholeText[], signal?: AbortSignal): Promise<TextVerdict | undefined> {
    const blocking = this.#blockingBy;
    if (!blocking) return undefined;
    const by = { pool: this.#context.detectors, holdBack: this.#stages.fields.hold_back, signal };
    return this.#timed(() => this.#orSkip(() => judgeWindows(texts, blocking, by)));
  }

  async conclude({ written, asides, said, signal }: WrittenAnswer, early?: TextVerdict): Promise<OutputOutcome> {
    const startedAt = performance.now();
    const [judged, checks] = await Promise.all([
      this.#judgeWhole(written, asides, signal),
      early || this.#dependencies.gate?.isBlocking ? [] : this.#checkWhole(said.join(GAP)),
    ]);
    this.spentMs += performance.now() - startedAt;
    return this.#outcome(early ? completed(early, judged) : judged, checks);
  }

  refused(early: TextVerdict | undefined): OutputOutcome {
    return this.#outcome(early, []);
  }

  async #judgeWhole(
    texts: readonly string[],
    asides: readonly string[],
    signal: AbortSignal | undefined,
  ): Promise<TextVerdict | undefined> {
    const ready = this.#ready;
    if (!ready || [...texts, ...asides].every((text) => text === '')) return undefined;
    const judgeOf = (detectors: ReadyDetectors) => outputJudge(detectors, this.#context.detectors, signal);
    return this.#orSkip(async () => {
      signal?.throwIfAborted();
      const judged = await judgeTexts(texts, judgeOf(ready));
      return asides.length > 0 ? joined(judged, await judgeAsides(asides, ready, judgeOf)) : judged;
    });
  }

  async #checkWhole(said: string): Promise<readonly (readonly [AnswerCheckName, WholeVerdict])[]> {
    const { checks } = this.#stages;
    if (checks.length === 0 || said.trim() === '') return [];
    const { asked, restore } = this.#dependencies;
    const whole = { ...asked, answer: restore(said) };
    return (await this.#orSkip(() => checkWholeAnswer(checks, whole, this.#context))) ?? [];
  }

  #orSkip<Result>(stage: () => Result | Promise<Result>): Promise<Result | undefined> {
    return orSkip(this.#stages.fields.on_failure === 'open', this.#context, stage);
  }

  #timed<Result>(judge: () => Result | Promise<Result>): Result | Promise<Result> {
    const startedAt = performance.now();
    const done = judge();
    if (!(done instanceof Promise)) {
      this.spentMs += performance.now() - startedAt;
      return done;
    }
    return done.finally(() => {
      this.spentMs += performance.now() - startedAt;
    });
  }

  #outcome(
    judged: TextVerdict | undefined,
    checks: readonly (readonly [AnswerCheckName, WholeVerdict])[],
  ): OutputOutcome {
    const { blocksOutput, checks: wanted, output } = this.#stages;
    const { gate, isHeld } = this.#dependencies;
    const flagged = checks.filter(([, { isFlagged }]) => isFlagged).map(([name]) => name);
    const found: StageName[] = [...(judged?.detected ?? []), ...flagged];
    const detectors = Object.keys(output?.detectors ?? {}) as DetectorName[];
    const asked = new Set<StageName>([
      ...(Object.keys(judged?.detection.details ?? {}) as DetectorName[]),
      ...checks.map(([name]) => name),
    ]);
    const details = {
      ...judged?.detection.details,
      ...Object.fromEntries(checks.map(([name, verdict]) => [name, verdict.details])),
    };
    const stopping = found.filter((name) => blocksOutput.has(name));
    const blocked: StageName[] = gate?.isBlocking ? ['tool_gate', ...stopping] : stopping;
    return {
      message: gate?.isBlocking ? gate.message : blockedMessage('answer', blocked, output?.detectors),
      report: withGate(gate, {
        summary: Object.assign({}, judged?.detection.summary, ...checks.map(([, { summary }]) => summary)),
        details: blocked.length > 0 ? withoutAnswer(details, isHeld) : details,
        is_res_blocked: blocked.length > 0,
        is_pii_unredacted: false,
        enabled_detectors: [...detectors, ...wanted],
        detected_detectors: found,
        blocked_detectors: blocked,
        skipped_detectors: [...detectors, ...wanted].filter((name) => !asked.has(name)),
      }),
    };
  }
}

/** Adds what the gate of tools found to a report. */
function withGate(gate: GateReport | undefined, report: OutputReport): OutputReport {
  if (!gate) return report;
  const named = (isNamed: boolean, names: readonly string[]) => (isNamed ? ['tool_gate', ...names] : names);
  return {
    ...report,
    summary: { ...report.summary, tool_gate: gate.hasRefused ? 1 : 0 },
    details: { ...report.details, tool_gate: gate.details },
    enabled_detectors: named(true, report.enabled_detectors),
    detected_detectors: named(gate.hasRefused, report.detected_detectors),
    skipped_detectors: named(!gate.hasJudged, report.skipped_detectors),
  };
}

/**
 * Adds the verdict that stopped the answer to the verdict on the whole. A window may show a finding that the whole
 * does not.
 */
function completed(early: TextVerdict, whole: TextVerdict | undefined): TextVerdict {
  if (!whole) return early;
  const alone = early.detected.filter((name) => !whole.detected.includes(name));
  return withFindings(whole, early, alone);
}

/** Makes an early guess whether text may pass. If the judge fails, the text waits for its regular judgement. */
function mayGo(judge: () => TextVerdict | Promise<TextVerdict>): boolean | Promise<boolean> {
  const isClean = ({ detected }: TextVerdict) => detected.length === 0;
  try {
    const judged = judge();
    return judged instanceof Promise ? judged.then(isClean, () => false) : isClean(judged);
  } catch {
    return false;
  }
}
