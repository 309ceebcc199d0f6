import { describe, expect, test } from 'vitest';
import { findPii } from '../find-pii.ts';
import { idRows } from './id-rows.ts';

const rowOf = (entity: string) => {
  const row = idRows.find((each) => each.entity === entity);
  if (!row?.check) throw new Error(`No row checks ${entity}`);
  return { ...row, check: row.check };
};

/** Numbers that authorities publish as examples, without their separators. `at` is the place of the check. */
const examples: readonly { readonly entity: string; readonly number: string; readonly at?: number }[] = [
  { entity: 'uk_nhs', number: '9434765919' },
  { entity: 'fr_nir', number: '255081416802538' },
  { entity: 'fr_siret', number: '73282932000074' },
  { entity: 'es_dni', number: '12345678Z' },
  { entity: 'es_nie', number: 'X1234567L' },
  { entity: 'it_fiscal_code', number: 'RSSMRA85T10A562S' },
  { entity: 'it_vat', number: '07643520567' },
  { entity: 'de_tax_id', number: '86095742719' },
  { entity: 'de_social_security', number: '15070649C103' },
  { entity: 'nl_bsn', number: '111222333' },
  { entity: 'pl_pesel', number: '44051401359' },
  { entity: 'pl_nip', number: '1060000062' },
  { entity: 'pl_id_card', number: 'ABA300000', at: 3 },
  { entity: 'se_personnummer', number: '8112289874' },
  { entity: 'fi_hetu', number: '131052308T' },
  { entity: 'be_national_number', number: '85073003328' },
  { entity: 'pt_nif', number: '123456789' },
  { entity: 'ch_ahv', number: '7569217076985' },
  { entity: 'ie_pps', number: '1234567T' },
  { entity: 'gr_afm', number: '094259216' },
  { entity: 'ru_inn', number: '7707083893' },
  { entity: 'ru_snils', number: '11223344595' },
  { entity: 'tr_kimlik', number: '10000000146' },
  { entity: 'us_bank_routing', number: '111000025' },
  { entity: 'us_npi', number: '1234567893' },
  { entity: 'us_dea', number: 'AB1234563' },
  { entity: 'ca_sin', number: '130692544' },
  { entity: 'br_cpf', number: '11144477735' },
  { entity: 'br_cnpj', number: '11222333000181' },
  { entity: 'ar_cuit', number: '20123456786' },
  { entity: 'cl_rut', number: '123456785' },
  { entity: 'in_aadhaar', number: '234123412346' },
  { entity: 'au_tfn', number: '123456782' },
  { entity: 'au_abn', number: '51824753556' },
  { entity: 'nz_ird', number: '49091850' },
  { entity: 'cn_resident_id', number: '11010519491231002X' },
  { entity: 'jp_my_number', number: '123456789018' },
  { entity: 'tw_national_id', number: 'A123456789' },
  { entity: 'hk_id_card', number: 'A1234563' },
  { entity: 'sg_nric', number: 'S1234567D' },
  { entity: 'za_id', number: '8001015009087' },
  { entity: 'il_id', number: '123456782' },
  { entity: 'imei', number: '490154203237518' },
];

