import { type Route } from './http/implement.js';
import { menuRoutes } from './modules/menu/menu.routes.js';
import { oauthRoutes } from './modules/oauth/oauth.routes.js';
import { organizeRoutes } from './modules/organize/organize.routes.js';
import { userRoutes } from './modules/user/user.routes.js';

/** Every call that the server answers, module by module. */
export const routes: readonly Route[] = [...oauthRoutes, ...organizeRoutes, ...menuRoutes, ...userRoutes];
