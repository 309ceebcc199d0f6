import type { Balance, MeteringMode, Plan } from '@redoubt/contract';
import type { Key, NewKey } from './key.ts';

export type { MeteringMode, Plan } from '@redoubt/contract';

/** Credits per period that replace the plan's grant; null if the plan's grant applies. */
export type CustomLimit = number | 'unlimited' | null;

/** How many of its organisation's credits a project may use; null if the project has no limit of its own. */
type ProjectLimit = number | null;

/** The account that pays. `anchorDay` is the day of the month (1–28) on which its periods start, in UTC. */
export interface Organisation {
  id: string;
  name: string;
  plan: Plan;
  meteringMode: MeteringMode;
  anchorDay: number;
  limits: Readonly<Record<Balance, CustomLimit>>;
  /** True for the first organisation of the installation. Its admin keys administer all other organisations. */
  isOperator: boolean;
  /** Whether its projects may make links to reports that work without a key. */
  sharesReports: boolean;
  createdAt: Date;
}

/** The part of an organisation that a key belongs to. */
export interface Project {
  id: string;
  organisationId: string;
  name: string;
  limits: Readonly<Record<Balance, ProjectLimit>>;
  createdAt: Date;
}

/** Fields of a new organisation. If a limit is absent, the plan's grant applies. */
export interface NewOrganisation {
  name: string;
  plan: Plan;
  meteringMode: MeteringMode;
  anchorDay: number;
  limits?: Partial<Record<Balance, CustomLimit | undefined>>;
}

/** Fields of a new project. If a limit is absent, the project has no limit of its own. */
export interface NewProject {
  organisationId: string;
  name: string;
  limits?: Partial<Record<Balance, ProjectLimit | undefined>>;
}

/** Fields of an organisation to change. An absent field keeps its value. */
export interface OrganisationChange {
  plan?: Plan | undefined;
  meteringMode?: MeteringMode | undefined;
  limits?: Partial<Record<Balance, CustomLimit | undefined>> | undefined;
  sharesReports?: boolean | undefined;
}

/** A page of a list; `page` counts from 1. If `name` is set, the list has only rows with exactly that name. */
export interface AccountPage {
  page: number;
  perPage: number;
  name?: string | undefined;
}

/** An organisation with its first project and, if there is one, its first key. */
export interface NewAccount {
  organisation: NewOrganisation;
  projectName: string;
  key: Omit<NewKey, 'projectId'> | undefined;
}

/** The rows that were created or found for a NewAccount. */
export interface MadeAccount {
  organisation: Organisation;
  project: Project;
  key: Key | undefined;
}

/** Organisations and their projects. Every change increases the revision that `Keys.revision` returns. */
export interface Accounts {
  /** True until the first organisation exists. */
  isEmpty(): Promise<boolean>;
  /**
   * Creates the operator's organisation, its project and its key in one transaction. Uses rows that exist already as
   * they are. Returns undefined if that organisation ever had a key: if many nodes start at the same time, only one of
   * them creates the key.
   */
  makeFirst(account: NewAccount): Promise<MadeAccount | undefined>;
  /** Creates everything in one transaction. Throws NameTaken if another organisation has the name. */
  createAccount(account: NewAccount): Promise<MadeAccount>;
  /** Throws NameTaken if another organisation has the name. */
  createOrganisation(organisation: NewOrganisation): Promise<Organisation>;
  /** Throws NameTaken if the organisation has a project of that name. */
  createProject(project: NewProject): Promise<Project>;
  /** Returns the operator's organisation, or undefined before the first start. */
  findOperator(): Promise<Organisation | undefined>;
  findOrganisation(id: string): Promise<Organisation | undefined>;
  findOrganisationByName(name: string): Promise<Organisation | undefined>;
  findProject(organisationId: string, id: string): Promise<Project | undefined>;
  findProjectByName(organisationId: string, name: string): Promise<Project | undefined>;
  /** Oldest first. */
  listOrganisations(page: AccountPage): Promise<{ organisations: Organisation[]; total: number }>;
  /** Oldest first. */
  listProjects(organisationId: string, page: AccountPage): Promise<{ projects: Project[]; total: number }>;
  /** Returns undefined if there is no such organisation. */
  changeOrganisation(id: string, change: OrganisationChange): Promise<Organisation | undefined>;
  /** Returns undefined if the organisation has no such project. */
  changeProjectLimits(
    project: { organisationId: string; id: string },
    limits: Partial<Record<Balance, ProjectLimit | undefined>>,
  ): Promise<Project | undefined>;
}
