import { type InterfaceAsker } from './InterfaceAsker.js';

declare module '../../deps.js' {
  interface Deps {
    /** Asks what stands behind data interfaces. */
    interfaces: InterfaceAsker;
  }
}
