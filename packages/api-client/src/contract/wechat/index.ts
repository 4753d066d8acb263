import { mpConfig, qyConfig } from './accounts.js';
import { qyDirectory } from './directory.js';
import { mpMaterial } from './materials.js';
import { mpMessage, qyMessage } from './messages.js';
import { mpMenu } from './mpMenu.js';
import { mpUser } from './mpUser.js';

/** The public account (`mp`) and the enterprise account (`qy`). */
export const wechat = { mpConfig, mpMenu, mpUser, mpMessage, mpMaterial, qyConfig, qyDirectory, qyMessage };

export { type QyOrganize, type QyUser } from './directory.js';
export { type Article, MATERIAL_RULES, type Material, type MaterialType } from './materials.js';
export { type WeChatContent, type WeChatMessage, type WeChatReceiver } from './messages.js';
export { MENU_LIMITS, type MenuButton } from './mpMenu.js';
export { type Follower } from './mpUser.js';
