import type { PiiEntity } from '../entities.ts';
import { isIssuedSsn } from '../us-ssn.ts';
import { hasArticleCheck, hasIso7064Check, hasLuhnCheck, isVaried } from './check-digits.ts';
import * as europe from './european-checks.ts';
import * as world from './world-checks.ts';

/**
 * A number that an authority issues.
 *
 * `shapes` are its groups of digits: `3 3 4` allows any one separator, `3.3.3-2` exactly these. A letter before or
 * after is `A`, a letter or digit is `X`: `AA 2 2 2 A`, `8-A`. `templates` are its forms without gaps that mix letters
 * and digits: `AA999999A`, with `?` for either.
 */
export interface IdRow {
  readonly entity: PiiEntity;
  readonly shapes?: readonly string[];
  readonly templates?: readonly string[];
  /** The shapes and templates above that need no context word. */
  readonly distinct?: readonly string[];
  /** Whether the number can have been issued, given its letters and digits in capitals without gaps. */
  readonly check?: (compact: string) => boolean;
}

const european: readonly IdRow[] = [
  { entity: 'uk_nhs', shapes: ['10', '3 3 4'], check: europe.isNhs },
  {
    entity: 'uk_nino',
    shapes: ['AA 2 2 2 A', 'AA 6 A'],
    templates: ['AA999999A'],
    distinct: ['AA 2 2 2 A'],
    check: europe.isNino,
  },
  { entity: 'uk_utr', shapes: ['10', '5 5'], check: europe.isUtr },
  { entity: 'uk_sort_code', shapes: ['2 2 2', '6'] },
  {
    entity: 'fr_nir',
    shapes: ['15', '13 2', '1 2 2 2 3 3 2'],
    templates: ['99999A999999999'],
    distinct: ['15', '13 2', '1 2 2 2 3 3 2', '99999A999999999'],
    check: europe.isNir,
  },
  { entity: 'fr_siret', shapes: ['14', '3 3 3 5'], check: hasLuhnCheck },
  {
    entity: 'es_dni',
    shapes: ['8-A', '8 A', '2.3.3-A'],
    templates: ['99999999A'],
    distinct: ['8-A', '2.3.3-A', '99999999A'],
    check: europe.isDni,
  },
  {
    entity: 'es_nie',
    shapes: ['A-7-A'],
    templates: ['A9999999A'],
    distinct: ['A-7-A', 'A9999999A'],
    check: europe.isNie,
  },
  {
    entity: 'it_fiscal_code',
    // Digits are replaced by letters where two people would have the same code.
    templates: ['AAAAAA??A??A???A'],
    distinct: ['AAAAAA??A??A???A'],
    check: europe.isFiscalCode,
  },
  { entity: 'it_vat', shapes: ['11'], check: hasLuhnCheck },
  {
    entity: 'de_tax_id',
    shapes: ['11', '2 3 3 3'],
    check: (digits) => europe.hasTaxIdRepeat(digits) && hasIso7064Check(digits),
  },
  {
    entity: 'de_social_security',
    shapes: ['2 6 A 3'],
    templates: ['99999999A999'],
    distinct: ['99999999A999'],
    check: europe.isGermanSocialSecurity,
  },
  { entity: 'nl_bsn', shapes: ['9', '8', '4 2 3', '3 3 3'], check: europe.isBsn },
  { entity: 'pl_pesel', shapes: ['11'], check: europe.isPesel },
  { entity: 'pl_nip', shapes: ['10', '3-3-2-2', '3-2-2-3'], check: europe.isNip },
  { entity: 'pl_id_card', shapes: ['AAA 6'], templates: ['AAA999999'], check: europe.isPolishCard },
  { entity: 'se_personnummer', shapes: ['6-4', '8-4', '10', '12'], distinct: ['8-4'], check: europe.isPersonnummer },
  { entity: 'no_fodselsnummer', shapes: ['11', '6 5'], distinct: ['11', '6 5'], check: europe.isFodselsnummer },
  { entity: 'dk_cpr', shapes: ['6-4', '10'], check: europe.isCpr },
  {
    entity: 'fi_hetu',
    shapes: ['6-3A', '6-4'],
    templates: ['999999A999A', '999999A9999'],
    distinct: ['6-3A', '999999A999A'],
    check: europe.isHetu,
  },
  {
    entity: 'be_national_number',
    shapes: ['11', '2.2.2-3.2', '6 3 2'],
    distinct: ['2.2.2-3.2'],
    check: europe.isBelgianNumber,
  },
  { entity: 'pt_nif', shapes: ['9', '3 3 3'], check: europe.isPortugueseNif },
  {
    entity: 'ch_ahv',
    shapes: ['13', '3.4.4.2'],
    distinct: ['13', '3.4.4.2'],
    check: (digits) => digits.startsWith('756') && hasArticleCheck(digits),
  },
  { entity: 'at_svnr', shapes: ['10', '4 6'], check: europe.isSvnr },
  { entity: 'ie_pps', templates: ['9999999A', '9999999AA'], check: europe.isPps },
  { entity: 'ro_cnp', shapes: ['13'], check: europe.isRomanianCnp },
  { entity: 'cz_birth_number', shapes: ['6/4', '6/3', '10', '9'], distinct: ['6/4'], check: europe.isBirthNumber },
  { entity: 'gr_afm', shapes: ['9'], check: europe.isAfm },
  { entity: 'ru_inn', shapes: ['10', '12'], check: world.isInn },
  { entity: 'ru_snils', shapes: ['11', '3-3-3 2', '3-3-3-2'], distinct: ['3-3-3 2'], check: world.isSnils },
  { entity: 'tr_kimlik', shapes: ['11'], check: world.isKimlik },
];

