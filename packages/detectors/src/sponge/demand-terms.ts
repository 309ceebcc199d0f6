/** The role of a phrase in a demand for output. */
export type DemandRole =
  | 'loop_verb'
  | 'make_verb'
  | 'endless'
  | 'vague_endless'
  | 'exhaustive'
  | 'no_cut'
  | 'recursive'
  | 'burning'
  | 'unit'
  | 'up_to';

/** English phrases of demands for output, comma-separated, by role. */
export const demandTerms: Readonly<Record<DemandRole, string>> = {
  loop_verb:
    'répète, répétez, répéter, dis, compte, wiederhole, wiederholen sie, sag, sage, zähle, repite, repita, cuenta, ripeti, repeat, say, print, output, type, echo, recite, chant, loop, spam, count, keep saying, keep typing, keep writing, keep repeating, keep printing, keep counting, keep generating, keep going, keep asking, keep producing, keep sending, keep responding, keep listing, keep adding, continue writing, continue generating, continue repeating, continue counting, continue listing, go on, type out, print out, write out, spell out',
  make_verb:
    'recite, écris, écrivez, génère, schreibe, schreib, erzeuge, escribe, escriba, genera, scrivi, write, generate, list, produce, create, give, compose, draft, make, enumerate, show, calculate, compute, translate, fill, tell, describe, explain, name, simulate, provide, send, reply, respond, answer, continue, render, emulate, solve, run, build, find, expand, elaborate, play out, think, do, work out, include, reproduce, return, display, summarize, summarise, rewrite, imagine, perform, execute',
  endless:
    "never ever stop, as you possibly can, as many times as you possibly can, à l'infini, sans arrêt, sans fin, ohne ende, ohne aufzuhören, ohne pause, immer und immer wieder, endlos, sin parar, sin fin, sin detenerte, infinitas veces, una y otra vez, senza fine, for ever and ever, infinite times, infinitely many times, an infinite number of, infinite number of times, infinitely, endlessly, without end, without any end, without stopping, without ever stopping, without pause, without a break, without limit, without a limit, without any limit, never stop, do not stop, don't stop, dont stop, do not ever stop, don't ever stop, do not stop early, non-stop, nonstop, never end, never ends, never ending, never finish, never terminate, over and over, again and again, ad infinitum, indefinitely, until the end of time, until i tell you to stop, until i say stop, until told to stop, as many times as you can, as many times as possible, as many as you can, for as long as possible, for as long as you can, as long as you can, as long as possible, in perpetuity, eternally, for eternity, for all eternity, no end, no upper limit, unlimited number, unlimited times, until you cannot continue, until you can't continue, till infinity, to infinity, if you stop, keep going, start again",
  vague_endless:
    'pour toujours, für immer, unendlich, para siempre, infinitamente, per sempre, forever, for ever, endless, infinite, unlimited, never-ending, unending, perpetual, limitless, continuously, continually, constantly',
  exhaustive:
    'for every country, for every city, for each city, for each country, every possible, all possible, every single, all permutations, every permutation, all combinations, every combination, combination, permutations of, every prime, every integer, every number, all integers, all natural numbers, all the numbers, every word, every character, every digit, every known, every country, every language, all digits, all the digits, each and every, complete list of, full list of, entire text of, full text of, complete text of, the entire bible, the whole bible, complete works, word for word, every path, every move, all subsets, every subset, power set, all factors, in alphabetical order, every language you know, everything you know',
  no_cut:
    "do not truncate, don't truncate, do not skip, don't skip, do not abbreviate, don't abbreviate, do not summarise, do not summarize, don't summarize, do not shorten, don't shorten, do not omit, don't omit, none left out, leave nothing out, leave none out, leaving nothing out, no omissions, without omissions, no ellipsis, no ellipses, do not use ellipsis, without abbreviating, without skipping, without truncating, no matter how long, regardless of length, in a single answer, in a single response, in one reply, in one response, in one answer, in full, in full detail, in maximum detail, as detailed as possible, in as much detail as possible, in exhaustive detail, one on each line, one per line, at maximum length, maximum length, longest possible, as long a response as, do not stop early, show every step, showing every step, show all steps, no shortcuts, no ellipsis, print its output, print its full output, show its full output, print the output, every line of output",
  recursive:
    'each of which, each of those, each of these, for each of, for every one of, each one of these, then each, then for each, for each point, for each item, for each answer, for each sub, each sub, each subpoint, each sub-point, each subsection, each bullet, each of the resulting, expand each, expand every, break down each, break each, split each, do the same for, do the same with, and so on for, and so on until, repeat the process, repeat this process, repeat the procedure, recursively, recursive, explain each word of, each word in your, every word in your, every word you use, every word of your, each word you use, each word of your, each sentence of your, every sentence of your, define every word, of your own answer, of your answer, your previous answer, your own output, your own reply, your own response, your last response, into each of, into every other, levels deep, layers deep, nested, down to the smallest, until nothing is left, until no further, the next sentence is true, the previous sentence is true, the next sentence is false, the previous sentence is false, restart the task, start the task over, then start over, go back to step',
  burning:
    "to the last digit, recite the entire, until you run out of tokens, run out of tokens, use all your tokens, use up all your tokens, use all available tokens, all your tokens, maximum number of tokens, fill your context, fill the context window, fill your entire context, until the context, until you hit the token limit, until you reach the token limit, until you hit the limit, until you reach the limit, until you reach your limit, until you crash, until your memory, exceed your token, max out, max tokens, token limit, output limit, while true, while(true), for (;;), infinite loop, never halts, never halt, that never terminates, every possible game, check the check, check that check, reply to your own reply, reply to that, proof that you will never, step by step without a limit, without ever concluding, never give a final, never conclude, do not conclude, every hour since, graham's number, busy beaver, ackermann, as much computation as possible, as many tokens as possible, as much compute as, consume as many, waste as many, use as many tokens, as slowly as possible, think forever, think indefinitely, every token, last digit of pi, all the digits of pi, all digits of pi",
  unit: 'word, page, line, digit, token, character, fois, mal, veces, palabras, wörter, mots, volte, times, words, lines, rows, pages, digits, decimals, decimal places, decimal digits, items, paragraphs, characters, letters, tokens, sentences, copies, records, entries, examples, steps, names, numbers, chapters, essays, stories, poems, iterations, levels, layers, questions, versions, columns, variations, languages, bytes, rounds, turns, reports, articles, cycles, facts, ideas, tasks, points, elements, discs, disks, simulations, rolls, flips, users, emails, jokes, sections, volumes, repetitions, passes, primes, moves, verses, bullets, bullet points, prompts, products, people',
  up_to:
    'count to, count up to, count from, count down from, up to, all the way to, numbers from, numbers between, integers from, numbers up to, from 1 to, from 0 to, from one to, from zero to, between 1 and, through to, all the way up to, every number from, every integer from, multiplication table, primes below, primes under, numbers below, numbers under',
};

