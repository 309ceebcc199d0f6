import { fitNational, planOf } from './phone-plans.ts';

/** Calling codes of countries where a trunk prefix 0 precedes the number at home. */
const withTrunkZero =
  '33 49 44 43 41 32 31 39 90 40 36 61 64 27 81 82 84 66 62 63 60 91 92 880 94 972 20 212 213 234 254 255 256 233 966 971 964 98 380 381 385 386 387 389 359 355 353 358 46'.split(
    ' ',
  );

/** Whether a number with a trunk prefix 0 fits the numbering plan of a country. */
export function hasTrunkZeroPlan(digits: string): boolean {
  return withTrunkZero.some((code) => {
    const plan = planOf(code);
    return plan !== undefined && fitNational(digits, plan) === 'valid';
  });
}

/** A form of numbers that needs no word beside it, because nothing else is written so. */
interface NationalForm {
  readonly code: string;
  /** Group lengths such as `3,2,2,2`. */
  readonly groups: string;
  /** The first digits, the trunk prefix included. */
  readonly opens: RegExp;
  /** Whether the first group is in brackets. */
  readonly hasBrackets?: true;
  /** Digits before the national number. */
  readonly trunk?: string;
}

const forms: readonly NationalForm[] = [
  { code: '7', groups: '1,3,3,2,2', opens: /^8[3-9]/, trunk: '8' },
  { code: '7', groups: '3,3,2,2', opens: /^[3489]/, hasBrackets: true },
  { code: '34', groups: '3,2,2,2', opens: /^[67]/ },
  { code: '86', groups: '3,4,4', opens: /^1[3-9]/ },
  { code: '55', groups: '2,5,4', opens: /^[1-9]{2}9/, hasBrackets: true },
  { code: '55', groups: '2,4,4', opens: /^[1-9]{2}[2-5]/, hasBrackets: true },
  { code: '52', groups: '2,4,4', opens: /^[2-9]/, hasBrackets: true },
  { code: '52', groups: '3,3,4', opens: /^[2-9]/, hasBrackets: true },
  { code: '54', groups: '3,4,4', opens: /^011/, hasBrackets: true, trunk: '0' },
  { code: '56', groups: '1,4,4', opens: /^2[23]/, hasBrackets: true },
];
const formsByGroups = Map.groupBy(forms, ({ groups }) => groups);

/** Whether digits in groups have a form that only phone numbers of some country have. */
export function hasNationalForm(digits: string, groups: string, hasBrackets: boolean): boolean {
  return (formsByGroups.get(groups) ?? []).some((form) => {
    if ((form.hasBrackets ?? false) !== hasBrackets && form.hasBrackets) return false;
    if (!form.opens.test(digits)) return false;
    const plan = planOf(form.code);
    return plan !== undefined && fitNational(digits.slice(form.trunk?.length ?? 0), plan) === 'valid';
  });
}
