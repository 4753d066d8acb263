import { every, NO_ROWS, open, OWN, type ScopeCase } from './scopeCases.js';

/** What a caller of limited scope may do with what nobody’s rows decide. */
export const settingsCases: Record<string, ScopeCase> = {
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'namesByIds'],
    'system.area',
    NO_ROWS,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'nextNumber', 'export'],
    'system.billRule',
    NO_ROWS,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'export', 'log', 'statistics'],
    'system.dataInterface',
    NO_ROWS,
  ),
  ...every(
    ['callable', 'response', 'actionList', 'actionInfo', 'preview'],
    'system.dataInterface',
    'who may ask stands on each interface: see dataInterfaces.test.ts',
  ),
  ...every(['list', 'create', 'update', 'read', 'remove', 'selector'], 'system.dictionaryType', NO_ROWS),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'all', 'dataSelector', 'export'],
    'system.dictionaryData',
    NO_ROWS,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'selector', 'move'],
    'system.menu',
    `${NO_ROWS}; what it may not open stands in attacks.test.ts`,
  ),
  ...every(
    ['list', 'create', 'update', 'read', 'remove', 'updateState', 'run', 'runs', 'nextTimes'],
    'system.task',
    `${NO_ROWS}; see tasks.test.ts`,
  ),
  ...every(['list', 'create', 'update', 'read', 'remove', 'release', 'readers'], 'message', NO_ROWS),
  ...every(['mine', 'readInfo', 'readAll', 'removeMine', 'setting', 'saveSetting'], 'message', OWN),
  'chat.conversations': open(OWN),
};
