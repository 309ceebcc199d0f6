import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { colour } from '../tokens.ts';
import type { Change } from './change-of.ts';
import classes from './tile.module.css';

interface TileProps {
  readonly label: string;
  readonly value: string;
  /** Against the period before. */
  readonly change?: Change | undefined;
  /** The same figure over time, the newest last. */
  readonly points?: readonly number[];
  /** The colour of the line: what the figure is about. */
  readonly line?: Parameters<typeof colour>[0];
  /** A line about the figure: of what it is, or how sure. */
  readonly children?: ReactNode;
}

/** One figure: what it is, how large, how it changed, and how it came about. */
export function Tile({ label, value, change, points = [], line = 'accent', children }: TileProps) {
  return (
    <div className={classes.tile}>
      <div className={classes.label}>{label}</div>
      <div className={classes.value}>
        {value}
        {change && (
          <span className={classes.change} data-meaning={change.meaning}>
            {change.text}
            <VisuallyHidden> compared with before</VisuallyHidden>
          </span>
        )}
      </div>
      {children && <div className={classes.hint}>{children}</div>}
      {points.length > 1 && <Sparkline points={points} stroke={colour(line)} />}
    </div>
  );
}

const WIDTH = 110;
const HEIGHT = 28;
const EDGE = 2;

/** A line without axes: the tile has the figure. */
function Sparkline({ points, stroke }: { points: readonly number[]; stroke: string }) {
  const most = Math.max(...points) || 1;
  const across = (WIDTH - 2 * EDGE) / (points.length - 1);
  const up = (HEIGHT - 2 * EDGE) / most;
  const path = points.map((value, at) => `${EDGE + at * across},${HEIGHT - EDGE - value * up}`).join(' ');
  return (
    <svg className={classes.spark} width={WIDTH} height={HEIGHT} aria-hidden>
      <polyline points={path} fill="none" stroke={stroke} strokeWidth={1.75} strokeLinejoin="round" />
    </svg>
  );
}
