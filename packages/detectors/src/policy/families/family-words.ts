import { lexiconOf } from '../lexicon.ts';
import { companyWords } from '../words/company-words.ts';
import { healthWords } from '../words/health-words.ts';
import { moneyWords } from '../words/money-words.ts';

/** The words that families of rules look for in a sentence. */
export const familyWords = lexiconOf({ ...companyWords, ...healthWords, ...moneyWords });
