import type { PolicyRule } from '@redoubt/contract';
import { readDocument } from '../../packages/documents/src/read-document.ts';
import { inferRules } from '../../packages/server/src/guardrails/wizard/infer-rules.ts';
import type { ListedRule, PolicyDocument } from './policy-documents.ts';

/** How well the rules of one document were found. */
export interface WizardMeasure {
  readonly name: string;
  readonly format: string;
  readonly isUnseen: boolean;
  readonly pages: number;
  readonly listed: number;
  readonly found: number;
  readonly answered: number;
  readonly missed: readonly ListedRule[];
  /** Rules that nobody listed. */
  readonly spurious: readonly PolicyRule[];
  readonly citations: number;
  /** Sentences that are not the document's, or not where they are said to be. */
  readonly wrongCitations: readonly string[];
}

/** Compare what the wizard finds with what a person listed. Each listed rule counts once. */
export async function measureWizard(document: PolicyDocument): Promise<WizardMeasure> {
  const { name, format, isUnseen, bytes, filename } = document;
  const read = await readDocument({ bytes, filename });
  const rules = inferRules(read);
  const { taken, spurious } = compare(rules, document.rules);
  const listed = document.rules.filter(({ isOptional }) => !isOptional);
  const pageTexts = read.pages.map(({ text }) => text);
  const citations = rules.flatMap((rule) => rule.citations ?? []);
  return {
    name,
    format,
    isUnseen,
    pages: read.pages.length,
    listed: listed.length,
    found: listed.filter((each) => taken.has(each)).length,
    answered: rules.length,
    missed: listed.filter((each) => !taken.has(each)),
    spurious,
    citations: citations.length,
    wrongCitations: citations.filter((each) => !isRight(each, document, pageTexts)).map(({ sentence }) => sentence),
  };
}

/** A rule takes the first listed one that it states and that none took; one that was stated twice takes both. */
function compare(rules: readonly PolicyRule[], listed: readonly ListedRule[]) {
  const taken = new Set<ListedRule>();
  const spurious: PolicyRule[] = [];
  for (const rule of rules) {
    const free = listed.filter((each) => states(rule, each) && !taken.has(each));
    const isTwice = (rule.citations?.length ?? 0) > 1;
    for (const each of isTwice ? free : free.slice(0, 1)) taken.add(each);
    if (free.length === 0) spurious.push(rule);
  }
  return { taken, spurious };
}

function states({ text, citations = [] }: PolicyRule, { sentence, words }: ListedRule): boolean {
  const isCited = citations.some((citation) => citation.sentence.startsWith(sentence));
  return isCited && text.toLowerCase().includes(words.toLowerCase());
}

type Citation = NonNullable<PolicyRule['citations']>[number];

/** A sentence is on its page as the author wrote it, and where its places say. */
function isRight(citation: Citation, { pageTexts }: PolicyDocument, readPages: readonly string[]): boolean {
  const { page, sentence, start, end, end_page: endPage } = citation;
  const written = pageTexts.length === 1 ? pageTexts[0] : pageTexts[page - 1];
  const isWritten = written?.includes(sentence) ?? false;
  return isWritten && endPage === undefined && readPages[page - 1]?.slice(start, end) === sentence;
}
