import type { Family } from '../corpus-row.ts';
import { dailyLanguages } from './daily-languages.ts';
import { englishLetters } from './english-letters.ts';
import { englishPages } from './english-pages.ts';
import { englishRequests } from './english-requests.ts';
import { kitchenTexts } from './kitchen-texts.ts';
import { supportMoney } from './support-money.ts';
import { supportShops } from './support-shops.ts';
import { supportTravel } from './support-travel.ts';

/** Ordinary texts of every day, from a request to a page, in many languages: harmless to every detector. */
export const dailyTexts: readonly Family[] = [
  supportMoney,
  supportShops,
  supportTravel,
  englishLetters,
  englishPages,
  englishRequests,
  ...kitchenTexts,
  ...dailyLanguages,
];
