import type { Family } from '../corpus-row.ts';
import { notesToPeopleArticles } from './notes-to-people-articles.ts';
import { notesToPeopleAsia } from './notes-to-people-asia.ts';
import { notesToPeopleChores } from './notes-to-people-chores.ts';
import { notesToPeopleCoding } from './notes-to-people-coding.ts';
import { notesToPeopleConditions } from './notes-to-people-conditions.ts';
import { notesToPeopleEurope } from './notes-to-people-europe.ts';
import { notesToPeopleLinks } from './notes-to-people-links.ts';
import { notesToPeopleMarkers } from './notes-to-people-markers.ts';
import { notesToPeopleMidway } from './notes-to-people-midway.ts';
import { notesToPeopleOfficial } from './notes-to-people-official.ts';
import { notesToPeopleOverrides } from './notes-to-people-overrides.ts';
import { notesToPeopleReaders } from './notes-to-people-readers.ts';
import { notesToPeopleRecords } from './notes-to-people-records.ts';
import { notesToPeopleRobots } from './notes-to-people-robots.ts';
import { notesToPeopleTools } from './notes-to-people-tools.ts';
import { notesToPeopleVerdicts } from './notes-to-people-verdicts.ts';

/** English notes that fit into any document. */
export const peopleNotes: readonly Family[] = [
  ...notesToPeopleReaders,
  ...notesToPeopleConditions,
  ...notesToPeopleOfficial,
  ...notesToPeopleTools,
  ...notesToPeopleOverrides,
  ...notesToPeopleLinks,
  ...notesToPeopleRobots,
];

/** The same in other languages. */
export const peopleForeignNotes: readonly Family[] = [...notesToPeopleEurope, ...notesToPeopleAsia];

/** Notes to people and texts about assistants, harmless twins of covert orders. */
export const notesToPeople: readonly Family[] = [
  ...peopleNotes,
  ...peopleForeignNotes,
  ...notesToPeopleChores,
  ...notesToPeopleVerdicts,
  ...notesToPeopleCoding,
  ...notesToPeopleRecords,
  ...notesToPeopleMarkers,
  ...notesToPeopleMidway,
  ...notesToPeopleArticles,
];
