import { corpusFiles, corpusRooms } from './corpus.ts';
import { fittedFiles, fittedRooms } from './fitted.ts';
import { measuredFiles, measuredRooms } from './measured.ts';
import { policyFiles, policyRooms } from './policy.ts';
import { readerFiles } from './reader.ts';

/** Files below `ml/data` that have a form of their own, without their ending. */
export const files = { ...corpusFiles, ...fittedFiles, ...measuredFiles, ...policyFiles, ...readerFiles } as const;

/** Folders below `ml/data` whose files all have one form, except those in `files`. */
export const rooms = { ...corpusRooms, ...fittedRooms, ...measuredRooms, ...policyRooms } as const;
