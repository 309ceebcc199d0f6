import type { PiiFinding } from '@redoubt/detectors';

type Entity = PiiFinding['entity'] | 'person' | 'location' | 'organization';

/** Our entities that answer a label of the data; the first is what a finding of another label's would be called. */
export const entitiesByLabel: Readonly<Record<string, readonly Entity[]>> = {
  PERSON: ['person'],
  LOCATION: ['location'],
  ORGANIZATION: ['organization'],
  ADDRESS: ['address'],
  AGE: ['age'],
  API_KEY: ['generic_secret'],
  BANK_ACCOUNT: ['bank_account', 'iban'],
  CREDIT_CARD: ['credit_card'],
  CRYPTO: ['bitcoin_address', 'ethereum_address', 'crypto_address'],
  DATE_OF_BIRTH: ['date_of_birth'],
  DATE_TIME: ['date', 'date_of_birth'],
  EMAIL_ADDRESS: ['email'],
  IBAN_CODE: ['iban'],
  ID_NUMBER: ['id_number'],
  IN_AADHAAR: ['in_aadhaar'],
  IN_PAN: ['in_pan'],
  IP_ADDRESS: ['ip_address'],
  LICENSE_PLATE: ['license_plate'],
  MAC_ADDRESS: ['mac_address'],
  MEDICAL_RECORD: ['medical_record'],
  PASSPORT: ['passport'],
  PASSWORD: ['password'],
  PHONE_NUMBER: ['phone'],
  PL_NIP: ['pl_nip'],
  PL_PESEL: ['pl_pesel'],
  UK_NHS: ['uk_nhs'],
  UK_NINO: ['uk_nino'],
  URL: ['url'],
  USERNAME: ['username'],
  US_BANK_ROUTING: ['us_bank_routing'],
  US_DRIVER_LICENSE: ['driver_license'],
  US_SSN: ['us_ssn'],
};

/** Labels that a named-entity model answers; the others have a format or a name beside them. */
export const namedLabels: ReadonlySet<string> = new Set(['PERSON', 'LOCATION', 'ORGANIZATION']);

/** The label that a finding counts under: any secret key is an API key there. */
export function labelOf(
  { entity, group }: Pick<PiiFinding, 'entity' | 'group'>,
  labels: ReadonlySet<string>,
): string | undefined {
  if (group === 'secrets' && entity !== 'password') return 'API_KEY';
  const place = (label: string): number => (entitiesByLabel[label] ?? []).indexOf(entity);
  const fitting = Object.keys(entitiesByLabel)
    .filter((label) => place(label) >= 0)
    .toSorted((a, b) => place(a) - place(b));
  return fitting.find((label) => labels.has(label)) ?? fitting[0];
}
