import * as z from 'zod';

/** Something that a draft names and that does not exist, or is switched off: a release works, the field does not. */
export const MissingReferenceSchema = z.object({
  /** `category` is an item of the dictionary of model categories. */
  kind: z.enum(['billRule', 'interface', 'model', 'dictionary', 'category']),
  /** Field or button that names it; '' for the model itself. */
  label: z.string(),
  /** Code or id that is named; '' for none. */
  name: z.string(),
});
export type MissingReference = z.output<typeof MissingReferenceSchema>;
