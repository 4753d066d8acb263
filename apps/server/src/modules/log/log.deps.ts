import { type RequestNotes } from './requestNotes.js';

declare module '../../deps.js' {
  interface Deps {
    /** Calls that change nothing, on their way to the log. */
    requests: RequestNotes;
  }
}
