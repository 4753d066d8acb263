import { type MenuCatalogStore } from './menuCatalog.js';
import { type OrganizeIndex } from './organizeIndex.js';
import { type RightsStore } from './rightsStore.js';
import { type SessionStore } from './session/sessionStore.js';

declare module '../deps.js' {
  interface Deps {
    sessions: SessionStore;
    rights: RightsStore;
    /** What can be given: pages, buttons, columns and fields. */
    menus: MenuCatalogStore;
    organizes: OrganizeIndex;
  }
}
