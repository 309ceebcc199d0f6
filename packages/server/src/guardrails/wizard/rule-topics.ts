import type { CategoryId } from '@redoubt/contract';

/** Word beginnings for each category. A rule belongs to the category with the most matches. */
const words: Readonly<Record<CategoryId, string>> = {
  safety_harm:
    'safe safeguard safety injur harm suicid self-harm emergenc medic dose drug diagnos treatment symptom weapon violen poison explosi child minor underage bully sexual harassment abuse crisis counsellor nurse doctor therap fire shock recall chemical pesticid vulnerab health alcohol gambling pregnan',
  security_fraud:
    'secur password passcode credential pin secret token key encrypt authenticat two-factor login sign-on log logging prompt instruction jailbreak attack malware phishing fraud scam payee transfer access console network breach incident vpn screen lock laptop card console vulnerabilit exploit',
  privacy_data_protection:
    'privac personal data confidential transcript record recording address phone birth identit biometric consent anonym delete erase retention retain store stored special gdpr disclos location camera photo photograph surveillance monitor log logs applicant employee-data salary payroll payslip cookie archive',
  legal_ip_liability:
    'legal law lawful lawyer advice liabilit copyright licen trademark patent plagiar contract regulat complian court ombudsman statutor tax warranty refund return dismissal guarantee quote promise own-work invest mortgage pension forecast age-restricted proof',
  product_misuse_abuse:
    'misuse homework essay exam exams cheat cheating competitor off-topic topic scope out-of-scope unauthori bypass abuse spam advertise voucher discount waiver account approved tool tools purpose private use',
  performance_reliability_quality:
    'accura accurate mistake error wrong correct correctly quality review test tested sample uptime availab response language jargon plain source reliable up-to-date date stock hint word words short easy translation outage latency check train training course monitor update',
  bias_fairness_ethical_harm:
    'discriminat fair fairly bias race racial religio religion gender sex disabilit ethnic age equal equally stereotyp protected characteristic accent faith appearance weight lifestyle inclusive neutral treated rank compare union orientation',
  brand_reputation_trust:
    'brand reputation tone polite politely sarcasm rude apolog honest pretend human automated identif introduce disclose transparen complaint review reviews media press social politic opinion compare competitor insult joke jokes greet trust courteous respectful claim claims named software',
};

const ids = Object.keys(words) as CategoryId[];
const index = new Map<string, CategoryId[]>();
for (const id of ids) {
  for (const word of words[id].split(' ')) index.set(word, [...(index.get(word) ?? []), id]);
}

/** Shorter word beginnings count only as whole words. */
const MIN_STEM = 5;
const HEADING_WEIGHT = 0.5;

/**
 * Returns the category with the most matching words. Words of the heading count half. Returns undefined if nothing
 * matches.
 */
export function categoryOf(text: string, heading: string): CategoryId | undefined {
  const scores = new Map<CategoryId, number>();
  count(text, 1, scores);
  count(heading, HEADING_WEIGHT, scores);
  let best: CategoryId | undefined;
  for (const id of ids) if ((scores.get(id) ?? 0) > (best ? (scores.get(best) ?? 0) : 0)) best = id;
  return best;
}

function count(text: string, weight: number, scores: Map<CategoryId, number>): void {
  for (const word of new Set(text.toLowerCase().match(/[\p{L}]+(?:-[\p{L}]+)*/gu) ?? [])) {
    for (const id of categoriesOf(word)) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
}

function categoriesOf(word: string): readonly CategoryId[] {
  const whole = index.get(word) ?? index.get(word.replace(/s$/, ''));
  if (whole) return whole;
  for (let length = Math.min(word.length, 16); length >= MIN_STEM; length -= 1) {
    const found = index.get(word.slice(0, length));
    if (found) return found;
  }
  return [];
}
