import { newId } from '../../src/db/newId.js';
import { type TestApp } from './startTestApp.js';

/** Does a job as the runner would, now and here: in its first attempt unless another one is told. */
export async function runJob({ deps }: TestApp, name: string, payload: unknown, number = 1): Promise<void> {
  const handler = deps.jobs.get(name);
  if (!handler) throw new Error(`there is no job ${name}`);
  const signal = new AbortController().signal;
  const attempt = { signal, workId: newId(), number, isLast: false, note: () => Promise.resolve() };
  await handler.run(deps, handler.job.schema.parse(payload), attempt);
}
