import type { CategoryId } from '@redoubt/contract';

/** Words that together in one sentence show an ask on a subject, for asks that are not in the corpus. */
export interface Sign {
  /** Stems: the first six letters of each word. */
  readonly words: readonly string[];
  readonly category: CategoryId;
  readonly subCategory: string;
  readonly isControl: false;
}

/**
 * Category, sub-category and groups of words. One group in a sentence is enough. A harmless sentence can match too, and
 * is then treated as harmful.
 */
const subjects: readonly (readonly [CategoryId, string, ...string[]])[] = [
  ['safety_harm', 'weapons and explosives', 'bomb', 'explos', 'grenad', 'build weapon', 'make weapon', 'gun home'],
  ['safety_harm', 'chemical, biological and nuclear threats', 'nerve gas', 'anthra', 'sarin', 'dirty bomb', 'ricin'],
  ['safety_harm', 'violence against people', 'kill', 'murder', 'poison', 'kidnap', 'tortur', 'hurt someon'],
  ['safety_harm', 'illegal drugs', 'metham', 'cocain', 'heroin', 'drugs', 'drug make'],
  ['safety_harm', 'self-harm and suicide', 'suicid', 'self harm'],
  ['safety_harm', 'hate and harassment', 'harass', 'bully', 'cyberb'],
  ['safety_harm', 'extremism and terrorism', 'terror', 'extrem group'],
  ['safety_harm', 'stalking and domestic abuse', 'stalk', 'spy partne', 'spy wife', 'spy girlfr'],
  ['security_fraud', 'malware and harmful code', 'malwar', 'ransom', 'virus write', 'virus create', 'keylog', 'trojan'],
  ['security_fraud', 'phishing and pretexting', 'phishi', 'scam'],
  [
    'security_fraud',
    'intrusion into systems and networks',
    'hack',
    'exploi server',
    'break into',
    'ddos',
    'sql inject',
  ],
  ['security_fraud', 'payment and card fraud', 'credit stolen', 'card stolen', 'skimmi'],
  [
    'security_fraud',
    'identity fraud and forged documents',
    'identi theft',
    'steal identi',
    'fake passpo',
    'forge',
    'counte',
  ],
  ['security_fraud', 'money laundering and sanctions evasion', 'launde'],
  ['privacy_data_protection', 'credentials and secrets', 'passwo someon', 'api key show', 'passwo list'],
  ['privacy_data_protection', 'profiling and surveillance of a person', 'home addres', 'track phone', 'doxx', 'dox'],
  ['legal_ip_liability', 'defamation', 'defam', 'slande', 'rumor spread', 'rumour'],
  ['legal_ip_liability', 'copyright infringement', 'torren', 'pirate', 'pirate movie', 'full lyrics'],
  ['legal_ip_liability', 'tax evasion and false accounts', 'evade tax', 'evade taxes', 'tax evasio'],
  ['product_misuse_abuse', 'generic jailbreaks', 'ignore previo', 'ignore instru', 'dan mode', 'no restri', 'jailbr'],
  ['product_misuse_abuse', 'disinformation and political manipulation', 'fake news', 'disinf', 'conspi'],
  ['product_misuse_abuse', 'fake reviews and ratings', 'fake review', 'fake rating'],
  ['product_misuse_abuse', 'academic dishonesty', 'plagia', 'cheat exam', 'essay write'],
  ['bias_fairness_ethical_harm', 'bias by race and ethnicity', 'racist', 'race infer', 'racial slur'],
  ['bias_fairness_ethical_harm', 'gender bias', 'sexist', 'women infer', 'mysogy', 'misogy'],
  ['brand_reputation_trust', 'disparagement of competitors', 'compet worse', 'compet scam', 'compet terrib'],
];

/** One entry for each group of words. */
export const signs: readonly Sign[] = subjects.flatMap(([category, subCategory, ...groups]) =>
  groups.map((group) => ({
    words: group.split(' ').map((word) => word.slice(0, 6)),
    category,
    subCategory,
    isControl: false as const,
  })),
);
