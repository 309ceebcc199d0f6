import { secretEntities } from './secrets/secret-entities.ts';

/** The four groups of findings in a response. */
export const piiGroups = ['pii', 'secrets', 'ip_address', 'url'] as const;
export type PiiGroup = (typeof piiGroups)[number];

interface EntityRow {
  readonly group: PiiGroup;
  /** The label of the placeholder: `EMAIL_ADDRESS` in `<EMAIL_ADDRESS_0>`. */
  readonly label: string;
  /** Precedence of overlapping findings: 0 secrets, 1 formats with a checksum, 2 other formats, 3 names. */
  readonly rank: 0 | 1 | 2 | 3;
  readonly aliases?: readonly string[];
  /** Not a member of its group. It is only found if requested by its own name. */
  readonly isOnlyByName?: true;
}

/** Every entity. It is found by its format, its checksum or nearby words. Names are found by the trained tagger. */
export const piiEntities = {
  email: { group: 'pii', label: 'EMAIL_ADDRESS', rank: 2, aliases: ['email_address', 'emails', 'e_mail'] },
  phone: { group: 'pii', label: 'PHONE_NUMBER', rank: 2, aliases: ['phone_number', 'phones', 'telephone'] },
  address: { group: 'pii', label: 'ADDRESS', rank: 2, aliases: ['street_address', 'postal_address', 'home_address'] },
  username: { group: 'pii', label: 'USERNAME', rank: 2, aliases: ['user_name', 'login', 'handle'] },
  date_of_birth: { group: 'pii', label: 'DATE_OF_BIRTH', rank: 2, aliases: ['dob', 'birth_date', 'birthday'] },
  // A calendar date or an age alone says nothing about a person, and ordinary prose is full of them.
  date: { group: 'pii', label: 'DATE', rank: 2, aliases: ['date_time', 'dates'], isOnlyByName: true },
  age: { group: 'pii', label: 'AGE', rank: 2, isOnlyByName: true },
  coordinates: { group: 'pii', label: 'COORDINATES', rank: 2, aliases: ['gps', 'geolocation', 'lat_long'] },
  // Names, by the trained tagger
  person: { group: 'pii', label: 'PERSON', rank: 3, aliases: ['person_name', 'name', 'names', 'persons', 'full_name'] },
  location: {
    group: 'pii',
    label: 'LOCATION',
    rank: 3,
    aliases: ['locations', 'place', 'city', 'country', 'gpe'],
    isOnlyByName: true,
  },
  organization: {
    group: 'pii',
    label: 'ORGANIZATION',
    rank: 3,
    aliases: ['organisation', 'organizations', 'organisations', 'org', 'company'],
    isOnlyByName: true,
  },
  // Money
  credit_card: { group: 'pii', label: 'CREDIT_CARD', rank: 1, aliases: ['credit_card_number', 'card'] },
  card_security_code: { group: 'pii', label: 'CARD_SECURITY_CODE', rank: 2, aliases: ['cvv', 'cvc'] },
  iban: { group: 'pii', label: 'IBAN', rank: 1, aliases: ['iban_code'] },
  bic: { group: 'pii', label: 'BIC', rank: 2, aliases: ['swift', 'swift_code', 'bic_code'] },
  bank_account: { group: 'pii', label: 'BANK_ACCOUNT', rank: 2, aliases: ['bank_account_number', 'us_bank_number'] },
  us_bank_routing: {
    group: 'pii',
    label: 'US_BANK_ROUTING',
    rank: 1,
    aliases: ['aba_routing_number', 'routing_number'],
  },
  uk_sort_code: { group: 'pii', label: 'UK_SORT_CODE', rank: 2, aliases: ['sort_code'] },
  bitcoin_address: { group: 'pii', label: 'BITCOIN_ADDRESS', rank: 1, aliases: ['btc_address', 'crypto'] },
  ethereum_address: { group: 'pii', label: 'ETHEREUM_ADDRESS', rank: 1, aliases: ['eth_address'] },
  crypto_address: { group: 'pii', label: 'CRYPTO_ADDRESS', rank: 1, aliases: ['crypto_wallet', 'wallet_address'] },
  // Documents, vehicles, devices, health
  passport: { group: 'pii', label: 'PASSPORT', rank: 2, aliases: ['passport_number'] },
  driver_license: {
    group: 'pii',
    label: 'DRIVER_LICENSE',
    rank: 2,
    aliases: ['driving_licence', 'us_driver_license', 'driver_license_number'],
  },
  license_plate: { group: 'pii', label: 'LICENSE_PLATE', rank: 2, aliases: ['licence_plate', 'number_plate'] },
  id_number: { group: 'pii', label: 'ID_NUMBER', rank: 2, aliases: ['member_id', 'customer_id', 'employee_id'] },
  vin: { group: 'pii', label: 'VIN', rank: 1, aliases: ['vehicle_identification_number'] },
  imei: { group: 'pii', label: 'IMEI', rank: 1 },
  mac_address: { group: 'pii', label: 'MAC_ADDRESS', rank: 2, aliases: ['mac'] },
  medical_record: { group: 'pii', label: 'MEDICAL_RECORD', rank: 2, aliases: ['medical_record_number', 'mrn'] },
  us_npi: { group: 'pii', label: 'US_NPI', rank: 1, aliases: ['npi'] },
  us_dea: { group: 'pii', label: 'US_DEA', rank: 1, aliases: ['dea_number', 'medical_license'] },
  us_mbi: { group: 'pii', label: 'US_MBI', rank: 1, aliases: ['mbi', 'medicare_beneficiary_identifier'] },
  // National identities and tax numbers
  us_ssn: { group: 'pii', label: 'US_SSN', rank: 2, aliases: ['ssn', 'social_security_number'] },
  us_itin: { group: 'pii', label: 'US_ITIN', rank: 2, aliases: ['itin'] },
  us_ein: { group: 'pii', label: 'US_EIN', rank: 2, aliases: ['ein'] },
  uk_nhs: { group: 'pii', label: 'UK_NHS', rank: 1, aliases: ['nhs_number'] },
  uk_nino: { group: 'pii', label: 'UK_NINO', rank: 1, aliases: ['nino', 'national_insurance_number'] },
  uk_utr: { group: 'pii', label: 'UK_UTR', rank: 1, aliases: ['utr'] },
  fr_nir: { group: 'pii', label: 'FR_NIR', rank: 1, aliases: ['nir', 'insee_number'] },
  fr_siret: { group: 'pii', label: 'FR_SIRET', rank: 1, aliases: ['siret'] },
  es_dni: { group: 'pii', label: 'ES_DNI', rank: 1, aliases: ['dni', 'es_nif'] },
  es_nie: { group: 'pii', label: 'ES_NIE', rank: 1, aliases: ['nie'] },
  it_fiscal_code: { group: 'pii', label: 'IT_FISCAL_CODE', rank: 1, aliases: ['codice_fiscale'] },
  it_vat: { group: 'pii', label: 'IT_VAT', rank: 1, aliases: ['partita_iva'] },
  de_tax_id: { group: 'pii', label: 'DE_TAX_ID', rank: 1, aliases: ['steuer_id', 'steueridentifikationsnummer'] },
  de_id_card: { group: 'pii', label: 'DE_ID_CARD', rank: 1, aliases: ['personalausweis'] },
  de_social_security: { group: 'pii', label: 'DE_SOCIAL_SECURITY', rank: 1, aliases: ['rentenversicherungsnummer'] },
  nl_bsn: { group: 'pii', label: 'NL_BSN', rank: 1, aliases: ['bsn'] },
  pl_pesel: { group: 'pii', label: 'PL_PESEL', rank: 1, aliases: ['pesel'] },
  pl_nip: { group: 'pii', label: 'PL_NIP', rank: 1, aliases: ['nip'] },
  pl_id_card: { group: 'pii', label: 'PL_ID_CARD', rank: 1 },
  se_personnummer: { group: 'pii', label: 'SE_PERSONNUMMER', rank: 1, aliases: ['personnummer'] },
  no_fodselsnummer: { group: 'pii', label: 'NO_FODSELSNUMMER', rank: 1, aliases: ['fodselsnummer'] },
  dk_cpr: { group: 'pii', label: 'DK_CPR', rank: 1, aliases: ['cpr'] },
  fi_hetu: { group: 'pii', label: 'FI_HETU', rank: 1, aliases: ['hetu', 'henkilotunnus'] },
  be_national_number: { group: 'pii', label: 'BE_NATIONAL_NUMBER', rank: 1, aliases: ['rijksregisternummer'] },
  pt_nif: { group: 'pii', label: 'PT_NIF', rank: 1, aliases: ['nif'] },
  ch_ahv: { group: 'pii', label: 'CH_AHV', rank: 1, aliases: ['ahv', 'avs'] },
  at_svnr: { group: 'pii', label: 'AT_SVNR', rank: 1, aliases: ['svnr'] },
  ie_pps: { group: 'pii', label: 'IE_PPS', rank: 1, aliases: ['pps', 'ppsn'] },
  ro_cnp: { group: 'pii', label: 'RO_CNP', rank: 1, aliases: ['cnp'] },
  cz_birth_number: { group: 'pii', label: 'CZ_BIRTH_NUMBER', rank: 1, aliases: ['rodne_cislo'] },
  gr_afm: { group: 'pii', label: 'GR_AFM', rank: 1, aliases: ['afm'] },
  eu_vat: { group: 'pii', label: 'EU_VAT', rank: 2, aliases: ['vat_number'] },
  in_aadhaar: { group: 'pii', label: 'IN_AADHAAR', rank: 1, aliases: ['aadhaar'] },
  in_pan: { group: 'pii', label: 'IN_PAN', rank: 1, aliases: ['pan'] },
  in_gstin: { group: 'pii', label: 'IN_GSTIN', rank: 1, aliases: ['gstin'] },
  br_cpf: { group: 'pii', label: 'BR_CPF', rank: 1, aliases: ['cpf'] },
  br_cnpj: { group: 'pii', label: 'BR_CNPJ', rank: 1, aliases: ['cnpj'] },
  ar_cuit: { group: 'pii', label: 'AR_CUIT', rank: 1, aliases: ['cuit', 'cuil'] },
  ar_dni: { group: 'pii', label: 'AR_DNI', rank: 2 },
  cl_rut: { group: 'pii', label: 'CL_RUT', rank: 1, aliases: ['rut'] },
  mx_curp: { group: 'pii', label: 'MX_CURP', rank: 1, aliases: ['curp'] },
  mx_rfc: { group: 'pii', label: 'MX_RFC', rank: 1, aliases: ['rfc'] },
  co_cedula: { group: 'pii', label: 'CO_CEDULA', rank: 2, aliases: ['cedula'] },
  au_tfn: { group: 'pii', label: 'AU_TFN', rank: 1, aliases: ['tfn'] },
  au_medicare: { group: 'pii', label: 'AU_MEDICARE', rank: 1 },
  au_abn: { group: 'pii', label: 'AU_ABN', rank: 1, aliases: ['abn'] },
  nz_ird: { group: 'pii', label: 'NZ_IRD', rank: 1, aliases: ['ird'] },
  ca_sin: { group: 'pii', label: 'CA_SIN', rank: 1, aliases: ['sin'] },
  cn_resident_id: { group: 'pii', label: 'CN_RESIDENT_ID', rank: 1 },
  jp_my_number: { group: 'pii', label: 'JP_MY_NUMBER', rank: 1, aliases: ['my_number'] },
  kr_rrn: { group: 'pii', label: 'KR_RRN', rank: 1, aliases: ['rrn'] },
  tw_national_id: { group: 'pii', label: 'TW_NATIONAL_ID', rank: 1 },
  hk_id_card: { group: 'pii', label: 'HK_ID_CARD', rank: 1, aliases: ['hkid'] },
  sg_nric: { group: 'pii', label: 'SG_NRIC', rank: 1, aliases: ['nric'] },
  my_nric: { group: 'pii', label: 'MY_NRIC', rank: 2, aliases: ['mykad'] },
  th_national_id: { group: 'pii', label: 'TH_NATIONAL_ID', rank: 1 },
  id_nik: { group: 'pii', label: 'ID_NIK', rank: 2, aliases: ['nik'] },
  za_id: { group: 'pii', label: 'ZA_ID', rank: 1 },
  tr_kimlik: { group: 'pii', label: 'TR_KIMLIK', rank: 1, aliases: ['tckn'] },
  il_id: { group: 'pii', label: 'IL_ID', rank: 1, aliases: ['teudat_zehut'] },
  ru_inn: { group: 'pii', label: 'RU_INN', rank: 1, aliases: ['inn'] },
  ru_snils: { group: 'pii', label: 'RU_SNILS', rank: 1, aliases: ['snils'] },
  ip_address: { group: 'ip_address', label: 'IP_ADDRESS', rank: 2, aliases: ['ip', 'ipv4', 'ipv6'] },
  url: { group: 'url', label: 'URL', rank: 2, aliases: ['urls', 'link'] },
  ...secretEntities,
} as const satisfies Record<string, EntityRow>;

export type PiiEntity = keyof typeof piiEntities;

/** Returns the row of an entity, with its optional properties in the type. */
export const entityRow = (entity: PiiEntity): EntityRow => piiEntities[entity];

/** Every entity's id, in the table's order. */
export const piiEntityIds = Object.keys(piiEntities) as readonly PiiEntity[];

/** The entities to find if none are requested: all but those that are found only by name. */
export const defaultEntities: ReadonlySet<PiiEntity> = new Set(
  piiEntityIds.filter((entity) => !entityRow(entity).isOnlyByName),
);

/** Returns the placeholder label of an entity, such as `EMAIL_ADDRESS`. */
export const piiLabel = (entity: PiiEntity): string => entityRow(entity).label;
