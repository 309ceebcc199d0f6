import { isAlphanumeric, isDigit, isHexDigit, isTokenCharacter, isWord } from '../characters.ts';
import type { PiiEntity } from '../entities.ts';

/** A token with a provider's prefix. */
export interface ProviderToken {
  readonly entity: PiiEntity;
  readonly prefix: string;
  /** Index of the prefix character that is the anchor. The default is the last one. */
  readonly anchor?: number;
  readonly allows: (code: number) => boolean;
  /** Number of characters after the prefix. */
  readonly min: number;
  readonly max: number;
}

type Alphabet = (code: number) => boolean;
type Row = readonly [entity: PiiEntity, prefixes: string, allows: Alphabet, min: number, max: number, anchor?: number];

const isUpperOrDigit: Alphabet = (code) => isDigit(code) || (code >= 65 && code <= 90);
const isDotted: Alphabet = (code) => isTokenCharacter(code) || code === 46;

/**
 * Prefixes as the providers document them. The first match at an anchor wins, so longer prefixes come before shorter
 * ones.
 */
const rows: readonly Row[] = [
  ['aws_access_key', 'AKIA ASIA', isUpperOrDigit, 16, 16, 2],
  ['github_token', 'ghp_ gho_ ghu_ ghs_ ghr_', isAlphanumeric, 36, 255],
  ['github_token', 'github_pat_', isWord, 40, 255],
  ['gitlab_token', 'glpat- gldt- glrt- glptt- glcbt- gloas-', isTokenCharacter, 20, 64],
  ['google_api_key', 'AIza', isTokenCharacter, 35, 35, 2],
  ['google_oauth_token', 'ya29.', isTokenCharacter, 30, 512],
  ['google_client_secret', 'GOCSPX-', isTokenCharacter, 24, 40],
  ['slack_token', 'xoxa- xoxb- xoxe- xoxp- xoxr- xoxs- xapp-', isTokenCharacter, 20, 255],
  ['stripe_webhook_secret', 'whsec_', isAlphanumeric, 24, 80],
  ['razorpay_key', 'rzp_live_ rzp_test_', isAlphanumeric, 14, 14],
  ['stripe_key', 'sk_live_ rk_live_ sk_test_ rk_test_', isAlphanumeric, 16, 255],
  ['anthropic_key', 'sk-ant-', isTokenCharacter, 24, 255, 2],
  ['openrouter_key', 'sk-or-v1-', isHexDigit, 64, 64, 2],
  ['openai_key', 'sk-', isTokenCharacter, 20, 255],
  ['hugging_face_token', 'hf_', isAlphanumeric, 30, 64],
  ['npm_token', 'npm_', isAlphanumeric, 36, 36],
  ['pypi_token', 'pypi-', isTokenCharacter, 50, 255],
  ['rubygems_token', 'rubygems_', isHexDigit, 48, 48],
  ['docker_token', 'dckr_pat_ dckr_oat_', isTokenCharacter, 27, 64],
  ['digitalocean_token', 'dop_v1_ doo_v1_ dor_v1_', isHexDigit, 64, 64],
  ['shopify_token', 'shpat_ shpca_ shppa_ shpss_', isHexDigit, 32, 32],
  ['square_token', 'sq0atp- sq0csp- sq0idp-', isTokenCharacter, 22, 64],
  ['sendgrid_key', 'SG.', isDotted, 60, 72],
  ['mailgun_key', 'key-', isHexDigit, 32, 32],
  ['brevo_key', 'xkeysib- xsmtpsib-', isTokenCharacter, 64, 96],
  ['linear_key', 'lin_api_ lin_oauth_', isAlphanumeric, 32, 64],
  ['notion_token', 'ntn_', isAlphanumeric, 40, 64],
  ['notion_token', 'secret_', isAlphanumeric, 43, 43],
  ['figma_token', 'figd_', isTokenCharacter, 36, 64],
  ['postman_key', 'PMAK-', isTokenCharacter, 50, 80],
  ['grafana_token', 'glsa_ glc_', isWord, 32, 255],
  ['new_relic_key', 'NRAK- NRII- NRJS-', isAlphanumeric, 19, 32],
  ['sentry_token', 'sntrys_ sntryu_', isWord, 40, 255],
  ['doppler_token', 'dp.pt. dp.st. dp.ct.', isTokenCharacter, 40, 64],
  ['vault_token', 'hvs. hvb. hvr.', isTokenCharacter, 24, 255],
  ['pulumi_token', 'pul-', isHexDigit, 40, 40],
  ['planetscale_token', 'pscale_tkn_ pscale_oauth_ pscale_pw_', isTokenCharacter, 32, 64],
  ['supabase_key', 'sbp_', isHexDigit, 40, 40],
  ['supabase_key', 'sb_secret_', isTokenCharacter, 24, 64],
  ['tailscale_key', 'tskey-auth- tskey-api- tskey-client-', isTokenCharacter, 20, 64],
  ['age_key', 'AGE-SECRET-KEY-', isUpperOrDigit, 59, 59],
  ['groq_key', 'gsk_', isAlphanumeric, 40, 64],
  ['replicate_token', 'r8_', isAlphanumeric, 37, 37],
  ['perplexity_key', 'pplx-', isAlphanumeric, 40, 64],
  ['nvidia_key', 'nvapi-', isTokenCharacter, 40, 80],
  ['xai_key', 'xai-', isAlphanumeric, 60, 100],
  ['langsmith_key', 'lsv2_pt_ lsv2_sk_', isWord, 32, 64],
  ['posthog_key', 'phx_', isAlphanumeric, 32, 64],
  ['contentful_token', 'CFPAT-', isTokenCharacter, 40, 64],
  ['flutterwave_key', 'FLWSECK_TEST- FLWSECK-', isTokenCharacter, 32, 64],
  ['heroku_key', 'HRKU-', isTokenCharacter, 36, 80],
  ['fly_token', 'fo1_ fm2_', isTokenCharacter, 40, 512],
  ['netlify_token', 'nfp_ nfc_', isAlphanumeric, 36, 64],
];

/** Provider tokens, one entry per prefix. */
export const providerTokens: readonly ProviderToken[] = rows.flatMap(([entity, prefixes, allows, min, max, anchor]) =>
  prefixes
    .split(' ')
    .map((prefix) => ({ entity, prefix, allows, min, max, ...(anchor === undefined ? {} : { anchor }) })),
);
