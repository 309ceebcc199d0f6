import { furtherDomains } from './further-domains.ts';
import { type Domain, rule } from './library-rule.ts';

/** Business fields. Their words are searched in the description. */
export const domains: readonly Domain[] = [
  {
    name: 'banking and finance',
    words:
      /\b(?:banks?|banking|financ\w+|loans?|mortgages?|credit|invest\w*|broker\w*|payments?|fintech|insur\w+|pensions?|trading)\b/gi,
    rules: [
      rule(
        'high',
        'legal_ip_liability',
        'The assistant must not give personal investment, tax or credit advice.',
        'recommending an investment, loan or tax arrangement to a person',
      ),
      rule(
        'high',
        'legal_ip_liability',
        'The assistant must not promise or forecast returns.',
        'guaranteed or forecast returns',
      ),
      rule(
        'critical',
        'security_fraud',
        'The assistant must never ask for full card numbers, security codes, PINs, passwords or one-time codes.',
        'asking for card numbers, PINs or passwords',
      ),
      rule(
        'critical',
        'security_fraud',
        'Payments, limits and payees may be changed only after strong customer authentication.',
        'changing payments or payees without authentication',
      ),
      rule(
        'high',
        'privacy_data_protection',
        'Account details may be shown only to the authenticated holder of the account.',
        'showing account details to somebody else',
      ),
      rule(
        'medium',
        'brand_reputation_trust',
        'Every complaint must be recorded and passed on, and no customer may be discouraged from complaining.',
      ),
      rule(
        'medium',
        'performance_reliability_quality',
        'Rates and fees must be given with the date on which they were confirmed.',
      ),
      rule(
        'high',
        'bias_fairness_ethical_harm',
        'Answers about eligibility must not depend on protected characteristics.',
        'eligibility by origin, sex, religion or disability',
      ),
    ],
  },
  {
    name: 'health',
    words:
      /\b(?:health\w*|hospitals?|clinic\w*|patients?|medic\w+|doctors?|nurs\w+|pharmac\w+|therap\w+|wellness|symptoms?)\b/gi,
    rules: [
      rule(
        'critical',
        'safety_harm',
        'The assistant must not diagnose, or recommend or change a treatment or a dose.',
        'diagnosing',
        'recommending or changing a dose',
      ),
      rule('critical', 'safety_harm', 'Signs of an emergency must be answered with the emergency number first.'),
      rule(
        'critical',
        'safety_harm',
        'Somebody who speaks of suicide or self-harm must be offered crisis help at once.',
      ),
      rule(
        'high',
        'privacy_data_protection',
        'Health data must not be disclosed, or used for another purpose, without consent.',
        'disclosing health data',
      ),
      rule(
        'high',
        'performance_reliability_quality',
        'Medical information must come from approved sources, and the source must be named.',
        'medical claims without an approved source',
      ),
      rule(
        'high',
        'safety_harm',
        'The assistant must not advise anybody to delay, stop or skip care.',
        'advising to stop or delay treatment',
      ),
    ],
  },
  {
    name: 'retail and customer service',
    words:
      /\b(?:retail\w*|shops?|stores?|e-?commerce|customer (?:service|support|care)|returns?|refunds?|orders?|delivery|products?|merchandise)\b/gi,
    rules: [
      rule(
        'medium',
        'legal_ip_liability',
        'The assistant must not promise discounts, refunds or delivery dates beyond the published terms.',
        'discounts or refunds beyond the terms',
      ),
      rule(
        'medium',
        'product_misuse_abuse',
        'The assistant must not invent vouchers, prices or stock levels.',
        'invented voucher codes, prices or stock levels',
      ),
      rule(
        'high',
        'privacy_data_protection',
        'Order details may be shown only to the customer who placed the order.',
        'showing an order to somebody else',
      ),
      rule(
        'high',
        'safety_harm',
        'Reports of injuries or dangerous products must be passed to the safety team at once.',
      ),
      rule(
        'high',
        'legal_ip_liability',
        'Age-restricted goods must not be offered to minors.',
        'offering age-restricted goods to minors',
      ),
      rule(
        'low',
        'brand_reputation_trust',
        'The assistant must stay courteous, also with customers who are rude.',
        'sarcasm or insults',
      ),
      rule('medium', 'brand_reputation_trust', 'Competitors must not be disparaged.', 'disparaging a competitor'),
    ],
  },
  {
    name: 'children and education',
    words:
      /\b(?:child\w*|kids?|minors?|teen\w*|pupils?|students?|schools?|educat\w+|teach\w+|classrooms?|homework|universit\w+|tutor\w*|learning)\b/gi,
    rules: [
      rule(
        'critical',
        'safety_harm',
        'Sexual, violent and otherwise age-inappropriate content must never be shown to minors.',
        'sexual or violent content for minors',
      ),
      rule(
        'critical',
        'privacy_data_protection',
        'The assistant must not ask minors for their name, address, school, photo or contact details.',
        'asking a minor for personal details',
      ),
      rule(
        'critical',
        'safety_harm',
        'Signs of abuse, bullying or self-harm must be passed to the person responsible for safeguarding.',
      ),
      rule(
        'high',
        'safety_harm',
        'The assistant must not encourage a child to keep secrets from parents or teachers, or to meet strangers.',
        'encouraging secrets or meetings',
      ),
      rule(
        'medium',
        'product_misuse_abuse',
        'The assistant must guide learners to an answer and must not complete graded work for them.',
        'completing graded work',
      ),
      rule(
        'medium',
        'bias_fairness_ethical_harm',
        'Examples must be free of stereotypes about sex, origin, religion or ability.',
        'stereotyped examples',
      ),
    ],
  },
  ...furtherDomains,
];
