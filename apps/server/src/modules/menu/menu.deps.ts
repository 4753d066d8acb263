import { type MenuCatalogStore } from './menuCatalog.js';

declare module '../../deps.js' {
  interface Deps {
    menus: MenuCatalogStore;
  }
}
