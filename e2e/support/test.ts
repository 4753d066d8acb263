import { test as base } from '@playwright/test';
import { FileServers } from './FileServers.js';
import { recordToasts } from './toasts.js';

/**
 * The test of every journey. Each file has a server and a database of its own, so no file meets the data of another one,
 * whichever ran before it, and what follows a failure begins with a fresh one.
 */
export const test = base.extend<object, { servers: FileServers; historyDays: number }>({
  // days of made-up parking stays that the server begins with
  historyDays: [0, { option: true, scope: 'worker' }],
  servers: [
    async ({ historyDays }, provide) => {
      const servers = new FileServers(historyDays);
      await provide(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  // also the windows that a test opens by itself
  browser: [
    async ({ browser }, provide) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await recordToasts(context);
        return context;
      };
      await provide(browser);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, provide, { file }) => provide(await servers.addressFor(file)),
});

export { expect } from '@playwright/test';
