import * as z from 'zod';

/** Grows with each change of a thing: whoever changes it says on which one their change stands. */
export const RevisionSchema = z.number().int().min(1);

/**
 * Schema of a change: the fields of `body` that get another value. What is left out stays as it is; null takes a field
 * back to what a new one has, where the body has a default for it; a list of texts may be changed by
 * difference (`{ add, remove }`), so that several people can change it at the same time. Without
 * `revision` the fields are written whatever others saved meanwhile.
 */
export function changeOf<Body extends z.ZodObject>(body: Body): ChangeSchema<Body['shape']> {
  const fields = Object.entries(body.shape).map(([name, schema]) => [name, changed(schema as z.ZodType)]);
  const shape = { revision: RevisionSchema.optional(), ...Object.fromEntries(fields) };
  return z.object(shape) as unknown as ChangeSchema<Body['shape']>;
}

function changed(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodDefault)
    return withDifference(schema.unwrap() as z.ZodType)
      .nullable()
      .optional();
  return withDifference(schema).optional();
}

/** A list of texts, or its change by difference. */
function withDifference(schema: z.ZodType): z.ZodType {
  const isTexts = schema instanceof z.ZodArray && schema.element instanceof z.ZodString;
  return isTexts ? z.union([schema, differenceOf(schema.element as z.ZodString)]) : schema;
}

/** Schema of a change of a list: what comes to it, and what goes. */
export function differenceOf(item: z.ZodString) {
  return z.strictObject({ add: z.array(item).max(1_000).default([]), remove: z.array(item).max(1_000).default([]) });
}

/** Change of a list by difference, after its defaults are in. */
export type ListChange = z.output<ReturnType<typeof differenceOf>>;

export type ChangeSchema<Shape extends z.ZodRawShape> = z.ZodObject<
  { revision: z.ZodOptional<typeof RevisionSchema> } & { -readonly [Name in keyof Shape]: Changed<Shape[Name]> }
>;

type Changed<Schema> =
  Schema extends z.ZodDefault<infer Inner extends z.core.SomeType>
    ? z.ZodOptional<z.ZodNullable<WithDifference<Inner>>>
    : Schema extends z.core.SomeType
      ? z.ZodOptional<WithDifference<Schema>>
      : never;

type WithDifference<Schema extends z.core.SomeType> =
  Schema extends z.ZodArray<z.ZodString> ? z.ZodUnion<[Schema, ReturnType<typeof differenceOf>]> : Schema;
