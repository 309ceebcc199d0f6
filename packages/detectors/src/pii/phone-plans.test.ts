import { isValidPhoneNumber } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { fitNational, planFor } from './phone-plans.ts';

const numbers = [
  '442079460958',
  '447480621098',
  '4930901820',
  '33694639576',
  '390669821234',
  '919876543210',
  '819013041088',
  '12133734253',
  '8613812345678',
  '4412',
  '33094639576',
  '999123456789',
  '80012345678',
];

test.each(numbers)('+%s is valid exactly when the library says so', (digits) => {
  const found = planFor(digits);
  const isValid = found !== undefined && fitNational(digits.slice(found.codeLength), found.plan) === 'valid';
  expect(isValid).toBe(isValidPhoneNumber(`+${digits}`));
});
