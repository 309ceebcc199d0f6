/** Families of our own sponge texts that ask for the same as a family of the public ones: held out with it. */
export const spongeKin: Readonly<Record<string, readonly string[]>> = {
  repeat: ['repeat_word'],
  repeat_block: ['block_flood', 'word_flood'],
  long_output: ['huge_length', 'token_burning', 'exhaustive', 'counting', 'digits'],
  long_char: ['letter_flood', 'random_letters', 'rare_tokens', 'stacked_marks', 'unseen_padding', 'blank_padding'],
  many_tasks: ['many_tasks', 'question_flood'],
  nested: ['recursive', 'macro_bomb', 'bracket_nest', 'json_nest'],
  loop: ['endless_process', 'paradox_loop'],
};

/** Families that hold attacks of every kind: held out with each. */
export const mixedSponge: readonly string[] = ['restyled', 'multilingual'];
