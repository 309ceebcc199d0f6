import type { Block, ReportDocument } from '@redoubt/reports';
import type { Setting } from './break-lines.ts';
import { drawCharts } from './draw-charts.ts';
import { drawTable } from './draw-table.ts';
import { inks, type Sheet } from './sheet.ts';

const body: Setting = { size: 9, weight: 'regular' };
const strong: Setting = { size: 9, weight: 'bold' };
const small: Setting = { size: 7.6, weight: 'regular' };
const lead: Setting = { size: 11.5, weight: 'bold' };
const headings = { 1: { size: 19, above: 0 }, 2: { size: 12.5, above: 10 }, 3: { size: 10, above: 7 } } as const;

/** Places that are filled when all pages are known: the numbers in the list of contents. */
interface Contents {
  readonly page: number;
  readonly y: number;
}

/** Draws the blocks of a document in their order. */
export class BlockDrawing {
  readonly #sheet: Sheet;
  readonly #titles: readonly string[];
  readonly #entries: Contents[] = [];
  readonly #starts: number[] = [];

  constructor(sheet: Sheet, { blocks }: ReportDocument) {
    this.#sheet = sheet;
    this.#titles = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
  }

  draw(block: Block): void {
    const sheet = this.#sheet;
    switch (block.kind) {
      case 'heading':
        this.#heading(block);
        break;
      case 'contents':
        this.#contents();
        break;
      case 'table':
        drawTable(sheet, block);
        break;
      case 'charts':
        drawCharts(sheet, block.charts);
        break;
      case 'list':
        drawList(sheet, block.items);
        break;
      case 'facts':
        drawFacts(sheet, block.rows);
        break;
      default:
        drawText(sheet, block);
    }
  }

  /** Writes the numbers of pages into the list of contents. */
  finish(): void {
    const { doc, left, width } = this.#sheet;
    for (const [at, { page, y }] of this.#entries.entries()) {
      doc.switchToPage(page - 1);
      this.#sheet.writeRight(String(this.#starts[at] ?? '-'), body, { x: left, y, width });
      doc.goTo(left, y, width, this.#sheet.leading(body), anchorOf(at));
    }
  }

  #heading({ level, text }: Extract<Block, { kind: 'heading' }>): void {
    const sheet = this.#sheet;
    const { size, above } = headings[level];
    const setting: Setting = { size, weight: 'bold' };
    sheet.space(above);
    // A heading stays with what it is the heading of.
    sheet.makeRoom(sheet.leading(setting) * 2 + sheet.scaled(30));
    if (level === 2) {
      sheet.doc.addNamedDestination(anchorOf(this.#starts.length), 'XYZ', 0, sheet.y, null);
      sheet.doc.outline.addItem(text);
      this.#starts.push(sheet.pages);
    }
    sheet.write(text, setting);
    sheet.space(level === 1 ? 4 : 2);
  }

  #contents(): void {
    const sheet = this.#sheet;
    for (const title of this.#titles) {
      sheet.makeRoom(sheet.leading(body));
      this.#entries.push({ page: sheet.pages, y: sheet.y });
      const line = sheet.shortened(title, sheet.width - 40, body);
      if (line) sheet.drawLine(line, body, { x: sheet.left, y: sheet.y, width: sheet.width });
      sheet.y += sheet.leading(body);
    }
  }
}

const anchorOf = (at: number): string => `part-${at}`;

function drawText(sheet: Sheet, { kind, text }: Extract<Block, { text: string }>): void {
  if (kind === 'quote') {
    drawQuote(sheet, text);
  } else if (kind === 'note') {
    drawNote(sheet, text);
  } else {
    sheet.write(text, settings[kind === 'lead' || kind === 'small' ? kind : 'text'], {
      ink: kind === 'small' ? inks.faint : inks.text,
    });
    sheet.space(4);
  }
}

const settings = { text: body, small, lead } as const;

const INDENT = 9;

/** Lines with a line at their left, so that they are not taken for our own words. */
function drawQuote(sheet: Sheet, text: string): void {
  for (const line of sheet.lines(text, sheet.width - INDENT, small)) {
    const height = sheet.leading(small);
    sheet.makeRoom(height);
    sheet.doc.rect(sheet.left, sheet.y - 1, 1.5, height).fill(inks.line);
    const place = { x: sheet.left + INDENT, y: sheet.y, width: sheet.width - INDENT };
    sheet.drawLine(line, small, place);
    sheet.y += height;
  }
  sheet.space(5);
}

function drawNote(sheet: Sheet, text: string): void {
  const lines = sheet.lines(`Note: ${text}`, sheet.width - 2 * INDENT, body);
  const height = lines.length * sheet.leading(body) + sheet.scaled(6);
  sheet.makeRoom(height);
  sheet.doc.rect(sheet.left, sheet.y, sheet.width, height).fill(inks.soft);
  sheet.doc.rect(sheet.left, sheet.y, 2.5, height).fill(inks.faint);
  for (const [at, line] of lines.entries()) {
    const y = sheet.y + sheet.scaled(4) + at * sheet.leading(body);
    sheet.drawLine(line, body, { x: sheet.left + INDENT, y, width: sheet.width - 2 * INDENT });
  }
  sheet.y += height;
  sheet.space(5);
}

function drawList(sheet: Sheet, items: readonly string[]): void {
  for (const item of items) {
    const [bullet] = sheet.lines('•', INDENT, body);
    sheet.makeRoom(sheet.leading(body));
    if (bullet) sheet.drawLine(bullet, body, { x: sheet.left, y: sheet.y, width: INDENT });
    sheet.write(item, body, { indent: INDENT });
  }
  sheet.space(4);
}

const NAME_SHARE = 0.18;

function drawFacts(sheet: Sheet, rows: Extract<Block, { kind: 'facts' }>['rows']): void {
  const indent = sheet.width * NAME_SHARE;
  for (const [name, value] of rows) {
    sheet.makeRoom(sheet.leading(body));
    const [title] = sheet.lines(name, indent, strong);
    if (title) sheet.drawLine(title, strong, { x: sheet.left, y: sheet.y, width: indent });
    sheet.write(value, body, { indent });
  }
  sheet.space(4);
}
