export type Plan = 'Free' | 'Professional' | 'Enterprise';

/** `credits` charges and refuses, `shadow` counts apart, `requests` counts requests only. */
export type MeteringMode = 'credits' | 'shadow' | 'requests';

/** The account that pays. `anchorDay` is the day of the month (1–28) on which its periods start, in UTC. */
export interface Organisation {
  id: string;
  name: string;
  plan: Plan;
  meteringMode: MeteringMode;
  anchorDay: number;
  /** Credits a period instead of the plan's grant; null means that the plan's grant stands. */
  guardrailsAllowance: number | null;
  redteamAllowance: number | null;
  createdAt: Date;
}

/** The part of an organisation that a key belongs to. */
export interface Project {
  id: string;
  organisationId: string;
  name: string;
  createdAt: Date;
}

/** What a new organisation needs; absent allowances leave the plan's grant in force. */
interface NewOrganisation {
  name: string;
  plan: Plan;
  meteringMode: MeteringMode;
  anchorDay: number;
  guardrailsAllowance?: number | null;
  redteamAllowance?: number | null;
}

/** Organisations and their projects. Every change bumps the revision that `Keys.revision` answers. */
export interface Accounts {
  /** True until the first organisation exists. */
  isEmpty(): Promise<boolean>;
  /** Throws NameTaken where another organisation has the name. */
  createOrganisation(organisation: NewOrganisation): Promise<Organisation>;
  /** Throws NameTaken where the organisation has a project of that name. */
  createProject(project: { organisationId: string; name: string }): Promise<Project>;
  findOrganisation(id: string): Promise<Organisation | undefined>;
  findOrganisationByName(name: string): Promise<Organisation | undefined>;
  findProjectByName(organisationId: string, name: string): Promise<Project | undefined>;
  listOrganisations(): Promise<Organisation[]>;
  /** False where there is no such organisation. */
  setMeteringMode(organisationId: string, mode: MeteringMode): Promise<boolean>;
  /** False where there is no such organisation. */
  setPlan(organisationId: string, plan: Plan): Promise<boolean>;
}
