import { Collapse, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { IconBook, IconChevronDown } from '@tabler/icons-react';
import { Link, useLocation } from 'wouter';
import { pages, sections } from '../pages.tsx';
import { type Session, useSession } from '../session/session.ts';
import classes from './shell.module.css';

type Listed = NonNullable<(typeof pages)[number]['listed']>;
interface ListedPage {
  readonly path: string;
  readonly listed: Listed;
}

/** The pages of the list that a session can use, in order. */
export const usablePages = ({ key, organisation }: Session): ListedPage[] =>
  pages.flatMap(({ path, listed }) =>
    listed &&
    (listed.scope === undefined || key.scopes.includes(listed.scope)) &&
    (listed.isOperators !== true || organisation.is_operator)
      ? [{ path, listed }]
      : [],
  );

/** The list of pages, in groups that fold. The browser remembers which are folded. */
export function Navigation({ onChoose }: { onChoose: () => void }) {
  const usable = usablePages(useSession());
  const [folded, setFolded] = useLocalStorage<string[]>({ key: 'redoubt-folded', defaultValue: [] });
  const fold = (name: string) =>
    setFolded(folded.includes(name) ? folded.filter((each) => each !== name) : [...folded, name]);
  const linksOf = (section: Listed['section'] | undefined) =>
    usable
      .filter(({ listed }) => listed.section === section)
      .map(({ path, listed }) => <PageLink key={path} href={path} {...listed} onClick={onChoose} />);
  return (
    <nav aria-label="Pages">
      {linksOf(undefined)}
      {sections
        .filter((section) => usable.some(({ listed }) => listed.section === section))
        .map((section) => {
          const isOpen = !folded.includes(section);
          return (
            <div key={section}>
              <UnstyledButton className={classes.group} onClick={() => fold(section)} aria-expanded={isOpen}>
                {section}
                <IconChevronDown size={14} aria-hidden />
              </UnstyledButton>
              <Collapse expanded={isOpen}>
                {isOpen && linksOf(section)}
                {isOpen && section === 'Service' && <ReferenceLink />}
              </Collapse>
            </div>
          );
        })}
    </nav>
  );
}

const ReferenceLink = () => (
  <a href="/docs" className={classes.link}>
    <IconBook size={18} aria-hidden />
    API reference
  </a>
);

function PageLink({
  href,
  label,
  icon: Icon,
  onClick,
}: Pick<Listed, 'label' | 'icon'> & { href: string; onClick: () => void }) {
  const [location] = useLocation();
  const isHere = location === href || (href !== '/' && location.startsWith(`${href}/`));
  return (
    <Link href={href} className={classes.link} aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      <span aria-hidden style={{ display: 'flex' }}>
        <Icon size={18} />
      </span>
      {label}
    </Link>
  );
}
