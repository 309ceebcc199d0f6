import {
  ActionIcon,
  AppShell,
  Burger,
  Group,
  Menu,
  NavLink,
  ScrollArea,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBook, IconMoonStars, IconSun, IconUser } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { pages, sections } from '../pages.tsx';
import { PlaceItems } from '../session/place-items.tsx';
import { signOut, useSession } from '../session/session.ts';

type Listed = NonNullable<(typeof pages)[number]['listed']>;

/** What stands around every page: the list of pages, who is signed in, light and dark. */
export function Shell({ children }: { children: ReactNode }) {
  const [isOpen, { toggle, close }] = useDisclosure();
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 220, breakpoint: 'sm', collapsed: { mobile: !isOpen } }}
      padding="md"
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between">
          <Group>
            <Burger opened={isOpen} onClick={toggle} hiddenFrom="sm" size="sm" aria-label="Pages" />
            <Text fw={700} size="lg">
              Redoubt
            </Text>
          </Group>
          <Group gap="xs">
            <SchemeButton />
            <SessionMenu />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="xs">
        <AppShell.Section grow component={ScrollArea} type="auto">
          <nav aria-label="Pages">
            {sections.map((section) => (
              <PageSection key={section} section={section} onChoose={close} />
            ))}
            <NavLink href="/docs" label="API reference" leftSection={<IconBook size={18} aria-hidden />} />
          </nav>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
}

/** The pages of a section that the key can use. */
function PageSection({ section, onChoose }: { section: Listed['section']; onChoose: () => void }) {
  const { key, organisation } = useSession();
  const usable = pages.filter(
    ({ listed }) =>
      listed?.section === section &&
      (listed.scope === undefined || key.scopes.includes(listed.scope)) &&
      (listed.isOperators !== true || organisation.is_operator),
  );
  if (usable.length === 0) return null;
  return (
    <>
      {section !== sections[0] && (
        <Text size="xs" c="dimmed" fw={600} px="sm" pt="sm" pb={4}>
          {section}
        </Text>
      )}
      {usable.map(
        ({ path, listed }) =>
          listed && <PageLink key={path} href={path} label={listed.label} icon={listed.icon} onClick={onChoose} />,
      )}
    </>
  );
}

function PageLink({
  href,
  label,
  icon: Icon,
  onClick,
}: Pick<Listed, 'label' | 'icon'> & { href: string; onClick: () => void }) {
  const [location] = useLocation();
  const isHere = location === href || (href !== '/' && location.startsWith(`${href}/`));
  return (
    <NavLink
      component={Link}
      href={href}
      label={label}
      active={isHere}
      aria-current={isHere ? 'page' : undefined}
      leftSection={
        <span aria-hidden>
          <Icon size={18} />
        </span>
      }
      onClick={onClick}
    />
  );
}

function SchemeButton() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon variant="subtle" size="lg" onClick={toggleColorScheme} aria-label="Light or dark">
      <IconSun size={18} className="mantine-light-hidden" aria-hidden />
      <IconMoonStars size={18} className="mantine-dark-hidden" aria-hidden />
    </ActionIcon>
  );
}

function SessionMenu() {
  const { key, project, organisation, operator, version } = useSession();
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
          size="lg"
          aria-label={operator ? 'Signed in as the operator' : `Signed in with the key ${key.name}`}
        >
          <IconUser size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {organisation.name} · {project.name}
        </Menu.Label>
        <Menu.Label>
          Key “{key.name}” ({key.prefix}…): {key.scopes.join(', ')}
        </Menu.Label>
        {operator && <PlaceItems operator={operator} />}
        <Menu.Label>Redoubt {version}</Menu.Label>
        <Menu.Divider />
        <Menu.Item onClick={leave}>Sign out</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
