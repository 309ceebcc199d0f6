import { ActionIcon, AppShell, Burger, Menu, ScrollArea, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { useDisclosure, useOs } from '@mantine/hooks';
import { IconMoonStars, IconSearch, IconSun, IconUser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ProjectSwitcher } from '../session/project-switcher.tsx';
import { signOut, useSession } from '../session/session.ts';
import { Mark } from '../shown/mark.tsx';
import { Navigation } from './navigation.tsx';
import classes from './shell.module.css';
import { Shortcuts } from './shortcuts.tsx';

/** Loaded when somebody first looks for something. */
const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const CONTENT = 'content';

/** What stands around every page: the list of pages, the project, the search, who is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  // How often the search was asked for. It opens anew each time.
  const [asked, setAsked] = useState(0);
  const find = () => setAsked((before) => before + 1);
  return (
    <AppShell
      layout="alt"
      header={{ height: 52 }}
      navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding={{ base: 'md', sm: 'lg' }}
    >
      <a href={`#${CONTENT}`} className={classes.skip}>
        Skip to the content
      </a>
      <AppShell.Header>
        <div className={classes.header}>
          <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Pages" />
          <ProjectSwitcher />
          <FindButton onClick={find} />
          <div style={{ display: 'flex', gap: 4 }}>
            <SchemeButton />
            <SessionMenu />
          </div>
        </div>
      </AppShell.Header>
      <AppShell.Navbar>
        <div className={classes.mark}>
          <Burger opened onClick={close} hiddenFrom="sm" size="sm" aria-label="Close the pages" />
          <Mark /> Redoubt
        </div>
        <AppShell.Section grow component={ScrollArea} type="auto" px={12} pb={12}>
          <Navigation onChoose={close} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id={CONTENT} tabIndex={-1}>
        {children}
      </AppShell.Main>
      <Shortcuts onFind={find} />
      <Suspense>{asked > 0 && <Palette asked={asked} />}</Suspense>
    </AppShell>
  );
}

function FindButton({ onClick }: { onClick: () => void }) {
  const isMac = ['macos', 'ios'].includes(useOs());
  return (
    <UnstyledButton className={classes.find} onClick={onClick} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={16} aria-hidden />
      <span>Search pages, calls, findings …</span>
      <kbd aria-hidden>{isMac ? '⌘K' : 'Ctrl K'}</kbd>
    </UnstyledButton>
  );
}

function SchemeButton() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" onClick={toggleColorScheme} aria-label="Light or dark">
      <IconSun size={18} className="mantine-light-hidden" aria-hidden />
      <IconMoonStars size={18} className="mantine-dark-hidden" aria-hidden />
    </ActionIcon>
  );
}

function SessionMenu() {
  const { key, operator, version } = useSession();
  const queries = useQueryClient();
  const leave = async () => {
    await signOut();
    queries.clear();
    location.assign('/');
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={operator ? 'Signed in as the operator' : `Signed in with the key ${key.name}`}
        >
          <IconUser size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          Key “{key.name}” ({key.prefix}…): {key.scopes.join(', ')}
        </Menu.Label>
        <Menu.Label>Redoubt {version}</Menu.Label>
        <Menu.Divider />
        <Menu.Item onClick={leave}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
