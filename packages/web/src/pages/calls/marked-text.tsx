import { Text } from '@mantine/core';
import classes from './found.module.css';
import { type Mark, piecesOf } from './kept-texts.ts';

/** A kept text with what was found in it marked. What stopped the call has another colour than what was only told. */
export function MarkedText({ text, marks }: { text: string; marks: readonly Mark[] }) {
  return (
    <Text size="sm" component="div" className={classes.text ?? ''}>
      {piecesOf(text, marks).map(({ text: piece, isFound, isBlocked, weighs, labels }, at) =>
        isFound ? (
          // Pieces have no id, and their order never changes.
          <mark
            key={at}
            title={labels.join(', ')}
            className={[isBlocked && classes.blocked, weighs && classes.weighs].filter(Boolean).join(' ')}
          >
            {piece}
          </mark>
        ) : (
          <span key={at}>{piece}</span>
        ),
      )}
    </Text>
  );
}
