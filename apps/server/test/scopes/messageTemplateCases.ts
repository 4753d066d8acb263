import { NO_ROWS } from './reasons.js';
import { every, hides, HIDDEN_ROWS, type Place, type ScopeCase, type Target } from './scopeCases.js';

/** What a caller of limited scope may do with message templates, their channels and what was sent. */
export function messageTemplateCases(delivery: (place: Place) => Promise<Target>): Record<string, ScopeCase> {
  return {
    ...every(
      ['list', 'create', 'update', 'read', 'changes', 'remove', 'updateState', 'preview', 'test'],
      'system.messageTemplate',
      NO_ROWS,
    ),
    ...every(['list', 'read', 'changes', 'update', 'updateState'], 'system.messageChannel', NO_ROWS),
    'system.messageDelivery.list': hides(delivery, (caller) =>
      caller.system.messageDelivery.list({ query: HIDDEN_ROWS }),
    ),
  };
}
