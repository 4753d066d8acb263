import { type Route } from './http/implement.js';
import { oauthRoutes } from './modules/oauth/oauth.routes.js';

/** Every call that the server answers, module by module. */
export const routes: readonly Route[] = [...oauthRoutes];
