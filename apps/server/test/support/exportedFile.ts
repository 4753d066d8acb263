import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { startJobs } from '../../src/jobs/startJobs.js';
import { until } from './openSocket.js';
import { type TestApp } from './startTestApp.js';

/** The file of an export that goes on in the background; its jobs run as long as that takes. */
export async function exportedFile(app: TestApp, caller: ApiClient, start: () => Promise<string>) {
  const stopJobs = await startJobs(app.config, app.deps);
  try {
    const id = await start();
    await until(async () => {
      const { list } = await caller.system.transfer.list({ query: {} });
      expect(list.find((transfer) => transfer.id === id)?.state).toBe('done');
    });
    return await caller.system.transfer.file({ id });
  } finally {
    await stopJobs();
  }
}
