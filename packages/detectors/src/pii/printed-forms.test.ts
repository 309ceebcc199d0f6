import { describe, expect, test } from 'vitest';
import { identityDocuments, noIdentityDocuments } from '../testing/pii/identity-documents.ts';
import { internetAddresses, versionNumbers } from '../testing/pii/internet-addresses.ts';
import { mailboxForms, noMailboxes } from '../testing/pii/mailbox-forms.ts';
import { readMarked } from '../testing/pii/marked-sentence.ts';
import { noPhones, phoneSentences } from '../testing/pii/phone-forms.ts';
import { noPrintedForms, printedForms } from '../testing/pii/printed-forms.ts';
import { findPii } from './find-pii.ts';

const found = (text: string) => findPii(text).map((finding) => [finding.entity, finding.text]);

describe.each(Object.entries(printedForms))('%s as it is printed', (entity, sentences) => {
  test.each(sentences)('is found in "%s", whole and alone', (sentence) => {
    const { text, value } = readMarked(sentence);
    expect(found(text)).toEqual([[entity, value]]);
  });
});

test.each(noPrintedForms)('nothing is found in "%s"', (text) => expect(found(text)).toEqual([]));

describe.each(Object.entries(phoneSentences))('phone numbers %s', (_kind, sentences) => {
  test.each(sentences)('are found in "%s", whole and alone', (sentence) => {
    const { text, value } = readMarked(sentence);
    expect(found(text)).toEqual([['phone', value]]);
  });
});

test.each(noPhones)('no phone number is found in "%s"', (text) => expect(found(text)).toEqual([]));

test.each(mailboxForms)('the mailbox in "%s" is found, whole and alone', (sentence) => {
  const { text, value } = readMarked(sentence);
  expect(found(text)).toEqual([['email', value]]);
});

test('a mailbox at an address in brackets is one', () => {
  expect(found('mail to nora@[192.168.7.20] fails')).toEqual([['email', 'nora@[192.168.7.20]']]);
});

test.each(noMailboxes)('no mailbox is found in "%s"', (text) => expect(found(text)).toEqual([]));

test.each(identityDocuments)('the number of a document in "%s" is found, whole and alone', (sentence) => {
  const { text, value } = readMarked(sentence);
  expect(found(text).map(([, each]) => each)).toEqual([value]);
});

test.each(noIdentityDocuments)('no number of a document is found in "%s"', (text) => expect(found(text)).toEqual([]));

test.each(internetAddresses)('the internet address in "%s" is found', (sentence) => {
  const { text, value } = readMarked(sentence);
  expect(found(text)).toEqual([['ip_address', value]]);
});

test.each(versionNumbers)('no internet address is found in "%s"', (text) => expect(found(text)).toEqual([]));