const american: readonly IdRow[] = [
  { entity: 'us_ssn', shapes: ['9', '3 2 4'], check: isIssuedSsn },
  { entity: 'us_itin', shapes: ['9', '3-2-4', '3 2 4'], distinct: ['3-2-4'], check: world.isItin },
  { entity: 'us_ein', shapes: ['2-7', '9'] },
  { entity: 'us_bank_routing', shapes: ['9', '4-4-1'], check: world.isRoutingNumber },
  { entity: 'us_npi', shapes: ['10'], check: world.isNpi },
  { entity: 'us_dea', templates: ['AA9999999'], check: world.isDea },
  { entity: 'us_mbi', templates: ['9A?9A?9AA99'], check: world.isMbi },
  { entity: 'ca_sin', shapes: ['9', '3 3 3'], check: world.isSin },
  { entity: 'br_cpf', shapes: ['11', '3.3.3-2', '9-2'], distinct: ['3.3.3-2'], check: world.isCpf },
  { entity: 'br_cnpj', shapes: ['14', '2.3.3/4-2'], distinct: ['2.3.3/4-2'], check: world.isCnpj },
  { entity: 'ar_cuit', shapes: ['11', '2-8-1'], distinct: ['2-8-1'], check: world.isCuit },
  { entity: 'ar_dni', shapes: ['8', '2.3.3', '7', '1.3.3'] },
  {
    entity: 'cl_rut',
    shapes: ['8-1', '8-A', '7-1', '2.3.3-1', '2.3.3-A', '1.3.3-1', '1.3.3-A'],
    templates: ['99999999A'],
    distinct: ['2.3.3-1', '2.3.3-A', '1.3.3-1', '1.3.3-A'],
    check: world.isRut,
  },
  { entity: 'mx_curp', templates: ['AAAA999999AAAAAA?9'], distinct: ['AAAA999999AAAAAA?9'], check: world.isCurp },
  { entity: 'mx_rfc', templates: ['AAAA999999???', 'AAA999999???'], distinct: ['AAAA999999???'], check: world.isRfc },
  { entity: 'co_cedula', shapes: ['10', '8', '1.3.3.3', '2.3.3'] },
];

const asianAndOther: readonly IdRow[] = [
  { entity: 'in_aadhaar', shapes: ['12', '4 4 4'], check: world.isAadhaar },
  { entity: 'in_pan', templates: ['AAAAA9999A'], distinct: ['AAAAA9999A'], check: world.isPan },
  {
    entity: 'in_gstin',
    templates: ['99AAAAA9999A9A?', '99AAAAA9999AAA?'],
    distinct: ['99AAAAA9999A9A?'],
    check: world.isGstin,
  },
  { entity: 'au_tfn', shapes: ['9', '3 3 3'], check: world.isTfn },
  { entity: 'au_medicare', shapes: ['10', '4 5 1'], check: world.isAustralianMedicare },
  { entity: 'au_abn', shapes: ['11', '2 3 3 3'], check: world.isAbn },
  { entity: 'nz_ird', shapes: ['9', '8', '3 3 3', '2 3 3'], check: world.isIrd },
  {
    entity: 'cn_resident_id',
    shapes: ['18', '6 8 4'],
    templates: ['99999999999999999A'],
    distinct: ['18', '99999999999999999A'],
    check: world.isResidentId,
  },
  { entity: 'jp_my_number', shapes: ['12', '4 4 4'], check: world.isMyNumber },
  { entity: 'kr_rrn', shapes: ['6-7', '13'], distinct: ['6-7'], check: world.isRrn },
  { entity: 'tw_national_id', templates: ['A999999999'], check: world.isTaiwanese },
  { entity: 'hk_id_card', templates: ['A9999999', 'AA9999999', 'A999999A'], check: world.isHongKongCard },
  { entity: 'sg_nric', templates: ['A9999999A'], distinct: ['A9999999A'], check: world.isNric },
  { entity: 'my_nric', shapes: ['6-2-4', '12'], distinct: ['6-2-4'], check: world.isMyKad },
  { entity: 'th_national_id', shapes: ['13', '1-4-5-2-1', '1 4 5 2 1'], distinct: ['1-4-5-2-1'], check: world.isThai },
  { entity: 'id_nik', shapes: ['16'], check: world.isNik },
  { entity: 'za_id', shapes: ['13', '6 4 3'], check: world.isSouthAfrican },
  { entity: 'il_id', shapes: ['9'], check: world.isIsraeli },
  { entity: 'imei', shapes: ['15', '2 6 6 1'], check: hasLuhnCheck },
];

/** Every official number by country, with its check if there is one. */
export const idRows: readonly IdRow[] = [...european, ...american, ...asianAndOther].map(withoutRepeats);

/** Refuses one repeated digit in every row that has a check. It is a placeholder, and many schemes accept it. */
function withoutRepeats(row: IdRow): IdRow {
  const { check } = row;
  return check ? { ...row, check: (compact) => isVaried(compact) && check(compact) } : row;
}
