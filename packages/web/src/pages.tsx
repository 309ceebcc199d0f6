import {
  IconBuilding,
  IconBuildingBridge,
  IconChartBar,
  IconFolders,
  IconHistory,
  IconHome,
  IconKey,
  IconReceipt,
  IconSettings,
  IconShieldCheck,
  IconTarget,
  IconWebhook,
} from '@tabler/icons-react';
import { type ComponentType, type FunctionComponent, lazy } from 'react';
import { HomePage } from './pages/home/home-page.tsx';

/** The parts of the list of pages, in order. */
export const sections = ['Overview', 'Guardrails', 'Gateway', 'Red team', 'Account'] as const;
type Section = (typeof sections)[number];

/** A page with its address. */
interface PageRow {
  /** Its address, with `:name` for what changes. Addresses start with `/app/`, which the service answers with the page. */
  readonly path: string;
  readonly component: ComponentType;
  /** Its place in the list of pages. Absent: other pages lead to it. */
  readonly listed?: {
    readonly section: Section;
    readonly label: string;
    readonly icon: FunctionComponent<{ size?: number }>;
    /** The scope of a key that can use the page. Absent: every key can. */
    readonly scope?: 'guardrails' | 'proxy' | 'redteam' | 'admin';
    /** Whether only keys of the operator's organisation can use it. */
    readonly isOperators?: true;
  };
}

/** Every page. One that is not the first is loaded when somebody opens it. */
export const pages: readonly PageRow[] = [
  { path: '/', component: HomePage, listed: { section: 'Overview', label: 'Home', icon: IconHome } },
  {
    path: '/app/playground',
    component: lazy(async () => ({ default: (await import('./pages/playground/playground-page.tsx')).PlaygroundPage })),
    listed: { section: 'Guardrails', label: 'Playground', icon: IconShieldCheck, scope: 'guardrails' },
  },
  {
    path: '/app/runs',
    component: lazy(async () => ({ default: (await import('./pages/runs/run-list-page.tsx')).RunListPage })),
    listed: { section: 'Red team', label: 'Runs', icon: IconTarget, scope: 'redteam' },
  },
  {
    path: '/app/runs/:run_id',
    component: lazy(async () => ({ default: (await import('./pages/run/run-page.tsx')).RunPage })),
  },
  {
    path: '/app/usage',
    component: lazy(async () => ({ default: (await import('./pages/account/usage/usage-page.tsx')).UsagePage })),
    listed: { section: 'Account', label: 'Usage', icon: IconChartBar },
  },
  {
    path: '/app/ledger',
    component: lazy(async () => ({ default: (await import('./pages/account/ledger/ledger-page.tsx')).LedgerPage })),
    listed: { section: 'Account', label: 'Ledger', icon: IconReceipt },
  },
  {
    path: '/app/keys',
    component: lazy(async () => ({ default: (await import('./pages/account/keys/keys-page.tsx')).KeysPage })),
    listed: { section: 'Account', label: 'Keys', icon: IconKey, scope: 'admin' },
  },
  {
    path: '/app/projects',
    component: lazy(async () => ({
      default: (await import('./pages/account/projects/projects-page.tsx')).ProjectsPage,
    })),
    listed: { section: 'Account', label: 'Projects', icon: IconFolders, scope: 'admin' },
  },
  {
    path: '/app/organisations',
    component: lazy(async () => ({
      default: (await import('./pages/account/organisations/organisations-page.tsx')).OrganisationsPage,
    })),
    listed: { section: 'Account', label: 'Plan and limits', icon: IconBuilding, scope: 'admin' },
  },
  {
    path: '/app/webhook',
    component: lazy(async () => ({ default: (await import('./pages/account/webhook/webhook-page.tsx')).WebhookPage })),
    listed: { section: 'Account', label: 'Webhook', icon: IconWebhook, scope: 'admin' },
  },
  {
    path: '/app/bridges',
    component: lazy(async () => ({ default: (await import('./pages/account/bridges/bridges-page.tsx')).BridgesPage })),
    listed: { section: 'Account', label: 'Bridges', icon: IconBuildingBridge, scope: 'redteam' },
  },
  {
    path: '/app/audit',
    component: lazy(async () => ({ default: (await import('./pages/account/audit/audit-page.tsx')).AuditPage })),
    listed: { section: 'Account', label: 'Audit', icon: IconHistory, scope: 'admin' },
  },
  {
    path: '/app/settings',
    component: lazy(async () => ({
      default: (await import('./pages/account/settings/settings-page.tsx')).SettingsPage,
    })),
    listed: { section: 'Account', label: 'Settings', icon: IconSettings, scope: 'admin', isOperators: true },
  },
];
