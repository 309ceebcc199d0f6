import type { LegacyDetail } from '@redoubt/contract';
import type { RunSpec } from '@redoubt/redteam';
import type { ProbeRecord } from '@redoubt/store';
import { attackMethodOf, nistRiskOf, testOf } from './result-names.ts';

/** A probe that has ended, as the archived API tells of it. */
export function wireDetail(record: ProbeRecord, spec: RunSpec, testName: string | undefined): LegacyDetail {
  const { promptTokens = 0, completionTokens = 0, latencyMs, variant } = record;
  return {
    prompt: record.goal,
    category: record.subCategory,
    test_type: testOf(spec, record),
    nist_category: nistRiskOf(record),
    source: record.goalSource,
    attack_method: attackMethodOf(record),
    jailbreak_prompt: record.prompt ?? null,
    response: record.response ?? null,
    success: record.success === undefined ? 'error' : record.success ? 'true' : 'false',
    reasoning: record.verdict?.reason ?? record.error ?? '',
    detected_language: variant.language === undefined ? null : String(variant.language),
    eval_latency: latencyMs === undefined ? null : latencyMs / 1_000,
    eval_tokens: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
    test_name: testName ?? null,
  };
}
