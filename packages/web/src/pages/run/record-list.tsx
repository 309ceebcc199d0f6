import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { OutcomeBadge } from '../../redteam/badges.tsx';
import classes from './record-list.module.css';
import type { ListedRecord } from './run-queries.ts';

interface RecordListProps {
  readonly records: readonly ListedRecord[];
  readonly onOpen: (record_id: string) => void;
  /** Reads more. Undefined while that is under way, and where there is no more. */
  readonly onEnd: (() => unknown) | undefined;
}

/** Height of a row in pixels, as in the style. */
const ROW = 56;
/** So many rows before the end, more are read. */
const AHEAD = 100;

/** Records, a line each. Only the lines that are seen are in the page, so that the list may be very long. */
export function RecordList({ records, onOpen, onEnd }: RecordListProps) {
  const scrolled = useRef<HTMLDivElement>(null);
  const list = useVirtualizer({
    count: records.length,
    getScrollElement: () => scrolled.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const shown = list.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? 0) >= records.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);
  return (
    <div ref={scrolled} className={classes.window}>
      <ul className={classes.list} style={{ height: list.getTotalSize() }} aria-label="Records of the run">
        {shown.map(({ index, start }) => {
          const record = records[index];
          return record && <Row key={index} record={record} start={start} place={index + 1} onOpen={onOpen} />;
        })}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly record: ListedRecord;
  readonly start: number;
  readonly place: number;
  readonly onOpen: (record_id: string) => void;
}

const Row = memo(function Row({ record, start, place, onOpen }: RowProps) {
  const { record_id, category, attack, goal, outcome, isCorrected } = record;
  return (
    <li className={classes.row} style={{ transform: `translateY(${start}px)` }} aria-posinset={place} aria-setsize={-1}>
      <button type="button" className={classes.button} onClick={() => onOpen(record_id)}>
        <OutcomeBadge outcome={outcome} />
        <span className={classes.words}>
          <span className={classes.goal}>{goal}</span>
          <span className={classes.kind}>
            {category} · {attack}
            {isCorrected && ' · corrected'}
          </span>
        </span>
      </button>
    </li>
  );
});
