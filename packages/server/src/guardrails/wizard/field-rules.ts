import { type Industry, inTurn, readTarget, type SystemDescription } from '@redoubt/redteam/fields';
import { type Domain, domains, generalRules, type LibraryRule, termRules } from './rule-library.ts';

/** Rules of the library for an assistant, the most particular first, and the fields of business that they are for. */
interface FieldRules {
  readonly rules: readonly LibraryRule[];
  readonly fields: readonly string[];
}

/**
 * Returns the rules that an assistant usually needs: those of its fields and of the people it serves in turn, those of
 * every assistant, and what else its fields hold. What is critical comes before everything else.
 */
export function fieldRulesOf(system: SystemDescription): FieldRules {
  const industries = readTarget(system).fields.map(({ industry }) => industry);
  const ofFields = industries.map((industry) => {
    const prepared = domainsOf(industry).flatMap(({ rules }) => rules);
    return prepared.length > 0 ? prepared : rulesOfTerms(industry);
  });
  const ofPeople = domains
    .filter(({ audience }) => audience?.test(system.systemDescription ?? ''))
    .map(({ rules }) => rules);
  const more = [...generalRules, ...inTurn(industries.map(rulesOfTerms))];
  const { critical = [], other = [] } = Object.groupBy(
    [...inTurn([...ofFields, ...ofPeople]), ...more],
    ({ severity }) => (severity === 'critical' ? 'critical' : 'other'),
  );
  return { rules: [...critical, ...other], fields: industries.map(({ name }) => name) };
}

const domainsOf = ({ name }: Industry): Domain[] => domains.filter(({ fields }) => fields.includes(name));

/** Maximum number of terms that a rule names. */
const MAX_TERMS = 3;
/** Terms are what people ask for. Those that speak of the one who asks fit no rule. */
const personal = /\b(?:I|me|my|mine|we|our|us)\b/;

const list = { and: new Intl.ListFormat('en-GB'), or: new Intl.ListFormat('en-GB', { type: 'disjunction' }) } as const;

function rulesOfTerms({ terms }: Industry): LibraryRule[] {
  return termRules.flatMap(({ terms: kind, text, joined, severity, category }) => {
    const named = terms[kind].filter(fitsRule).slice(0, MAX_TERMS);
    if (named.length === 0) return [];
    return [{ text: text.replace('{terms}', () => list[joined].format(named)), severity, category }];
  });
}

const fitsRule = (term: string): boolean => !personal.test(term);
