import {
  IconBox,
  IconBug,
  IconBuilding,
  IconBuildingBridge,
  IconChartBar,
  IconFlask,
  IconFolders,
  IconGavel,
  IconHistory,
  IconHome,
  IconKey,
  IconListCheck,
  IconListDetails,
  IconReceipt,
  IconRoute,
  IconSettings,
  IconShieldCheck,
  IconSpy,
  IconTarget,
  IconWebhook,
} from '@tabler/icons-react';
import type { ComponentType, FunctionComponent } from 'react';
import { HomePage } from './pages/home/home-page.tsx';
import { late } from './shown/page-boundary.tsx';

/** The groups of the list of pages, in order. */
export const sections = ['Guard', 'Attack', 'Account', 'Service'] as const;
type Section = (typeof sections)[number];

interface Listed {
  /** Absent: it stands above the groups. */
  readonly section?: Section;
  readonly label: string;
  readonly icon: FunctionComponent<{ size?: number }>;
  /** The scope of a key that can use the page. Absent: every key can. */
  readonly scope?: 'guardrails' | 'proxy' | 'redteam' | 'admin';
  /** Whether only keys of the operator's organisation can use it. */
  readonly isOperators?: true;
}

/** A page with its address. */
type PageRow = {
  /** Its address, with `:name` for what changes. Addresses start with `/app/`, which the service answers with the page. */
  readonly path: string;
  readonly component: ComponentType;
  /** Whether it is a form, which no line of letters should cross a wide screen in. */
  readonly isForm?: true;
} & (
  | {
      /** Its place in the list of pages. Absent: other pages lead to it. */
      readonly listed: Listed;
      readonly title?: undefined;
    }
  | {
      readonly listed?: undefined;
      /** What the window is called, behind the heading of the page. A page of the list is called as there. */
      readonly title: string;
    }
);

/** The title of the window with a page. No two pages have the same. */
export const titleOf = (page: PageRow): string => (page.listed ? page.listed.label : page.title);

