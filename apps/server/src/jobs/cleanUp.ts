import { type Deps } from '../deps.js';

/** Deletes what nobody needs any more of one module; `now` is in milliseconds since 1970. */
export type CleanUp = (deps: Pick<Deps, 'db' | 'configs'>, now: number) => Promise<void>;
