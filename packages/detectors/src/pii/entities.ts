/** The four groups that findings are answered in. */
export const piiGroups = ['pii', 'secrets', 'ip_address', 'url'] as const;
export type PiiGroup = (typeof piiGroups)[number];

interface EntityRow {
  readonly group: PiiGroup;
  /** The placeholder's word: `EMAIL_ADDRESS` in `<EMAIL_ADDRESS_0>`. */
  readonly label: string;
  /** Which of two overlapping findings stands: 0 secrets, 1 formats with a checksum, 2 other formats, 3 names. */
  readonly rank: 0 | 1 | 2 | 3;
  readonly aliases?: readonly string[];
  /** Not a member of its group: found only when asked for by its own name. */
  readonly isOnlyByName?: true;
}

/** Every entity that is found: by its format, or, for names, by the trained tagger. */
export const piiEntities = {
  email: { group: 'pii', label: 'EMAIL_ADDRESS', rank: 2, aliases: ['email_address', 'emails', 'e_mail'] },
  phone: { group: 'pii', label: 'PHONE_NUMBER', rank: 2, aliases: ['phone_number', 'phones', 'telephone'] },
  credit_card: { group: 'pii', label: 'CREDIT_CARD', rank: 1, aliases: ['credit_card_number', 'card'] },
  iban: { group: 'pii', label: 'IBAN', rank: 1, aliases: ['iban_code'] },
  us_ssn: { group: 'pii', label: 'US_SSN', rank: 2, aliases: ['ssn', 'social_security_number'] },
  date_of_birth: { group: 'pii', label: 'DATE_OF_BIRTH', rank: 2, aliases: ['dob', 'birth_date', 'birthday'] },
  // A calendar date alone says nothing about a person, and ordinary prose is full of them.
  date: { group: 'pii', label: 'DATE', rank: 2, aliases: ['date_time', 'dates'], isOnlyByName: true },
  ip_address: { group: 'ip_address', label: 'IP_ADDRESS', rank: 2, aliases: ['ip', 'ipv4', 'ipv6'] },
  url: { group: 'url', label: 'URL', rank: 2, aliases: ['urls', 'link'] },
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
  aws_access_key: { group: 'secrets', label: 'AWS_ACCESS_KEY', rank: 0 },
  aws_secret_key: { group: 'secrets', label: 'AWS_SECRET_KEY', rank: 0 },
  github_token: { group: 'secrets', label: 'GITHUB_TOKEN', rank: 0 },
  gitlab_token: { group: 'secrets', label: 'GITLAB_TOKEN', rank: 0 },
  google_api_key: { group: 'secrets', label: 'GOOGLE_API_KEY', rank: 0 },
  slack_token: { group: 'secrets', label: 'SLACK_TOKEN', rank: 0 },
  stripe_key: { group: 'secrets', label: 'STRIPE_KEY', rank: 0 },
  openai_key: { group: 'secrets', label: 'OPENAI_KEY', rank: 0 },
  anthropic_key: { group: 'secrets', label: 'ANTHROPIC_KEY', rank: 0 },
  hugging_face_token: { group: 'secrets', label: 'HUGGING_FACE_TOKEN', rank: 0 },
  npm_token: { group: 'secrets', label: 'NPM_TOKEN', rank: 0 },
  jwt: { group: 'secrets', label: 'JWT', rank: 0 },
  private_key: { group: 'secrets', label: 'PRIVATE_KEY', rank: 0 },
} as const satisfies Record<string, EntityRow>;

export type PiiEntity = keyof typeof piiEntities;

/** Names that a caller may know from elsewhere and that have no finder yet. */
export const plannedEntities: ReadonlySet<string> = new Set(['address']);

/** An entity's row, with the optional traits visible to the type checker. */
export const entityRow = (entity: PiiEntity): EntityRow => piiEntities[entity];

/** Every entity's id, in the table's order. */
export const piiEntityIds = Object.keys(piiEntities) as readonly PiiEntity[];

/** What is looked for when nothing is asked: every entity but those found only by name. */
export const defaultEntities: ReadonlySet<PiiEntity> = new Set(
  piiEntityIds.filter((entity) => !entityRow(entity).isOnlyByName),
);
