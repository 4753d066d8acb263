import { type SessionStore } from './sessionStore.js';

declare module '../../deps.js' {
  interface Deps {
    sessions: SessionStore;
  }
}
