import type * as z from 'zod';

/** Declares something that happens: its name (`noun.what`) and what it says. Each module lists its own in `<noun>.events.ts`. */
export function defineEvent<const Name extends string, Schema extends z.ZodType>(
  name: Name,
  schema: Schema,
): EventDefinition<Schema, Name> {
  return { name, schema };
}

export interface EventDefinition<Schema extends z.ZodType = z.ZodType, Name extends string = string> {
  name: Name;
  schema: Schema;
}
