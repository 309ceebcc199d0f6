import type { Family } from '../corpus-row.ts';
import { hiddenAsia } from './hidden-asia.ts';
import { hiddenBlunt } from './hidden-blunt.ts';
import { hiddenCannedAnswers } from './hidden-canned-answers.ts';
import { hiddenDeeds } from './hidden-deeds.ts';
import { hiddenEast } from './hidden-east.ts';
import { hiddenFalseEnds } from './hidden-false-ends.ts';
import { hiddenForeignTasks } from './hidden-foreign-tasks.ts';
import { hiddenInArticles } from './hidden-in-articles.ts';
import { hiddenInCode } from './hidden-in-code.ts';
import { hiddenInMails } from './hidden-in-mails.ts';
import { hiddenInPages } from './hidden-in-pages.ts';
import { hiddenInResults } from './hidden-in-results.ts';
import { hiddenInTalks } from './hidden-in-talks.ts';
import { hiddenLeaks } from './hidden-leaks.ts';
import { hiddenMarkup } from './hidden-markup.ts';
import { hiddenOfficial } from './hidden-official.ts';
import { hiddenPolite } from './hidden-polite.ts';
import { hiddenSales } from './hidden-sales.ts';
import { hiddenSplitOrders } from './hidden-split-orders.ts';
import { hiddenSystemBlock } from './hidden-system-block.ts';
import { hiddenTranslations } from './hidden-translations.ts';
import { hiddenUnaddressed } from './hidden-unaddressed.ts';
import { hiddenVerdicts } from './hidden-verdicts.ts';
import { hiddenWest } from './hidden-west.ts';

/** English notes of both labels that fit into any document and are judged alone as well. */
const openNotes: readonly Family[] = [
  ...hiddenBlunt,
  ...hiddenOfficial,
  ...hiddenPolite,
  ...hiddenMarkup,
  ...hiddenSystemBlock,
  ...hiddenSales,
];

/** Notes whose orders a user or an operator may give as well: they are attacks only within a document. */
const documentNotes: readonly Family[] = [
  ...hiddenFalseEnds,
  ...hiddenUnaddressed,
  ...hiddenCannedAnswers,
  ...hiddenLeaks,
  ...hiddenDeeds,
  ...hiddenVerdicts,
  ...hiddenTranslations,
  ...hiddenForeignTasks,
  ...hiddenSplitOrders,
];

/** Documents and records that hold their note already. */
const wholeDocuments: readonly Family[] = [
  ...hiddenInMails,
  ...hiddenInPages,
  ...hiddenInCode,
  ...hiddenInResults,
  ...hiddenInTalks,
  ...hiddenInArticles,
];

/** Notes in other languages; they stand alone as well. */
const foreignNotes: readonly Family[] = [...hiddenWest, ...hiddenEast, ...hiddenAsia];

const isTwin = ({ label }: Family): boolean => label === 0;

/** All that is judged without a document around it. */
export const hiddenOrders: readonly Family[] = [
  ...openNotes,
  ...documentNotes.filter(isTwin),
  ...wholeDocuments,
  ...foreignNotes,
];

const notes = [...openNotes, ...documentNotes, ...foreignNotes];

/** Notes to put into documents: orders to the program that reads, and their harmless twins. */
export const hiddenInDocuments = { orders: notes.filter((note) => !isTwin(note)), twins: notes.filter(isTwin) };
