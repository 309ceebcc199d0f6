import { expect, test } from 'vitest';
import { type PiiEntity, piiEntityIds } from '../entities.ts';
import { findPii } from '../find-pii.ts';

// Put together here so that no scanner of this repository takes them for real ones.
const random = (length: number): string => 'aB3dE5gH7jK9mN2pQ4sT6vW8yZ1'.repeat(12).slice(0, length);
const hex = (length: number): string => '3f9a0c7be1d25846'.repeat(8).slice(0, length);
const upper = (length: number): string =>
  random(length * 2)
    .toUpperCase()
    .slice(0, length);

const secrets: Partial<Record<PiiEntity, readonly string[]>> = {
  google_oauth_token: [`ya29.${random(60)}`],
  google_client_secret: [`GOCSPX-${random(28)}`],
  stripe_webhook_secret: [`whsec_${random(32)}`],
  pypi_token: [`pypi-${random(100)}`],
  rubygems_token: [`rubygems_${hex(48)}`],
  docker_token: [`dckr_pat_${random(27)}`],
  digitalocean_token: [`dop_v1_${hex(64)}`],
  shopify_token: [`shpat_${hex(32)}`],
  square_token: [`sq0atp-${random(22)}`, `sq0csp-${random(43)}`],
  sendgrid_key: [`SG.${random(22)}.${random(43)}`],
  mailgun_key: [`key-${hex(32)}`],
  mailchimp_key: [`${hex(32)}-us21`],
  brevo_key: [`xkeysib-${hex(64)}-${random(16)}`],
  twilio_key: [`SK${hex(32)}`, `AC${hex(32)}`],
  telegram_token: [`123456789:AA${random(33)}`],
  slack_webhook: [`https://hooks.slack.com/services/T${upper(8)}/B${upper(8)}/${random(24)}`],
  discord_webhook: [`https://discord.com/api/webhooks/123456789012345678/${random(60)}`],
  facebook_token: [`EAA${random(120)}`],
  atlassian_token: [`ATATT3${random(60)}`],
  bitbucket_password: [`ATBB${random(32)}`],
  linear_key: [`lin_api_${random(40)}`],
  notion_token: [`ntn_${random(46)}`, `secret_${random(43)}`],
  figma_token: [`figd_${random(40)}`],
  postman_key: [`PMAK-${hex(24)}-${hex(34)}`],
  grafana_token: [`glsa_${random(32)}_${hex(8)}`],
  new_relic_key: [`NRAK-${upper(27)}`],
  sentry_token: [`sntryu_${hex(64)}`],
  databricks_token: [`dapi${hex(32)}`],
  doppler_token: [`dp.pt.${random(43)}`],
  vault_token: [`hvs.${random(90)}`],
  terraform_token: [`${random(14)}.atlasv1.${random(67)}`],
  pulumi_token: [`pul-${hex(40)}`],
  planetscale_token: [`pscale_tkn_${random(43)}`],
  supabase_key: [`sbp_${hex(40)}`],
  tailscale_key: [`tskey-auth-${random(12)}-${random(32)}`],
  age_key: [`AGE-SECRET-KEY-1${upper(58)}`],
  groq_key: [`gsk_${random(52)}`],
  replicate_token: [`r8_${random(37)}`],
  perplexity_key: [`pplx-${random(48)}`],
  nvidia_key: [`nvapi-${random(64)}`],
  xai_key: [`xai-${random(80)}`],
  openrouter_key: [`sk-or-v1-${hex(64)}`],
  langsmith_key: [`lsv2_pt_${hex(32)}_${hex(10)}`],
  posthog_key: [`phx_${random(43)}`],
  airtable_token: [`pat${random(14)}.${hex(64)}`],
  contentful_token: [`CFPAT-${random(43)}`],
  razorpay_key: [`rzp_${'live'}_${random(14)}`],
  easypost_key: [`EZAK${random(54)}`],
  flutterwave_key: [`FLWSECK_TEST-${hex(32)}-X`],
  alibaba_key: [`LTAI${random(20)}`],
  tencent_key: [`AKID${random(32)}`],
  heroku_key: [`HRKU-${random(36)}`],
  fly_token: [`fo1_${random(43)}`],
  netlify_token: [`nfp_${random(36)}`],
};

test.each(Object.entries(secrets).flatMap(([entity, values]) => values.map((value) => ({ entity, value }))))(
  '$entity is found by its prefix, whole, whatever stands round it',
  ({ entity, value }) => {
    for (const [before, after] of [
      ['', ''],
      ['use ', ' now'],
      ['"', '"'],
      ['KEY=', '\n'],
      ['密钥 ', '。'],
      ['(', ')'],
    ] as const) {
      const findings = findPii(before + value + after);
      expect(findings.map((finding) => [finding.entity, finding.text])).toEqual([[entity, value]]);
    }
  },
);

test('forty providers and more have an entity of their own', () => {
  expect(
    piiEntityIds.filter((entity) => /_(?:key|token|secret|webhook|password)$/.test(entity)).length,
  ).toBeGreaterThan(40);
});

test.each([
  ['datadog_key', `DD_API_KEY=${hex(32)}`, hex(32)],
  ['cloudflare_token', `CLOUDFLARE_API_TOKEN="${random(40)}"`, random(40)],
  ['okta_token', `okta_api_token: ${random(42)}`, random(42)],
  ['azure_client_secret', `AZURE_CLIENT_SECRET='${random(40)}'`, random(40)],
  ['azure_storage_key', `AccountKey=${random(86)}==;EndpointSuffix=x`, `${random(86)}==`],
  ['asana_token', `ASANA_ACCESS_TOKEN=${random(32)}`, random(32)],
  ['generic_secret', `x-api-key: ${random(32)}`, random(32)],
] as const)('%s is found by the name of its variable', (entity, text, value) => {
  expect(findPii(text).map((finding) => [finding.entity, finding.text])).toEqual([[entity, value]]);
});

test.each([
  'password: string',
  'password = getPassword()',
  'password=$DB_PASSWORD',
  ['password: $', '{{ secrets.DB }}'].join(''),
  'password: ********',
  'Password: required',
  'api_key = os.environ["API_KEY"]',
  'token = process.env.GITHUB_TOKEN_FOR_RELEASES_2',
  'secret: your-secret-key-goes-here-1234',
  'const token = tokens[0]',
  'username: string, password: string',
  'user: { name: 1 }',
  'the password must have 12 characters',
])('no secret is found in "%s"', (text) => {
  expect(findPii(text)).toEqual([]);
});
