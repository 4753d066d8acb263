import { type TextStore } from './TextStore.js';

declare module '../../deps.js' {
  interface Deps {
    texts: TextStore;
  }
}
