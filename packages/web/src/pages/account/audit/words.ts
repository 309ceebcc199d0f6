/** What actions are about, by the first part of their names. */
export const subjects = {
  key: 'Keys',
  session: 'Sign-ins',
  link: 'Sign-in links',
  organisation: 'Organisations',
  project: 'Projects',
  credits: 'Credits',
  webhook: 'Webhook',
  policy: 'Policies',
  guardrail: 'Guardrails',
  code_of_conduct: 'Codes of conduct',
  protected_text: 'Protected texts',
  model: 'Models',
  deployment: 'Deployments',
} as const;

const nouns: Readonly<Record<string, string>> = {
  organisation: 'the organisation',
  project: 'the project',
  key: 'the key',
  policy: 'the policy',
  guardrail: 'the guardrail',
  code_of_conduct: 'the code of conduct',
  protected_text: 'the protected text',
  model: 'the model',
  deployment: 'the deployment',
};
const verbs: Readonly<Record<string, string>> = {
  create: 'made',
  change: 'changed',
  delete: 'deleted',
  revoke: 'revoked',
};
const others: Readonly<Record<string, string>> = {
  'session.start': 'signed in',
  'session.end': 'signed out',
  'session.move': 'came to this project',
  'link.create': 'made a',
  'credits.grant': 'granted credits to',
  'credits.adjustment': 'corrected the credits of',
  'webhook.set': 'set',
  'webhook.delete': 'removed',
};

/** Says what was done, such as "revoked the key web shop". An action that is not known is named as it is. */
export function sentenceOf({ action, subject }: { readonly action: string; readonly subject: string }): string {
  const [noun = '', verb = ''] = action.split('.');
  const done = others[action] ?? (verbs[verb] && nouns[noun] ? `${verbs[verb]} ${nouns[noun]}` : action);
  return `${done} ${subject}`;
}
