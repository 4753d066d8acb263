import { type Route } from '../../http/handle.js';
import { mpConfigRoutes, qyConfigRoutes } from './config.routes.js';
import { qyDirectoryRoutes } from './directory.routes.js';
import { mpMaterialRoutes } from './material.routes.js';
import { mpMenuRoutes } from './menu.routes.js';
import { weChatMessageRoutes } from './message.routes.js';
import { mpUserRoutes } from './user.routes.js';

export const weChatRoutes: Route[] = [
  ...mpConfigRoutes,
  ...qyConfigRoutes,
  ...mpMenuRoutes,
  ...mpUserRoutes,
  ...mpMaterialRoutes,
  ...weChatMessageRoutes,
  ...qyDirectoryRoutes,
];
