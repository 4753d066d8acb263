import { type FileStore } from './fileStore.js';
import { type ParserPool } from './parse/ParserPool.js';

declare module '../deps.js' {
  interface Deps {
    files: FileStore;
    /** Reads what people sent. */
    parsers: ParserPool;
  }
}
