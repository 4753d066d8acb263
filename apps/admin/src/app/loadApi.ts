import { type api } from './api.js';

/** All calls, for parts of the first page that ask for more than `frameApi` has: the table of calls comes after it. */
export async function loadApi(): Promise<typeof api> {
  return (await import('./api.js')).api;
}
