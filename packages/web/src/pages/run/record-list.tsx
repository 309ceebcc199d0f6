import { memo, useEffect, useState } from 'react';
import { OutcomeBadge } from '../../redteam/badges.tsx';
import { attackTitle, categoryTitle } from '../../redteam/words.ts';
import classes from './record-list.module.css';
import type { ListedRecord, ListedRecords } from './run-queries.ts';

interface RecordListProps {
  readonly records: ListedRecords;
  readonly onOpen: (record_id: string) => void;
  /** Reads more. Undefined while that is under way, and where there is no more. */
  readonly onEnd: (() => unknown) | undefined;
}

/** Heights in pixels, as in the style. */
const [ROW, WINDOW] = [56, 480];
/** So many rows are in the page before and after those that are seen. */
const AROUND = 8;
/** So many rows before the end, more are read. */
const AHEAD = 100;

/**
 * Records, a line each. Only the lines that are seen are in the page, so that the list may be very long. All lines have
 * one height: so nothing is measured, and a list that grows costs nothing for the lines that it has.
 */
export function RecordList({ records, onOpen, onEnd }: RecordListProps) {
  const [top, setTop] = useState(0);
  const from = Math.max(0, top - AROUND);
  const to = Math.min(records.count, top + Math.ceil(WINDOW / ROW) + AROUND);
  const isNearEnd = to >= records.count - AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);
  return (
    <div className={classes.window} onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / ROW))}>
      <ul className={classes.list} style={{ height: records.count * ROW }} aria-label="Records of the run">
        {Array.from({ length: Math.max(0, to - from) }, (_, at) => {
          const index = from + at;
          const record = records.at(index);
          return record && <Row key={index} record={record} start={index * ROW} place={index + 1} onOpen={onOpen} />;
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
            {categoryTitle(category)} · {attackTitle(attack)}
            {isCorrected && ' · corrected'}
          </span>
        </span>
      </button>
    </li>
  );
});
