import type { Balance, MeteringMode, Plan } from '@redoubt/contract';
import type { Key, NewKey } from './key.ts';

export type { MeteringMode, Plan } from '@redoubt/contract';

/** Credits a period instead of the plan's grant; null means that the plan's grant stands. */
export type CustomLimit = number | 'unlimited' | null;

/** Credits that a project may use of its organisation's; null means that it has no limit of its own. */
type ProjectLimit = number | null;

/** The account that pays. `anchorDay` is the day of the month (1–28) on which its periods start, in UTC. */
export interface Organisation {
  id: string;
  name: string;
  plan: Plan;
  meteringMode: MeteringMode;
  anchorDay: number;
  limits: Readonly<Record<Balance, CustomLimit>>;
  /** The first organisation of the installation: its admin keys administer every other. */
  isOperator: boolean;
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

/** What a new organisation needs; an absent limit leaves the plan's grant in force. */
export interface NewOrganisation {
  name: string;
  plan: Plan;
  meteringMode: MeteringMode;
  anchorDay: number;
  limits?: Partial<Record<Balance, CustomLimit | undefined>>;
}

/** What a new project needs; an absent limit is none. */
export interface NewProject {
  organisationId: string;
  name: string;
  limits?: Partial<Record<Balance, ProjectLimit | undefined>>;
}

/** What is absent stays as it is. */
export interface OrganisationChange {
  plan?: Plan | undefined;
  meteringMode?: MeteringMode | undefined;
  limits?: Partial<Record<Balance, CustomLimit | undefined>> | undefined;
}

/** Rows of a list: `page` counts from 1; with a name, only what has it. */
export interface AccountPage {
  page: number;
  perPage: number;
  name?: string | undefined;
}

/** An organisation with its first project and, where there is one, its first key. */
export interface NewAccount {
  organisation: NewOrganisation;
  projectName: string;
  key: Omit<NewKey, 'projectId'> | undefined;
}

/** What was made of a NewAccount. */
export interface MadeAccount {
  organisation: Organisation;
  project: Project;
  key: Key | undefined;
}

/** Organisations and their projects. Every change bumps the revision that `Keys.revision` answers. */
export interface Accounts {
  /** True until the first organisation exists. */
  isEmpty(): Promise<boolean>;
  /**
   * Makes the operator's organisation, its project and its key in one transaction, taking what is there as it is.
   * Undefined where that organisation ever had a key: of many nodes that start at once, one makes it.
   */
  makeFirst(account: NewAccount): Promise<MadeAccount | undefined>;
  /** In one transaction. Throws NameTaken where another organisation has the name. */
  createAccount(account: NewAccount): Promise<MadeAccount>;
  /** Throws NameTaken where another organisation has the name. */
  createOrganisation(organisation: NewOrganisation): Promise<Organisation>;
  /** Throws NameTaken where the organisation has a project of that name. */
  createProject(project: NewProject): Promise<Project>;
  findOrganisation(id: string): Promise<Organisation | undefined>;
  findOrganisationByName(name: string): Promise<Organisation | undefined>;
  findProject(organisationId: string, id: string): Promise<Project | undefined>;
  findProjectByName(organisationId: string, name: string): Promise<Project | undefined>;
  /** Oldest first. */
  listOrganisations(page: AccountPage): Promise<{ organisations: Organisation[]; total: number }>;
  /** Oldest first. */
  listProjects(organisationId: string, page: AccountPage): Promise<{ projects: Project[]; total: number }>;
  /** Undefined where there is no such organisation. */
  changeOrganisation(id: string, change: OrganisationChange): Promise<Organisation | undefined>;
  /** Undefined where the organisation has no such project. */
  changeProjectLimits(
    project: { organisationId: string; id: string },
    limits: Partial<Record<Balance, ProjectLimit | undefined>>,
  ): Promise<Project | undefined>;
}
