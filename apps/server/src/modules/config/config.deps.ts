import { type ConfigStore } from './configStore.js';

declare module '../../deps.js' {
  interface Deps {
    configs: ConfigStore;
  }
}
