import { type BerthKind } from '@smart-admin/api-client/contract';
import { type Translate } from '@smart-admin/ui/messages';
import { type berthMessages } from './berthMessages.js';

const KINDS = ['small', 'large', 'charging', 'disabled'] as const satisfies readonly BerthKind[];

/** Whom berths are for. */
export function kindOptions(t: Translate<keyof (typeof berthMessages)['zh']>) {
  return KINDS.map((value) => ({ value, label: t(value) }));
}
