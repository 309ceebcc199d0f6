/** Pages of one document. */
export const MAX_PAGES = 500;
/** Characters of all pages together: some 800 dense pages. */
export const MAX_CHARACTERS = 3_000_000;
/** Bytes of one file inside a DOCX once it is inflated. */
export const MAX_INFLATED_BYTES = 33_554_432;
/** Files inside a DOCX. */
export const MAX_ZIP_ENTRIES = 4_000;
