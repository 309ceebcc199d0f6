import type { Family } from '../corpus-row.ts';
import { covertOrdersAgents } from './covert-orders-agents.ts';
import { covertOrdersAsia } from './covert-orders-asia.ts';
import { covertOrdersCoding } from './covert-orders-coding.ts';
import { covertOrdersEurope } from './covert-orders-europe.ts';
import { covertOrdersJudges } from './covert-orders-judges.ts';
import { covertOrdersMarkers } from './covert-orders-markers.ts';
import { covertOrdersMidway } from './covert-orders-midway.ts';
import { covertOrdersOfficial } from './covert-orders-official.ts';
import { covertOrdersOverrides } from './covert-orders-overrides.ts';
import { covertOrdersReaders } from './covert-orders-readers.ts';
import { covertOrdersRecords } from './covert-orders-records.ts';
import { covertOrdersStaff } from './covert-orders-staff.ts';
import { covertOrdersUnnamed } from './covert-orders-unnamed.ts';

/** English notes that are orders to a program even when they stand alone. */
const openNotes: readonly Family[] = [
  ...covertOrdersReaders,
  ...covertOrdersOfficial,
  ...covertOrdersOverrides,
  ...covertOrdersStaff,
];

/** English notes that fit into any document. Some of them are attacks only there, since a user may say the same. */
export const covertNotes: readonly Family[] = [...openNotes, ...covertOrdersUnnamed, ...covertOrdersAgents];

/** Notes in other languages; they stand alone as well. */
export const covertForeignNotes: readonly Family[] = [...covertOrdersEurope, ...covertOrdersAsia];

/** What others hide in documents for the program that reads them, as far as it is an attack without more around it. */
export const covertOrders: readonly Family[] = [
  ...openNotes,
  ...covertForeignNotes,
  ...covertOrdersJudges,
  ...covertOrdersCoding,
  ...covertOrdersRecords,
  ...covertOrdersMarkers,
  ...covertOrdersMidway,
];
