import { type Deps } from './deps.js';
import { listenForAuthority } from './modules/authority/authority.listeners.js';
import { listenForConfig } from './modules/config/config.listeners.js';
import { listenForExtend } from './modules/extend/extend.listeners.js';
import { listenForFiles } from './modules/file/file.listeners.js';
import { listenForOrganizes } from './modules/organize/organize.listeners.js';
import { listenForWebhooks } from './modules/webhook/webhook.listeners.js';
import { listenForFlows } from './modules/workflow/workflow.listeners.js';

/** What modules do about the events of others, module by module; `createApp` calls each once. */
export const listeners: readonly ((deps: Deps) => void)[] = [
  listenForAuthority,
  listenForConfig,
  listenForExtend,
  listenForFiles,
  listenForFlows,
  listenForOrganizes,
  listenForWebhooks,
];
