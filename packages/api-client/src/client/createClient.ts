import { type Contract } from '../contract/index.js';
import { createCalls, type ClientConfig } from './createCalls.js';
import { type ClientTree } from './routeTypes.js';
import { routes } from './routes/all.gen.js';

/** The typed client: one function per call of the contract, as {@link createCalls} tells. */
export function createClient(config: ClientConfig): ApiClient {
  return createCalls(routes, config);
}

export type ApiClient = ClientTree<Contract>;
