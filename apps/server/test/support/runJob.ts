import { type TestApp } from './startTestApp.js';

/** Does a job as the runner would in its first attempt, now and here. */
export async function runJob({ deps }: TestApp, name: string, payload: unknown): Promise<void> {
  const handler = deps.jobs.get(name);
  if (!handler) throw new Error(`there is no job ${name}`);
  const signal = new AbortController().signal;
  const attempt = { signal, number: 1, isLast: false, note: () => Promise.resolve() };
  await handler.run(deps, handler.job.schema.parse(payload), attempt);
}
