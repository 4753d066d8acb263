import { type HashAhead } from './upload/hashAhead.js';
import { type TaskQueue } from '../../taskQueue.js';
import { type LinkSigner } from './serve/linkSigner.js';

declare module '../../deps.js' {
  interface Deps {
    /** Hashes of uploads under way. */
    hashes: HashAhead;
    /** Each holds a database connection while it writes; slow disks must leave connections to others. */
    chunks: TaskQueue;
    /** Each holds a database connection while it reads, so only a few run at once. */
    merges: TaskQueue;
    links: LinkSigner;
  }
}
