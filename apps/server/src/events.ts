import { type EventDefinition } from './events/defineEvent.js';
import { crudEvents } from './http/crud/crud.events.js';
import { authorityEvents } from './rights/rights.events.js';
import { cacheEvents } from './modules/cache/cache.events.js';
import { configEvents } from './modules/config/config.events.js';
import { languageEvents } from './modules/language/language.events.js';
import { menuEvents } from './rights/menu.events.js';
import { sessionEvents } from './rights/session/session.events.js';
import { userEvents } from './modules/user/user.events.js';
import { visualdevEvents } from './modules/visualdev/visualdev.events.js';
import { workflowEvents } from './modules/workflow/workflow.events.js';

/** Everything that the server says has happened, module by module. */
export const events: readonly EventDefinition[] = [
  ...authorityEvents,
  ...cacheEvents,
  ...configEvents,
  ...crudEvents,
  ...languageEvents,
  ...menuEvents,
  ...sessionEvents,
  ...userEvents,
  ...visualdevEvents,
  ...workflowEvents,
];
