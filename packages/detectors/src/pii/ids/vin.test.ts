import { expect, test } from 'vitest';
import { isVin } from './vin.ts';

test.each([
  { vin: '1M8GDM9AXKP042788', is: true },
  { vin: '11111111111111111', is: false },
  { vin: '5GZCZ43D13S812715', is: true },
  { vin: '1M8GDM9A1KP042788', is: false },
  { vin: '1M8GDM9AXKP04278', is: false },
  { vin: '1M8GDM9AXKP0427880', is: false },
  // I, O and Q are never used, so that nobody reads them as digits.
  { vin: '1M8GDM9AXKPO42788', is: false },
  { vin: '1M8GDM9AXKPI42788', is: false },
  { vin: '1m8gdm9axkp042788', is: false },
])('$vin is the number of a vehicle: $is', ({ vin, is }) => expect(isVin(vin)).toBe(is));

test.each(['1M8GDM9AXKP042788', '5GZCZ43D13S812715'])('%s has one check that fits', (vin) => {
  const checks = [...'0123456789X'].filter((check) => isVin(vin.slice(0, 8) + check + vin.slice(9)));
  expect(checks).toEqual([vin[8]]);
});