const alphabet = (character: string): string[] =>
  [...(/\d/.test(character) ? '0123456789' : 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')].filter((other) => other !== character);
const withAt = (number: string, at: number, character: string): string =>
  number.slice(0, at) + character + number.slice(at + 1);

describe.each(examples)('the number $number of $entity', ({ entity, number, at = number.length - 1 }) => {
  const { check } = rowOf(entity);

  test('is valid', () => expect(check(number)).toBe(true));

  test('has one check that fits', () => {
    const others = alphabet(number.charAt(at)).filter((character) => check(withAt(number, at, character)));
    expect(others).toEqual([]);
  });

  test('is seldom valid where one digit is another', () => {
    const places = [...number].flatMap((digit, place) => (/\d/.test(digit) ? [place] : []));
    const wrong = places.flatMap((place) =>
      alphabet(number.charAt(place)).map((digit) => withAt(number, place, digit)),
    );
    const missed = wrong.filter(check);
    expect(missed.length / wrong.length).toBeLessThanOrEqual(0.12);
  });
});

/** The usual print of numbers that need no name beside them. */
const printed: readonly { readonly entity: string; readonly print: string; readonly wrong: string }[] = [
  { entity: 'es_dni', print: '12345678Z', wrong: '12345678A' },
  { entity: 'es_nie', print: 'X-1234567-L', wrong: 'X-1234567-M' },
  { entity: 'it_fiscal_code', print: 'RSSMRA85T10A562S', wrong: 'RSSMRA85T10A562T' },
  { entity: 'fi_hetu', print: '131052-308T', wrong: '131052-308U' },
  { entity: 'be_national_number', print: '85.07.30-033.28', wrong: '85.07.30-033.29' },
  { entity: 'ch_ahv', print: '756.9217.0769.85', wrong: '756.9217.0769.86' },
  { entity: 'br_cpf', print: '111.444.777-35', wrong: '111.444.777-36' },
  { entity: 'br_cnpj', print: '11.222.333/0001-81', wrong: '11.222.333/0001-82' },
  { entity: 'cl_rut', print: '12.345.678-5', wrong: '12.345.678-6' },
  { entity: 'cn_resident_id', print: '11010519491231002X', wrong: '110105194912310021' },
  { entity: 'sg_nric', print: 'S1234567D', wrong: 'S1234567E' },
];

describe.each(printed)('$entity as it is printed', ({ entity, print, wrong }) => {
  const found = (text: string) => findPii(text).map((finding) => [finding.entity, finding.text]);

  test('is found without a name beside it, whole', () => {
    expect(found(`Please note ${print}, thank you.`)).toEqual([[entity, print]]);
  });

  test('is not found with another check', () => {
    expect(found(`Please note ${wrong}, thank you.`).map(([each]) => each)).not.toContain(entity);
  });
});

describe('the table of numbers', () => {
  test('has shapes and forms that can be read, and distinct ones among them', () => {
    for (const { shapes = [], templates = [], distinct = [], entity } of idRows) {
      expect([...shapes, ...templates].length, entity).toBeGreaterThan(0);
      expect(distinct.filter((form) => ![...shapes, ...templates].includes(form))).toEqual([]);
      expect(
        shapes.filter((shape) => !/^A{0,3} ?-?\d{1,2}([ ./-](\d{1,2}|[AX]))*[AX]?$/.test(shape) && !/^A/.test(shape)),
      ).toEqual([]);
      expect(templates.filter((template) => !/^[A9?]+$/.test(template))).toEqual([]);
    }
  });

  const sizes = Array.from({ length: 12 }, (_, at) => 7 + at);
  test.each(sizes)('takes no digit that is repeated %i times for a number, where no name is beside it', (size) => {
    const entities = new Set<string>(idRows.map((row) => row.entity));
    const taken = [...'0123456789'].filter((digit) =>
      findPii(`Please note ${digit.repeat(size)}, thank you.`).some((finding) => entities.has(finding.entity)),
    );
    expect(taken).toEqual([]);
  });

  const sizesOf = (form: string): number => [...form.matchAll(/\d+/g)].reduce((sum, [size]) => sum + Number(size), 0);
  const allDigits = idRows.flatMap(({ entity, shapes = [], check }) => {
    const sizes = new Set(shapes.filter((shape) => /^[\d ./-]+$/.test(shape)).map(sizesOf));
    return check ? [...sizes].map((size) => ({ entity, check, size })) : [];
  });

  test.each(allDigits)('takes no digit that is repeated $size times for a number of $entity', ({ check, size }) => {
    expect([...'0123456789'].filter((digit) => check(digit.repeat(size)))).toEqual([]);
  });

  test('checks the numbers of most rows that are digits alone', () => {
    expect(allDigits.length).toBeGreaterThan(40);
  });

  test.each([
    ['UTR', 'UTR: 0000000000'],
    ['NIP', 'NIP: 0000000000'],
    ['NIP', 'NIP 000-000-00-00'],
  ])('takes no zeros for a %s even where it is named: %s', (_, text) => {
    expect(findPii(text).filter(({ entity }) => entity === 'uk_utr' || entity === 'pl_nip')).toEqual([]);
  });
});
