import { type Route } from './http/implement.js';
import { areaRoutes } from './modules/area/area.routes.js';
import { authorityRoutes } from './modules/authority/authority.routes.js';
import { configRoutes } from './modules/config/config.routes.js';
import { currentUserRoutes } from './modules/current-user/currentUser.routes.js';
import { dictionaryDataRoutes } from './modules/dictionary/dictionaryData.routes.js';
import { dictionaryTypeRoutes } from './modules/dictionary/dictionaryType.routes.js';
import { fileRoutes } from './modules/file/file.routes.js';
import { storedFileRoutes } from './modules/file/storedFile.routes.js';
import { groupRoutes } from './modules/group/group.routes.js';
import { logRoutes } from './modules/log/log.routes.js';
import { menuRoutes } from './modules/menu/menu.routes.js';
import { namesRoutes } from './modules/names/names.routes.js';
import { oauthRoutes } from './modules/oauth/oauth.routes.js';
import { onlineUserRoutes } from './modules/online-user/onlineUser.routes.js';
import { organizeRoutes } from './modules/organize/organize.routes.js';
import { positionRoutes } from './modules/position/position.routes.js';
import { roleRoutes } from './modules/role/role.routes.js';
import { userRoutes } from './modules/user/user.routes.js';
import { visualdevRoutes } from './modules/visualdev/visualdev.routes.js';

/** Every call that the server answers, module by module. */
export const routes: readonly Route[] = [
  ...oauthRoutes,
  ...organizeRoutes,
  ...positionRoutes,
  ...roleRoutes,
  ...groupRoutes,
  ...namesRoutes,
  ...userRoutes,
  ...currentUserRoutes,
  ...authorityRoutes,
  ...onlineUserRoutes,
  ...menuRoutes,
  ...areaRoutes,
  ...dictionaryTypeRoutes,
  ...dictionaryDataRoutes,
  ...logRoutes,
  ...configRoutes,
  ...fileRoutes,
  ...storedFileRoutes,
  ...visualdevRoutes,
];
