import { type RightsStore } from './rightsStore.js';

declare module '../../deps.js' {
  interface Deps {
    rights: RightsStore;
  }
}
