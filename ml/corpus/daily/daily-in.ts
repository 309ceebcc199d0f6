import type { Family } from '../corpus-row.ts';

interface DailyTables {
  readonly dialogues: string;
  readonly documents: string;
  readonly requests: string;
}

/** The daily texts of one language. */
export function dailyIn(lang: string, { dialogues, documents, requests }: DailyTables): readonly Family[] {
  return [
    { family: 'daily_support', label: 0, lang, patterns: dialogues },
    { family: 'daily_documents', label: 0, lang, patterns: documents },
    { family: 'daily_requests', label: 0, lang, patterns: requests },
  ];
}