/** Every page. One that is not the first is loaded when somebody opens it. */
export const pages: readonly PageRow[] = [
  { path: '/', component: HomePage, listed: { label: 'Home', icon: IconHome } },
  {
    path: '/app/playground',
    component: late(async () => ({ default: (await import('./pages/playground/playground-page.tsx')).PlaygroundPage })),
    listed: { section: 'Guard', label: 'Playground', icon: IconShieldCheck, scope: 'guardrails' },
  },
  {
    path: '/app/policies',
    component: late(async () => ({ default: (await import('./pages/policies/policy-list-page.tsx')).PolicyListPage })),
    listed: { section: 'Guard', label: 'Policies', icon: IconListCheck, scope: 'guardrails' },
  },
  {
    path: '/app/new-policy',
    isForm: true,
    title: 'New policy',
    component: late(async () => ({ default: (await import('./pages/policies/policy-page.tsx')).NewPolicyPage })),
  },
  {
    path: '/app/policies/:name',
    isForm: true,
    title: 'Policy',
    component: late(async () => ({ default: (await import('./pages/policies/policy-page.tsx')).PolicyPage })),
  },
  {
    path: '/app/new-guardrail',
    isForm: true,
    title: 'New guardrail',
    component: late(async () => ({ default: (await import('./pages/policies/guardrail-page.tsx')).NewGuardrailPage })),
  },
  {
    path: '/app/guardrails/:name',
    isForm: true,
    title: 'Guardrail',
    component: late(async () => ({ default: (await import('./pages/policies/guardrail-page.tsx')).GuardrailPage })),
  },
  {
    path: '/app/new-code',
    isForm: true,
    title: 'New code of conduct',
    component: late(async () => ({ default: (await import('./pages/policies/code-page.tsx')).NewCodePage })),
  },
  {
    path: '/app/codes/:name',
    isForm: true,
    title: 'Code of conduct',
    component: late(async () => ({ default: (await import('./pages/policies/code-page.tsx')).CodePage })),
  },
  {
    path: '/app/policies-compared',
    title: 'Compare two policies',
    component: late(async () => ({ default: (await import('./pages/policies/compare-page.tsx')).ComparePage })),
  },
  {
    path: '/app/policy-wizard',
    isForm: true,
    title: 'Rules from a document',
    component: late(async () => ({ default: (await import('./pages/policies/wizard-page.tsx')).WizardPage })),
  },
  {
    path: '/app/models',
    component: late(async () => ({ default: (await import('./pages/models/model-list-page.tsx')).ModelListPage })),
    listed: { section: 'Guard', label: 'Models', icon: IconBox, scope: 'proxy' },
  },
  {
    path: '/app/new-model',
    isForm: true,
    title: 'New model',
    component: late(async () => ({ default: (await import('./pages/models/model-page.tsx')).NewModelPage })),
  },
  {
    path: '/app/models/:name/:version',
    isForm: true,
    title: 'Model',
    component: late(async () => ({ default: (await import('./pages/models/model-page.tsx')).ModelPage })),
  },
  {
    path: '/app/deployments',
    component: late(async () => ({
      default: (await import('./pages/deployments/deployment-list-page.tsx')).DeploymentListPage,
    })),
    listed: { section: 'Guard', label: 'Deployments', icon: IconRoute, scope: 'proxy' },
  },
  {
    path: '/app/new-deployment',
    isForm: true,
    title: 'New deployment',
    component: late(async () => ({
      default: (await import('./pages/deployments/deployment-page.tsx')).NewDeploymentPage,
    })),
  },
  {
    path: '/app/deployments/:name',
    isForm: true,
    title: 'Deployment',
    component: late(async () => ({
      default: (await import('./pages/deployments/deployment-page.tsx')).DeploymentPage,
    })),
  },
  {
    path: '/app/calls',
    component: late(async () => ({ default: (await import('./pages/calls/call-list-page.tsx')).CallListPage })),
    listed: { section: 'Guard', label: 'Calls', icon: IconListDetails, scope: 'proxy' },
  },
  {
    path: '/app/calls/:call_id',
    title: 'Call',
    component: late(async () => ({ default: (await import('./pages/calls/call-page.tsx')).CallPage })),
  },
  {
    path: '/app/runs',
    component: late(async () => ({ default: (await import('./pages/runs/run-list-page.tsx')).RunListPage })),
    listed: { section: 'Attack', label: 'Runs', icon: IconTarget, scope: 'redteam' },
  },
  {
    path: '/app/runs/new',
    isForm: true,
    title: 'New run',
    component: late(async () => ({ default: (await import('./pages/new-run/new-run-page.tsx')).NewRunPage })),
  },
  {
    path: '/app/runs/:run_id',
    title: 'Run',
    component: late(async () => ({ default: (await import('./pages/run/run-page.tsx')).RunPage })),
  },
  {
    path: '/app/runs/:run_id/guardrail',
    isForm: true,
    title: 'Make a guardrail',
    component: late(async () => ({ default: (await import('./pages/guardrail/guardrail-page.tsx')).GuardrailPage })),
  },
  {
    path: '/app/runs/:run_id/compliance/:framework_id',
    title: 'Compliance',
    component: late(async () => ({ default: (await import('./pages/compliance/compliance-page.tsx')).CompliancePage })),
  },
  {
    path: '/app/compare',
    title: 'Compare two runs',
    component: late(async () => ({ default: (await import('./pages/compare/compare-page.tsx')).ComparePage })),
  },
  {
    path: '/app/findings',
    component: late(async () => ({ default: (await import('./pages/findings/findings-page.tsx')).FindingsPage })),
    listed: { section: 'Attack', label: 'Findings', icon: IconBug, scope: 'redteam' },
  },
  {
    path: '/app/findings/:finding_id',
    title: 'Finding',
    component: late(async () => ({ default: (await import('./pages/findings/finding-page.tsx')).FindingPage })),
  },
  {
    path: '/app/redteam-playground',
    isForm: true,
    component: late(async () => ({
      default: (await import('./pages/attack-playground/attack-playground-page.tsx')).AttackPlaygroundPage,
    })),
    listed: { section: 'Attack', label: 'Try one attack', icon: IconFlask, scope: 'redteam' },
  },
  {
    path: '/app/threats',
    isForm: true,
    component: late(async () => ({ default: (await import('./pages/threats/threats-page.tsx')).ThreatsPage })),
    listed: { section: 'Attack', label: 'Threat models', icon: IconSpy, scope: 'redteam' },
  },
  {
    path: '/app/eval',
    isForm: true,
    component: late(async () => ({ default: (await import('./pages/eval/eval-page.tsx')).EvalPage })),
    listed: { section: 'Attack', label: 'Judge answers', icon: IconGavel, scope: 'redteam' },
  },
  {
    path: '/app/usage',
    component: late(async () => ({ default: (await import('./pages/account/usage/usage-page.tsx')).UsagePage })),
    listed: { section: 'Account', label: 'Usage', icon: IconChartBar },
  },
  {
    path: '/app/ledger',
    component: late(async () => ({ default: (await import('./pages/account/ledger/ledger-page.tsx')).LedgerPage })),
    listed: { section: 'Account', label: 'Ledger', icon: IconReceipt },
  },
  {
    path: '/app/keys',
    component: late(async () => ({ default: (await import('./pages/account/keys/keys-page.tsx')).KeysPage })),
    listed: { section: 'Account', label: 'Keys', icon: IconKey, scope: 'admin' },
  },
  {
    path: '/app/projects',
    component: late(async () => ({
      default: (await import('./pages/account/projects/projects-page.tsx')).ProjectsPage,
    })),
    listed: { section: 'Account', label: 'Projects', icon: IconFolders, scope: 'admin' },
  },
  {
    path: '/app/organisations',
    component: late(async () => ({
      default: (await import('./pages/account/organisations/organisations-page.tsx')).OrganisationsPage,
    })),
    listed: { section: 'Account', label: 'Plan and limits', icon: IconBuilding, scope: 'admin' },
  },
  {
    path: '/app/webhook',
    isForm: true,
    component: late(async () => ({ default: (await import('./pages/account/webhook/webhook-page.tsx')).WebhookPage })),
    listed: { section: 'Service', label: 'Webhook', icon: IconWebhook, scope: 'admin' },
  },
  {
    path: '/app/bridges',
    component: late(async () => ({ default: (await import('./pages/account/bridges/bridges-page.tsx')).BridgesPage })),
    listed: { section: 'Service', label: 'Bridges', icon: IconBuildingBridge, scope: 'redteam' },
  },
  {
    path: '/app/audit',
    component: late(async () => ({ default: (await import('./pages/account/audit/audit-page.tsx')).AuditPage })),
    listed: { section: 'Service', label: 'Audit', icon: IconHistory, scope: 'admin' },
  },
  {
    path: '/app/settings',
    component: late(async () => ({
      default: (await import('./pages/account/settings/settings-page.tsx')).SettingsPage,
    })),
    listed: { section: 'Service', label: 'Settings', icon: IconSettings, scope: 'admin', isOperators: true },
  },
  {
    path: '/app/components',
    title: 'Components',
    component: late(async () => ({ default: (await import('./pages/components/components-page.tsx')).ComponentsPage })),
  },
];
