import { useMessages } from '@smart-admin/ui/locale';
import { statementTexts } from './statementTexts.js';

/** The official statement in the language of the reader. */
export function StatementText() {
  return useMessages(statementTexts)('text');
}
