import { Modal, Table } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../session/session.ts';
import { isBusy } from '../shown/keys.ts';
import { usablePages } from './navigation.tsx';
import classes from './shell.module.css';

/** The letter that leads to a page, after `g`. */
const letters: Readonly<Record<string, string>> = {
  h: '/',
  p: '/app/playground',
  o: '/app/policies',
  d: '/app/deployments',
  m: '/app/models',
  c: '/app/calls',
  r: '/app/runs',
  f: '/app/findings',
  u: '/app/usage',
  k: '/app/keys',
};
/** The second key of a shortcut comes within this time, in ms. */
const PAUSE_MS = 1_500;

/** Keys that work on every page. `?` shows them. */
export function Shortcuts({ onFind }: { onFind: () => void }) {
  const [isShown, { open, close }] = useDisclosure();
  const [, go] = useLocation();
  const usable = usablePages(useSession());
  const pressedG = useRef(Number.NEGATIVE_INFINITY);
  const follow = ({ key, timeStamp }: KeyboardEvent) => {
    const path = timeStamp - pressedG.current < PAUSE_MS ? letters[key] : undefined;
    pressedG.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY;
    if (path !== undefined && usable.some((page) => page.path === path)) go(path);
  };
  useWindowEvent('keydown', (event) => {
    const isHeld = event.metaKey || event.ctrlKey;
    if (isHeld && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onFind();
    } else if (!isHeld && !isBusy(event)) {
      if (event.key === '?') open();
      follow(event);
    }
  });
  const leading = Object.entries(letters).flatMap(([letter, path]) => {
    const page = usable.find((each) => each.path === path);
    return page ? [{ keys: ['g', letter], about: `Go to ${page.listed.label}` }] : [];
  });
  return (
    <Modal opened={isShown} onClose={close} title="Keyboard shortcuts" closeButtonProps={{ 'aria-label': 'Close' }}>
      <ShortcutTable rows={[...everywhere, ...leading]} />
    </Modal>
  );
}

interface Shortcut {
  readonly keys: readonly string[];
  readonly about: string;
}

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], about: 'Search everything (⌘ K on a Mac)' },
  { keys: ['?'], about: 'Show these shortcuts' },
  { keys: ['J'], about: 'Next row of a table' },
  { keys: ['K'], about: 'Row before' },
  { keys: ['Enter'], about: 'Open the row' },
];

const ShortcutTable = ({ rows }: { rows: readonly Shortcut[] }) => (
  <Table aria-label="Keyboard shortcuts" withRowBorders={false} verticalSpacing={4}>
    <Table.Tbody>
      {rows.map(({ keys, about }) => (
        <Table.Tr key={about}>
          <Table.Th scope="row" w={110}>
            {keys.map((key) => (
              <span key={key}>
                <kbd className={classes.keys}>{key}</kbd>{' '}
              </span>
            ))}
          </Table.Th>
          <Table.Td>{about}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);
