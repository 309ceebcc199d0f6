import { type DetectorName, numberOf, rowOf } from './detectors.ts';
import classes from './marks.module.css';

/** The number of a detector in its colour. It stands for the detector in marked texts and pictures. */
export const DetectorMark = ({ name }: { name: DetectorName }) => (
  <span className={classes.number ?? ''} data-colour={rowOf(name).colour} aria-hidden>
    {numberOf(name)}
  </span>
);
