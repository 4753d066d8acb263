import * as z from 'zod';

/** What the import of a file would do with one thing of it, which is known by its code. */
export const importedRow = {
  enCode: z.string(),
  fullName: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'refused']),
  /** Why it is refused, in the caller's language. */
  reason: z.string().optional(),
  /** Names of the parts that change. */
  changes: z.array(z.string()),
  /** Thing that has the code already; '' for a new one. */
  id: z.string(),
} as const;

/** What the preview of an import tells besides its rows. */
export const importedFile = {
  /** Names what the preview looked at. */
  revision: z.string(),
  /** Parts of the file that mean nothing here and are left out, by their path: `models[0].colour`. */
  ignored: z.array(z.string()),
} as const;
