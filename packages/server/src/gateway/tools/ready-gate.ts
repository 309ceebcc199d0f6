import type { ToolGate } from '@redoubt/contract';
import { Failure } from '../../errors.ts';
import { PatternRefused, type ReadyRule, readyRule } from './argument-rules.ts';
import { type NamePattern, namePatterns } from './tool-names.ts';

/** The gate of a deployment, ready to judge calls. */
export interface ReadyGate {
  readonly isAllowed: NamePattern;
  readonly isDenied: NamePattern;
  /** Whether the deployment itself names a tool, so that its name may be told. */
  readonly isNamed: (name: string) => boolean;
  readonly checksArguments: boolean;
  readonly rules: readonly ReadyRule[];
  readonly removes: boolean;
}

/** Prepares a gate. Throws Failure 422 for a pattern that cannot be run. */
export function readyGate({ allow, deny, rules, check_arguments, on_blocked }: ToolGate): ReadyGate {
  const named = new Set([...(allow ?? []), ...deny, ...rules.map(({ tool }) => tool)]);
  return {
    isAllowed: allow ? namePatterns(allow) : () => true,
    isDenied: namePatterns(deny),
    isNamed: (name) => named.has(name),
    checksArguments: check_arguments,
    rules: rules.map((rule, index) => {
      try {
        return readyRule(rule, index);
      } catch (error) {
        throw error instanceof PatternRefused ? refusedPattern(error, index) : error;
      }
    }),
    removes: on_blocked === 'remove',
  };
}

function refusedPattern({ field, message: reason }: PatternRefused, index: number): Failure {
  const loc = ['body', 'tool_gate', 'rules', index, field];
  const message = `${loc.join('.')}: ${reason}`;
  return new Failure('invalid_request', message, { detail: [{ type: 'pattern', loc, msg: message, input: null }] });
}
