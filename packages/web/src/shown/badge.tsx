import { Children, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import classes from './badge.module.css';

/** What a badge means. `danger` is only for an attack that succeeded, a refusal or failure, and what is critical. */
export type Tone = 'plain' | 'accent' | 'good' | 'warning' | 'danger';

interface BadgeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  readonly children?: ReactNode;
  readonly tone?: Tone;
  /** Whether it is a name, such as that of a detector, and no state: it then has no dot and keeps its case. */
  readonly isName?: boolean;
}

/** A state in a word or two, in sentence case, with a dot on a tint. */
export function Badge({ children, tone = 'plain', isName = false, className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={[classes.badge, classes[tone], className].filter(Boolean).join(' ')}
      data-tone={tone}
      data-dot={isName ? undefined : ''}
    >
      {isName ? children : sentenceCase(children)}
    </span>
  );
}

/** `false positive` as "False positive". */
const sentenceCase = (words: ReactNode): ReactNode =>
  Children.map(words, (part, at) =>
    at === 0 && typeof part === 'string' ? part.charAt(0).toUpperCase() + part.slice(1) : part,
  );
