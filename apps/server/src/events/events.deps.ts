import { type Bus } from './bus.js';
import { type EventSpine } from './eventSpine.js';

declare module '../deps.js' {
  interface Deps {
    /** Carries events and frames between the instances. */
    bus: Bus;
    /** Tells what happened; see eventSpine.ts. */
    events: EventSpine;
  }
}
