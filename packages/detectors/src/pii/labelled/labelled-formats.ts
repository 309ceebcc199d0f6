import type { PiiEntity } from '../entities.ts';

/** The format of a value that can only be recognised by its label. */
export interface LabelledFormat {
  readonly entity: PiiEntity;
  /** Sticky, without unbounded repetition. It is applied at the first character of the value. */
  readonly pattern: RegExp;
  readonly minDigits: number;
  readonly maxDigits: number;
  readonly confidence: number;
}

/** End of a value: not before a letter, a digit or the rest of a decimal. */
const END = String.raw`(?![\w@])(?![.,:/-]\d)(?!-\w)`;

const code = (pattern: string): RegExp => new RegExp(`(?:${pattern})${END}`, 'y');

/** One to four groups of capitals and digits with single separators, or one token of mixed case. */
const groups = code('[A-Z0-9]{1,20}(?:[- .][A-Z0-9]{1,10}){0,3}|[A-Za-z0-9]{2,20}');
const digits = String.raw`\d{2,6}(?:[ -]\d{2,8}){1,7}|\d{3,18}`;

/** VAT numbers of the European Union and Switzerland: country code and national number. */
const vat =
  '(?:ATU|AT U|(?:BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI|GB)[ -]?|CHE[ -]?)[A-Z0-9](?:[ .]?[A-Z0-9]){6,12}';

/** Formats by entity. The nearest label before a value selects the format. */
export const labelledFormats: ReadonlyMap<PiiEntity, LabelledFormat> = new Map(
  (
    [
      {
        entity: 'passport',
        pattern: code(
          String.raw`\d{2} ?\d{2} \d{6}|\d{2} \d{7}|\d{3} \d{3} \d{3}|[A-Za-z]{0,3}[ -]?\d{5,9}[A-Za-z]?|[A-Z0-9]{6,10}|[a-z0-9]{6,10}`,
        ),
        minDigits: 3,
        maxDigits: 10,
        confidence: 0.85,
      },
      { entity: 'driver_license', pattern: groups, minDigits: 4, maxDigits: 18, confidence: 0.85 },
      { entity: 'bank_account', pattern: code(digits), minDigits: 4, maxDigits: 28, confidence: 0.8 },
      {
        entity: 'medical_record',
        pattern: code(
          String.raw`[A-Za-z]{0,5}[- ]?\d{4,12}(?:[-/]\d{1,3})?|[A-Za-z]{0,4}\d{1,4}(?:[- ./]\d{1,6}){1,3}|\d{4}[-/]\d{4,10}|[A-Za-z0-9]{5,14}`,
        ),
        minDigits: 4,
        maxDigits: 14,
        confidence: 0.85,
      },
      {
        entity: 'license_plate',
        pattern: code('[A-ZÄÖÜ0-9]{1,7}(?:[- ·][A-Z0-9]{1,4}){0,2}'),
        minDigits: 1,
        maxDigits: 6,
        confidence: 0.8,
      },
      {
        entity: 'id_number',
        pattern: code(
          String.raw`\d{8} \d [A-Z]{2}\d|[A-ZΑ-Ω]{1,3}[ -]?\d{5,9}[A-Z]{0,2}|[A-Z0-9]{1,12}(?:-[A-Z0-9]{1,12}){0,3}|[A-Za-z]{0,8}-?\d{3,14}|\d{2,6}(?:[ -]\d{2,6}){1,4}`,
        ),
        minDigits: 3,
        maxDigits: 18,
        confidence: 0.75,
      },
      { entity: 'de_id_card', pattern: code('[A-Z0-9]{9,10}'), minDigits: 4, maxDigits: 10, confidence: 0.85 },
      {
        entity: 'card_security_code',
        pattern: code(String.raw`\d{3,4}`),
        minDigits: 3,
        maxDigits: 4,
        confidence: 0.85,
      },
      {
        entity: 'uk_sort_code',
        pattern: code(String.raw`\d{6}|\d{2}([- ])\d{2}\1\d{2}`),
        minDigits: 6,
        maxDigits: 6,
        confidence: 0.85,
      },
      { entity: 'eu_vat', pattern: code(vat), minDigits: 7, maxDigits: 12, confidence: 0.9 },
      {
        entity: 'hk_id_card',
        pattern: code('[A-Z]{1,2}[0-9]{6}\\([0-9A]\\)'),
        minDigits: 6,
        maxDigits: 7,
        confidence: 0.9,
      },
      {
        entity: 'us_mbi',
        pattern: code('[1-9][A-Z][A-Z0-9]\\d-?[A-Z][A-Z0-9]\\d-?[A-Z]{2}\\d{2}'),
        minDigits: 5,
        maxDigits: 9,
        confidence: 0.9,
      },
      {
        entity: 'bic',
        pattern: code('[A-Z]{4} ?[A-Z]{2} ?[A-Z0-9]{2}(?: ?[A-Z0-9]{3})?'),
        minDigits: 0,
        maxDigits: 7,
        confidence: 0.85,
      },
      { entity: 'vin', pattern: code('[A-HJ-NPR-Z0-9]{17}'), minDigits: 4, maxDigits: 17, confidence: 0.9 },
      {
        entity: 'mac_address',
        pattern: code('[0-9A-Fa-f]{4}[.][0-9A-Fa-f]{4}[.][0-9A-Fa-f]{4}|[0-9A-Fa-f]{12}'),
        minDigits: 1,
        maxDigits: 12,
        confidence: 0.85,
      },
      { entity: 'crypto_address', pattern: code('[A-Za-z0-9]{25,106}'), minDigits: 2, maxDigits: 80, confidence: 0.75 },
      {
        entity: 'bitcoin_address',
        pattern: code('(?:bc1|[13])[A-Za-z0-9]{25,60}'),
        minDigits: 2,
        maxDigits: 60,
        confidence: 0.75,
      },
      { entity: 'ethereum_address', pattern: code('0x[A-Fa-f0-9]{40}'), minDigits: 2, maxDigits: 40, confidence: 0.75 },
      {
        entity: 'username',
        pattern: /@?[A-Za-z0-9][\w.-]{1,30}[A-Za-z0-9_](?![\w@])/y,
        minDigits: 0,
        maxDigits: 16,
        confidence: 0.7,
      },
      { entity: 'password', pattern: /[^\s"'`<>{}()[\],;]{4,64}/y, minDigits: 1, maxDigits: 40, confidence: 0.8 },
    ] satisfies LabelledFormat[]
  ).map((format) => [format.entity, format]),
);
