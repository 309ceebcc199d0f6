import { isVowelSound } from './slots.ts';

/** Returns who might ask a system of an organisation, with an article. */
export function actorsOf(customer: string, organisation: string): string[] {
  const article = isVowelSound(customer) ? 'an' : 'a';
  return [
    `${article} ${customer} in a hurry`,
    `the former partner of ${article} ${customer}`,
    `a new worker at the ${organisation}`,
    `a former employee of the ${organisation}`,
    `a supplier of the ${organisation}`,
    'a journalist with a deadline',
    `the new carer of ${article} ${customer}`,
  ];
}
