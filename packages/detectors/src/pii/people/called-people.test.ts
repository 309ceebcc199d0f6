import { expect, test } from 'vitest';
import { findPii } from '../find-pii.ts';

const peopleIn = (text: string) => findPii(text, new Set(['person'] as const)).map(({ text: name }) => name);

test.each([
  ['Call John Smith tomorrow.', 'John Smith'],
  ['Call John Smith.', 'John Smith'],
  ['It is late. Tell Oliver Brandt that I am late.', 'Oliver Brandt'],
  ['Refund Amelia Thornton please.', 'Amelia Thornton'],
  ['Appelez Marie Durand demain.', 'Marie Durand'],
  ['Contactez Ahmed Hassan.', 'Ahmed Hassan'],
  ['Écrivez à Lucas Petit.', 'Lucas Petit'],
  ['Rufen Sie Lukas Klein an.', 'Lukas Klein'],
  ['Llame a Carmen Ortega mañana.', 'Carmen Ortega'],
  ['Chiami Paolo Bianchi subito.', 'Paolo Bianchi'],
  ['Soy María García López, DNI 12345678Z', 'María García López'],
  ['My boss Karen keeps shouting at me.', 'Karen'],
  ['Mi jefe Carlos me grita.', 'Carlos'],
  ['Mein Kollege Stefan ist krank.', 'Stefan'],
])('an order or a relation names a person: %s', (text, name) => {
  expect(peopleIn(text)).toEqual([name]);
});

test.each(['    elif len(x) > 3:', 'docker run -d --name web nginx', 'for root, dirs in os.walk(path): print(root)'])(
  'a line of code names nobody: %s',
  (text) => {
    expect(peopleIn(text)).toEqual([]);
  },
);

test.each([
  'Call Customer Service now.',
  'Contact Technical Support.',
  'Email Marketing Team.',
  'Ask Google Maps.',
  'Text Black Friday deals to all.',
  'Call Home Depot.',
  'Contact Human Resources.',
  'Thank God it is over.',
  'Call Stack Trace',
  'Contactez Orange Business.',
  'Message Queue Service',
  'My manager Monday morning said no.',
])('an order names no person: %s', (text) => {
  expect(peopleIn(text)).toEqual([]);
});
