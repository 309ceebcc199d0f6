import { parityGroups, parityStrings } from '../../packages/detectors/src/encoder/testing/parity-strings.ts';

/** Prints the strings that the tokenizer is compared on, as JSON by group: for parity.py. */
console.log(JSON.stringify(Object.fromEntries(parityGroups.map((group) => [group, parityStrings(group)]))));
