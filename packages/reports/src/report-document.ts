/** A bar of a chart. */
export interface Bar {
  readonly label: string;
  /** How long the bar is, in the unit of the chart. Null: nothing was decided, so there is no bar. */
  readonly value: number | null;
  /** The ends of the whisker. */
  readonly interval?: readonly [number, number] | undefined;
  /** The value in words, beside the bar. */
  readonly text: string;
}

/** Bars below each other, each with its value in words, so that nothing depends on colour. */
export interface BarChart {
  readonly title: string;
  /** A sentence below the bars, such as how many more there are. */
  readonly note?: string | undefined;
  /** The value of a bar that takes the whole width. */
  readonly most: number;
  readonly bars: readonly Bar[];
}

interface Column {
  readonly title: string;
  /** The share of the width. Shares need not sum up to something. */
  readonly share: number;
  readonly isNumber?: true;
}

/** A part of a document. All texts are plain: they hold no markup. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  /** Headings of level 2 that come later, with their pages. */
  | { readonly kind: 'contents' }
  | { readonly kind: 'text' | 'small' | 'lead' | 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** What somebody said, line by line. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  /** Charts side by side. */
  | { readonly kind: 'charts'; readonly charts: readonly BarChart[] };

/** A report as blocks, from which a page of HTML and a PDF are made. */
export interface ReportDocument {
  readonly title: string;
  /** The document is made smaller until it fits on one page. */
  readonly isOnePage?: true;
  readonly blocks: readonly Block[];
}
