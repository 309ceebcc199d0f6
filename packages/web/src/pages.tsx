import { IconBug, IconFlask, IconGavel, IconHome, IconShieldCheck, IconSpy, IconTarget } from '@tabler/icons-react';
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
    path: '/app/runs/new',
    component: lazy(async () => ({ default: (await import('./pages/new-run/new-run-page.tsx')).NewRunPage })),
  },
  {
    path: '/app/runs/:run_id',
    component: lazy(async () => ({ default: (await import('./pages/run/run-page.tsx')).RunPage })),
  },
  {
    path: '/app/runs/:run_id/guardrail',
    component: lazy(async () => ({ default: (await import('./pages/guardrail/guardrail-page.tsx')).GuardrailPage })),
  },
  {
    path: '/app/runs/:run_id/compliance/:framework_id',
    component: lazy(async () => ({ default: (await import('./pages/compliance/compliance-page.tsx')).CompliancePage })),
  },
  {
    path: '/app/compare',
    component: lazy(async () => ({ default: (await import('./pages/compare/compare-page.tsx')).ComparePage })),
  },
  {
    path: '/app/findings',
    component: lazy(async () => ({ default: (await import('./pages/findings/findings-page.tsx')).FindingsPage })),
    listed: { section: 'Red team', label: 'Findings', icon: IconBug, scope: 'redteam' },
  },
  {
    path: '/app/findings/:finding_id',
    component: lazy(async () => ({ default: (await import('./pages/findings/finding-page.tsx')).FindingPage })),
  },
  {
    path: '/app/redteam-playground',
    component: lazy(async () => ({
      default: (await import('./pages/attack-playground/attack-playground-page.tsx')).AttackPlaygroundPage,
    })),
    listed: { section: 'Red team', label: 'Attack playground', icon: IconFlask, scope: 'redteam' },
  },
  {
    path: '/app/threats',
    component: lazy(async () => ({ default: (await import('./pages/threats/threats-page.tsx')).ThreatsPage })),
    listed: { section: 'Red team', label: 'Threat modelling', icon: IconSpy, scope: 'redteam' },
  },
  {
    path: '/app/eval',
    component: lazy(async () => ({ default: (await import('./pages/eval/eval-page.tsx')).EvalPage })),
    listed: { section: 'Red team', label: 'Judge answers', icon: IconGavel, scope: 'redteam' },
  },
];
