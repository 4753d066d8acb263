export { loginPathFor, pathAfterLogin, type GuardPaths } from './paths.js';
export {
  afterNavigationFailure,
  decideNavigation,
  loadRoutes,
  type GuardState,
  type LoadSteps,
  type NavigationDecision,
  type NavigationFailure,
  type NavigationTarget,
} from './guard.js';
export {
  fillAddress,
  menuToRoutes,
  readProperties,
  routeName,
  type MenuContext,
  type MenuRoutes,
} from './menuToRoutes.js';
export {
  MenuType,
  type DynamicRoute,
  type MenuNode,
  type RoutedItem,
  type RouteMeta,
  type RouteView,
} from './menuTypes.js';
export { localText, type LocalText } from './localText.js';
export { documentTitle, routeTitle, siteTitle, type SiteNames } from './titles.js';
export {
  DEFAULT_BUTTON_CODES,
  isSpecialUser,
  pagePermissions,
  type PagePermissions,
  type PermissionEntry,
} from './permissions.js';
export { createSessionEnd, type SessionEndSteps } from './sessionEnd.js';
export { fetchSession, type SessionTexts } from './fetchSession.js';
export {
  addTab,
  closeAllTabs,
  closeOtherTabs,
  closeTab,
  updateTab,
  type CloseResult,
  type PathWhenEmpty,
  type Tab,
} from './tabs.js';
