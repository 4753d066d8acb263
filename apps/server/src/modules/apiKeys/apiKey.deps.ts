import { type KeyRates } from './KeyRates.js';

declare module '../../deps.js' {
  interface Deps {
    /** How often programs call. */
    keyRates: KeyRates;
  }
}
