import { type EventSpine } from './eventSpine.js';

declare module '../deps.js' {
  interface Deps {
    /** Tells what happened; see eventSpine.ts. */
    events: EventSpine;
  }
}
