import type * as z from 'zod';

/** Declares something that happens: its name (`noun.what`) and what it says. Each module lists its own in `<noun>.events.ts`. */
export function defineEvent<
  const Name extends string,
  Schema extends z.ZodType,
  const Reach extends EventReach = 'instances',
>(name: Name, schema: Schema, options?: { reach: Reach }): EventDefinition<Schema, Name, Reach> {
  return { name, schema, reach: options?.reach ?? ('instances' as Reach) };
}

export interface EventDefinition<
  Schema extends z.ZodType = z.ZodType,
  Name extends string = string,
  Reach extends EventReach = EventReach,
> {
  name: Name;
  schema: Schema;
  reach: Reach;
}

/**
 * Who may hear an event. `instances`: whoever keeps something in memory (`on`), by a NOTIFY to every instance; the default.
 * `transaction`: only `within` and `enqueueOn`, so it costs no NOTIFY and may be as large as it likes.
 *
 * It is declared and not guessed from who listens here, because instances of two versions run side by side during an
 * update: an event goes from `transaction` to `instances` one release before somebody hears it with `on`, and back one
 * release after the last one has stopped.
 */
export type EventReach = 'instances' | 'transaction';
