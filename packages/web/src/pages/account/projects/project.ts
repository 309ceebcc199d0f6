import type { api } from '../../../api.ts';

export type Project = Awaited<ReturnType<typeof api.admin.listProjects>>['projects'][number];
