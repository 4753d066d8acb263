import { type TaskReason } from '@smart-admin/form-engine/flow';
import { type Person } from './people/peopleByIds.js';

/** Why somebody was asked, in names. */
export function reasonOf(
  reason: TaskReason,
  people: ReadonlyMap<string, Person>,
): { kind: string; via: string; byName: string } {
  if (reason.kind === 'found') return { kind: reason.rule, via: reason.via ?? '', byName: '' };
  if ('from' in reason) return { kind: reason.kind, via: '', byName: people.get(reason.from)?.name ?? '' };
  return { kind: reason.kind, via: '', byName: '' };
}
