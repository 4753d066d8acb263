import { type OrganizeIndex } from './organizeIndex.js';

declare module '../../deps.js' {
  interface Deps {
    organizes: OrganizeIndex;
  }
}
