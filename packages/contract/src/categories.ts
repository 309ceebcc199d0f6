import { z } from 'zod';
import { idsOf } from './ids.ts';
import { riskCategories } from './risk-categories.ts';

export const CategoryId = z.enum(idsOf(riskCategories));
export type CategoryId = z.output<typeof CategoryId>;
