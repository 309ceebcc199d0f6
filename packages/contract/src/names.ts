import { z } from 'zod';

/** A name of a policy, model, deployment, project or key: 1–64 characters, spaces allowed inside (contract §1). */
export const Name = z
  .string()
  .min(1)
  .max(64)
  .regex(/^\S(?:.*\S)?$/u, 'a name has 1–64 characters and neither starts nor ends with a space');

/** An id that the service made. */
export const Id = z.string().min(1).max(100);

/** Query of every paged list. */
export const PageQuery = z.strictObject({
  page: z.coerce.number().int().min(1).default(1).describe('Page number, from 1'),
  per_page: z.coerce.number().int().min(1).max(100).default(10).describe('Rows a page, 1–100'),
});

/** The pagination block in the answers of paged lists. */
export const Pagination = z.object({
  page: z.int(),
  per_page: z.int(),
  total_count: z.int(),
  total_pages: z.int(),
  has_next: z.boolean(),
  has_previous: z.boolean(),
});

/** An ISO 8601 timestamp with an offset. */
export const Timestamp = z.iso.datetime({ offset: true });
