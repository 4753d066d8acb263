import { rowCondition, type FormValues, type ListButton } from '@smart-admin/form-engine/core';
import { ApiError } from '../../../errors/apiError.js';
import { type Caller } from '../../../rights/caller.js';
import { t } from '../visualdev.messages.js';
import { type RecordAccess } from './recordAccess.js';

/** Throws 403 where the list does not offer a standard button for a record: the conditions that hide it hold here too. */
export function requireButton(access: RecordAccess, standard: 'edit' | 'remove', record: FormValues, caller: Caller) {
  const buttons = access.model.list.rowButtons.filter(
    (button) =>
      button.id === standard || (standard === 'edit' && button.action === 'form' && access.canButton(button.id)),
  );
  const own = buttons.find(({ id }) => id === standard);
  // a list without the button sets no condition; another button that opens the form serves as well
  if (!own || buttons.some((button) => isOffered(button, record, caller))) return;
  throw refusal(own);
}

/** Throws 403 unless the condition of a button holds for a record. */
export function requireOffered(button: ListButton, record: FormValues, caller: Caller): void {
  if (!isOffered(button, record, caller)) throw refusal(button);
}

/** Whether requests for a standard button look at the records. */
export function hasCondition({ model: { list } }: RecordAccess, standard: 'edit' | 'remove'): boolean {
  return list.rowButtons.some(({ id, visibleWhen = '' }) => id === standard && visibleWhen.trim() !== '');
}

function isOffered({ visibleWhen }: ListButton, record: FormValues, { userId: id, organizeId }: Caller): boolean {
  return rowCondition(visibleWhen, { id, organizeId })?.(record) ?? true;
}

function refusal({ label, id }: ListButton): ApiError {
  return new ApiError(403, t('notOffered', { button: label || id }));
}
