import { expect, test } from 'vitest';
import { type PiiEntity, piiEntityIds } from './entities.ts';
import { findPii } from './find-pii.ts';
import { nameEntities } from './people/report-names.ts';

/** Dates and names are in these texts. */
const everythingButDates = new Set<PiiEntity>(
  piiEntityIds.filter((entity) => entity !== 'date' && !nameEntities.includes(entity)),
);

/** Texts that look like personal data to a careless reader. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  'prose with numbers': [
    'In 1998 the town had 12,400 people; by 2024 it had 31,250.',
    'She paid $1,299.99 and got 3 of 12 items on 7 shelves.',
    'Chapters 1 2 3 4 5 6 7 8 9 10 11 12 are short.',
    'The score was 21-19, 19-21, 15-13.',
    'Pages 100-200 and 300-4000 are missing.',
    'Between 1914-1918 and 1939-1945.',
    'Pi is 3.14159265358979 and e is 2.718281828459045.',
    'The population is 7 900 000 000.',
    'A 16:9 screen, a 3-2 win, a 50/50 chance, 24/7.',
    'Add 250 g of flour, 125 ml of milk and 2 eggs at 180 C for 35-40 minutes.',
    'Order #1234567890 was shipped.',
    'order number 213-373-4253',
    'Invoice 20240312-0042-9981 is open.',
    'Ticket 5551234567 is closed.',
    'It weighs 1.234.567,89 kg.',
    'a budget of €450 000 000',
  ],
  'dates and times': [
    '2024-03-12T10:30:00Z',
    '2024-03-12T10:30:00.123456+02:00',
    'at 10:30:45 on 12/03/2024',
    '20240312103000',
    'epoch 1710239400 and 1710239400123',
    'Mon, 12 Mar 2024 10:30:00 GMT',
    '[00:01:23,456] --> [00:01:25,789]',
  ],
  'versions and identifiers': [
    'version 1.2.3.4 of the firmware',
    'v10.0.19041.1 and 1.2.3.4.5',
    'release 4.11.0.2',
    'react@18.2.0 and typescript@5.4.0-beta.next',
    '550e8400-e29b-41d4-a716-446655440000',
    '00000000-0000-0000-0000-000000000000',
    'd41d8cd98f00b204e9800998ecf8427e',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'commit 4111111111111111aabbccdd',
    'ISBN 978-3-16-148410-0',
    '0x7fffffffffffffff and 4111111111111111_id',
    'OID 1.3.6.1.4.1.311.21.20',
    'RFC 2822 and ISO 13616-1:2020',
  ],
  'coordinates and measures': ['40.712776, -74.005974', '1920x1080 at 59.94 Hz', '192.168 by 10.20'],
  'wrong checksums and ranges': [
    '4111111111111112',
    '4111 1111 1111 1112',
    '1234 5678 9012 3456',
    '9999999999999995',
    '41111111111111110000',
    'GB83WEST12345698765432',
    'GB82WEST1234569876543',
    'ZZ82WEST12345698765432',
    '256.1.1.1',
    'listening on 127.0.0.1:8080, mask 255.255.255.0, any is 0.0.0.0',
    'a Bosch 0 986 424 797 part',
    'sudoku row 5 3 6 2 2 8 7 2 6 and 1 2 3 4 5 6 7 8 9 0',
    'Room 721, floor 3, 4 people',
    '01.02.03.04',
    '1.2.3',
    '000-12-3456',
    '666-12-3456',
    '912-34-5678',
    '219-00-1111',
    '219-34-0000',
    '078-05-1120',
    '12345:6789::1::2',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
  ],
  code: [
    'std::vector<int> face::add dead::beef',
    'a[1::2] + b[::-1] + c[::2]',
    '@app.route("/x") def f(): pass',
    'import x from "@types/node"',
    'git clone git@github.example:owner/repository.git',
    'icon@2x.png and logo@3x.svg',
    'user@localhost, a@b, @handle, me@, a..b@c.example',
    'task-management-of-long-running-things risk-assessment-of-everything',
    'sk-learn-is-a-library-of-long-hyphenated-words',
    'const sk_live_ = AKIA + ghp_ + xoxb- + eyJ;',
    'eyJub3QiOiJhIGhlYWRlciJ9.eyJzdWIiOiIxIn0.abc',
    '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----',
    '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----',
    'http:// and www. and www.x and https://',
    '{"a": 1, "b": [1, 2, 3], "c": 1234567890}',
    'x = y * 1000 - 555 - 1234 / 3',
    `sha1 = "${'0123456789abcdef'.repeat(3).slice(0, 40)}"`,
  ],
};

test.each(Object.entries(harmless).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text }))))(
  '$kind: nothing is found in "$text"',
  ({ text }) => {
    expect(findPii(text, everythingButDates)).toEqual([]);
  },
);

test('dates that no calendar has are not found', () => {
  const text = '2023-02-29, 31/04/2024, 13/13/2024, 32 March 2024, February 30, 2024, 2024-00-10, 12 Marvel 2024';
  expect(findPii(text, new Set(['date']))).toEqual([]);
});
