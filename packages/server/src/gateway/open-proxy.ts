import { setTimeout as sleep } from 'node:timers/promises';
import { emptyMap } from '@redoubt/guard/parts';
import { createCallUpstream, createTransport } from '@redoubt/providers';
import type { KeyCache } from '../accounts/key-cache.ts';
import { creditHeaderWriter } from '../http/credit-headers.ts';
import type { CallState } from './call/call-state.ts';
import { brandedReader } from './call/exchange.ts';
import { recordOf } from './call/record-of.ts';
import { redactLog } from './call/redact-log.ts';
import { createCallLog } from './calls/call-log.ts';
import type { CallRecord } from './calls/call-record.ts';
import { MAX_TEXT, noTexts } from './calls/stored-call.ts';
import type { GatewayServiceContext } from './context.ts';
import { createSpending } from './costs/spending.ts';
import { createDeploymentCache } from './deployments/deployment-cache.ts';
import { findInCall, hasFound } from './found/find-in-call.ts';
import { fitFindings } from './found/fit-findings.ts';
import { createProxy, type ProxyListener } from './serve-proxy.ts';
import { judgeShadow } from './shadow/judge-shadow.ts';
import { createTracing } from './tracing/create-tracing.ts';

/** How long a stopping service waits for calls whose callers are gone, in ms. */
const SETTLE_MS = 5_000;

/** A proxy with its connections and its log. */
export interface OpenProxy extends ProxyListener {
  /** Writes pending records and closes every connection to a provider. */
  close(): Promise<void>;
}

/** Opens the AI proxy of a service. */
export function openProxy(context: GatewayServiceContext, keys: KeyCache): OpenProxy {
  const { store, clock, config, egress, log, version } = context;
  const transport = createTransport({ egress });
  const calls = createCallLog({ store, log, clock });
  const spending = createSpending({ store, log, clock });
  const tracing = createTracing(config, { log, clock, version });
  const tagsOf = brandedReader([config.brand, ...config.brandAliases], 'tags');
  const tagsIn = ({ exchange }: CallState) => tagsOf(exchange.request.headers);
  const isPriced = ({ deployment }: CallState) =>
    deployment.ownPrices !== undefined || deployment.spendLimits !== undefined;
  const isTraced = ({ exchange }: CallState) => tracing.mayTell(exchange.request.headers.traceparent);
  const proxy = createProxy({
    context,
    keys,
    writeCredits: creditHeaderWriter(config.brand, config.brandAliases),
    deployments: createDeploymentCache(),
    callUpstream: createCallUpstream({ transport, states: context.upstreams }),
    isRecorded: (state) => state.deployment.fields.log !== 'off' || isPriced(state) || isTraced(state),
    isTraced,
    beginSpending: (state, limits) => spending.begin(limits, recordOf(state, tagsIn(state))),
    onCall(state) {
      const record = recordOf(state, tagsIn(state));
      tracing.proxyCall(record);
      spending.add(record);
      if (state.deployment.fields.log === 'off') return undefined;
      if (isRecordOpen(state)) return finishRecord(record, state).then((finished) => calls.add(finished));
      calls.add(record);
      return undefined;
    },
  });
  return {
    ...proxy,
    async close() {
      // No client is connected any more, but calls that were cut off must still be booked and logged.
      await Promise.race([proxy.settled(), sleep(SETTLE_MS, undefined, { ref: false })]);
      await Promise.all([calls.close(), spending.close(), tracing.close()]);
      transport.close();
    },
  };
}

/** Whether the log record of a call takes work that nobody waits for. */
const isRecordOpen = (state: CallState): boolean =>
  state.shadowTexts !== undefined || state.deployment.fields.log === 'full' || hasFound(state);

/**
 * Adds to a record what second policies find, where in its texts something was found, and the texts without personal
 * data. What the call cost is counted before: a limit must not wait for a record.
 */
async function finishRecord(record: CallRecord, state: CallState): Promise<CallRecord> {
  const { shadowTexts, deployment, context, sentMap, answered } = state;
  const { shadow: policies, fields } = deployment;
  const [shadow, placed] = await Promise.all([
    policies && shadowTexts ? judgeShadow(shadowTexts, policies, { fields, context }) : undefined,
    hasFound(state) ? findInCall(state) : undefined,
  ]);
  const map = fields.log === 'full' ? await redactLog(state) : emptyMap;
  const texts = fields.log === 'full' ? { request: state.requestText, response: state.responseText } : null;
  const found = placed && fitFindings(placed, { texts: texts ?? noTexts, map, sentMap, answered, most: MAX_TEXT });
  return { ...record, texts, findings: { ...record.findings, ...(shadow && { shadow }), ...(found && { found }) } };
}
