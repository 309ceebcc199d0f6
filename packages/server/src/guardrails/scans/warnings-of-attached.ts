/** More files are not named in a warning. */
const MAX_NAMED = 20;

/** Says which files that are attached to a PDF were not read. */
export function warningsOfAttached({
  unreadAttachments: names,
}: {
  readonly unreadAttachments: readonly string[];
}): string[] {
  if (names.length === 0) return [];
  const shown = names.slice(0, MAX_NAMED).map((name) => `"${name.slice(0, 100).toWellFormed()}"`);
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : '';
  return [
    `Attached files that were not read: ${shown.join(', ')}${more}. Text, Markdown, HTML and PDF are; scan others alone`,
  ];
}
