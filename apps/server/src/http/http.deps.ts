import { type KeyAuthenticator } from './authorize.js';
import { type OperationLog } from './OperationLog.js';

/** What answering a call needs of the modules above; they fill it in. */
declare module '../deps.js' {
  interface Deps {
    operations: OperationLog;
    apiKeys: KeyAuthenticator;
    /** Puts a refused call into the caller's words; other errors stay as they are. */
    explainRefusal: (error: unknown) => Promise<unknown>;
  }
}
