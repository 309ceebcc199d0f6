import { useWindowEvent } from '@mantine/hooks';
import type { RefObject } from 'react';

/** Whether somebody types, or a dialog is open: keys then are no shortcuts. */
export function isBusy({ target }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]');
  return Boolean(isField) || document.querySelector('[role=dialog]') !== null;
}

const ROW = 'tr[data-row]';
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** J and K go to the rows of a table, and Enter opens the one that has the focus. Of several tables, that of the focus. */
export function useRowKeys(root: RefObject<HTMLElement | null>, isOn: boolean): void {
  useWindowEvent('keydown', (event) => {
    const table = root.current;
    if (!isOn || !table || event.metaKey || event.ctrlKey || event.altKey || isBusy(event)) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') openRow(document.activeElement, table);
    else if (step !== undefined && isItsTurn(table)) {
      event.preventDefault();
      stepRows(table, step);
    }
  });
}

function openRow(row: Element | null, table: HTMLElement): void {
  if (row?.matches(ROW) && table.contains(row)) row.querySelector<HTMLElement>('a[href], button')?.click();
}

/** Whether a table is the one with the focus, or the first where none has it. */
function isItsTurn(table: HTMLElement): boolean {
  const focused = document.activeElement?.closest('[data-keys]');
  return focused ? focused === table : document.querySelector('[data-keys]') === table;
}

function stepRows(table: HTMLElement, step: number): void {
  const rows = [...table.querySelectorAll<HTMLElement>(ROW)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