/** The number from which a demand for this unit is enormous. Other units use `defaultEnormous`. */
export const enormous: ReadonlyMap<string, number> = new Map(
  Object.entries({
    times: 500,
    fois: 500,
    mal: 500,
    veces: 500,
    volte: 500,
    word: 20_000,
    page: 80,
    line: 2_000,
    digit: 5_000,
    token: 20_000,
    character: 100_000,
    palabras: 20_000,
    wörter: 20_000,
    mots: 20_000,
    words: 20_000,
    lines: 2_000,
    rows: 2_000,
    pages: 80,
    digits: 5_000,
    decimals: 5_000,
    'decimal places': 5_000,
    'decimal digits': 5_000,
    paragraphs: 400,
    characters: 100_000,
    letters: 100_000,
    tokens: 20_000,
    sentences: 2_000,
    copies: 500,
    chapters: 60,
    essays: 20,
    stories: 50,
    poems: 100,
    levels: 15,
    layers: 15,
    languages: 80,
    columns: 500,
    bytes: 100_000,
    reports: 20,
    articles: 25,
    sections: 100,
    volumes: 10,
    versions: 200,
    discs: 12,
    disks: 12,
    tasks: 200,
    points: 500,
    iterations: 500,
    rounds: 300,
    turns: 300,
    cycles: 300,
    repetitions: 300,
    passes: 300,
    people: 5_000,
    users: 5_000,
  }),
);

export const defaultEnormous = 1_000;
/** The number from which "count to" and "numbers from 1 to" are enormous. */
export const enormousCount = 10_000;
