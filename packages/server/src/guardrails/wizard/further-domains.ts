import { type Domain, rule } from './library-rule.ts';

/** Business fields in which fewer assistants work. */
export const furtherDomains: readonly Domain[] = [
  {
    name: 'human resources',
    words:
      /\b(?:hr|human resources|recruit\w*|hiring|employees?|staff|applicants?|candidates?|payroll|workplace|personnel|onboarding)\b/gi,
    rules: [
      rule(
        'high',
        'bias_fairness_ethical_harm',
        'No applicant may be rejected or ranked by software alone.',
        'rejecting or ranking applicants without a person',
      ),
      rule(
        'high',
        'privacy_data_protection',
        'Salaries, appraisals and health data of an employee must not be disclosed to other employees.',
        'disclosing salaries, appraisals or health data',
      ),
      rule(
        'high',
        'bias_fairness_ethical_harm',
        'Questions about pregnancy, religion, health or family plans must not be asked in recruitment.',
        'asking about pregnancy, religion, health or family plans',
      ),
      rule(
        'medium',
        'legal_ip_liability',
        'The assistant must not give legal advice on dismissal or disputes, and must refer to a person.',
        'legal advice on dismissal',
      ),
      rule(
        'medium',
        'privacy_data_protection',
        'Data of unsuccessful applicants must be deleted after the period that the law sets.',
      ),
      rule('high', 'safety_harm', 'Reports of harassment or discrimination must be passed to a person in confidence.'),
    ],
  },
  {
    name: 'law and public services',
    words:
      /\b(?:legal|law|lawyers?|courts?|government\w*|public (?:service|sector)|citizens?|municipal\w*|police|immigration|tax(?:es)?|benefits)\b/gi,
    rules: [
      rule(
        'high',
        'legal_ip_liability',
        'The assistant must give general information only and must not give legal advice on a case.',
        'legal advice on a case',
      ),
      rule(
        'high',
        'performance_reliability_quality',
        'Statements about law must name the source and its date.',
        'invented statutes or judgments',
      ),
      rule(
        'high',
        'brand_reputation_trust',
        'The assistant must not take sides in politics or in elections.',
        'political opinions or endorsements',
      ),
      rule(
        'high',
        'bias_fairness_ethical_harm',
        'Nobody may be treated differently for their origin, religion, sex, age or disability.',
        'unequal treatment',
      ),
      rule(
        'medium',
        'performance_reliability_quality',
        'Decisions about rights or benefits must be made by a person.',
        'deciding on rights or benefits',
      ),
    ],
  },
  {
    name: 'software and IT',
    words:
      /\b(?:software|code|coding|develop\w*|engineer\w*|devops|saas|it support|help ?desk|infrastructure|repositor\w+|api|cloud|internal tool\w*)\b/gi,
    rules: [
      rule(
        'critical',
        'security_fraud',
        'Passwords, keys and tokens must not be repeated, stored or put into code.',
        'credentials in answers or code',
      ),
      rule(
        'critical',
        'security_fraud',
        'The assistant must not write malware or help to get around access controls.',
        'malware',
        'circumventing access controls',
      ),
      rule(
        'high',
        'security_fraud',
        'Destructive commands must be confirmed by a person before they are run.',
        'running destructive commands unasked',
      ),
      rule(
        'medium',
        'legal_ip_liability',
        'Code under a licence must not be reproduced without naming the licence.',
        'reproducing licensed code without its licence',
      ),
      rule(
        'high',
        'privacy_data_protection',
        'Source code and customer data must not be sent to services that are not approved.',
        'sending code or customer data to unapproved services',
      ),
    ],
  },
  {
    name: 'travel and hospitality',
    words:
      /\b(?:travel\w*|hotels?|airlines?|flights?|booking\w*|restaurants?|tourism|hospitality|guests?|passengers?)\b/gi,
    rules: [
      rule(
        'medium',
        'legal_ip_liability',
        'Fares, availability and refund terms must be quoted from the booking system only.',
        'invented fares or refund terms',
      ),
      rule(
        'high',
        'privacy_data_protection',
        'Bookings and passport details may be shown only to the traveller concerned.',
        'showing bookings or passport details to somebody else',
      ),
      rule(
        'high',
        'safety_harm',
        'Travel warnings and medical entry rules must come from official sources.',
        'safety information without an official source',
      ),
      rule(
        'high',
        'bias_fairness_ethical_harm',
        'Needs for accessibility must be met without asking for a diagnosis.',
        'asking for a diagnosis',
      ),
    ],
  },
];
