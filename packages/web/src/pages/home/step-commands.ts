/** Where the service answers, and the brand in its headers. */
interface Place {
  readonly origin: string;
  readonly brand: string;
  /** The words that start the command line. */
  readonly command: string;
}

const headerOf = (brand: string, name: string): string => `X-${brand.charAt(0).toUpperCase()}${brand.slice(1)}-${name}`;

/** The variables that the commands read. */
const variables = (origin: string): string => `export REDOUBT_URL=${origin}
export REDOUBT_API_KEY=sk_…   # the key that you signed in with`;

const send = (method: string, path: string, headers: readonly string[], body: string): string =>
  [
    `curl --fail-with-body -sS${method === 'POST' ? '' : ` -X ${method}`} "$REDOUBT_URL${path}"`,
    `-H "apikey: $REDOUBT_API_KEY" -H 'content-type: application/json'`,
    ...headers.map((header) => `-H '${header}'`),
    `-d ${body}`,
  ].join(' \\\n  ');

/** The command of each first step, ready to be pasted into a terminal in the folder of Redoubt. */
export const stepCommands = {
  judge: ({ origin }: Place) => `${variables(origin)}
${send(
  'POST',
  '/guardrails/detect',
  [],
  `'{"text": "Write to jane@example.com", "detectors": {"pii": {"enabled": true}}}'`,
)}`,
  target: ({ command }: Place) => `${command} practice-target
# in another terminal, the line that it prints: export TARGET_URL=…`,
  model: () =>
    send(
      'POST',
      '/models/add-model',
      [],
      `'{"model_saved_name": "my model", "model_name": "redoubt-practice-1", "model_config":
    {"model_provider": "openai_compatible", "model_endpoint_url": "'"$TARGET_URL"'", "apikeys": ["sk-not-a-real-key"]}}'`,
    ),
  chat: ({ brand }: Place) => `${send(
    'POST',
    '/deployments/add-deployment',
    [`${headerOf(brand, 'Deployment')}: my chat`],
    `'{"model_saved_name": "my model", "input_guardrails_policy": {"additional_config": {"pii_redaction": true}}}'`,
  )}
${send(
  'POST',
  '/ai-proxy/chat/completions',
  [`${headerOf(brand, 'Deployment')}: my chat`],
  `'{"messages": [{"role": "user", "content": "I am jane@example.com. Where is my parcel?"}]}'`,
)}`,
  run: ({ command }: Place) => `${command} redteam run --target "$TARGET_URL" --model redoubt-practice-1 \\
  --scope security_fraud --attacks basic,deepinception --watch`,
  fix: ({ command }: Place) => `RUN=$(${command} redteam list --json | grep -o 'rt-[0-9a-f-]*' | head -1)
${command} redteam fix "$RUN"`,
} as const;
