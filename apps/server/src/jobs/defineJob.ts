import type * as z from 'zod';

/** Declares work that is done once over all instances: its name (`noun.verb`), what it needs, how it is retried. */
export function defineJob<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  options: Partial<JobOptions> = {},
): JobDefinition<Schema> {
  return { name, schema, maxAttempts: 10, timeoutSeconds: 600, ...options };
}

export interface JobDefinition<Schema extends z.ZodType = z.ZodType> extends JobOptions {
  name: string;
  schema: Schema;
}

interface JobOptions {
  /** Attempts altogether; the pauses between them grow (e^n seconds, at most 6 hours). Default 10. */
  maxAttempts: number;
  /** Seconds after which an attempt counts as failed and its signal fires. Default 600. */
  timeoutSeconds: number;
}
