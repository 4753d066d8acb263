import { field } from '../../resource/apiForm.js';
import { momentField, type ReductionTranslate } from './parkingFields.js';

/** Whom to call, and until when an agreement holds. */
export function contactFields(t: ReductionTranslate) {
  return {
    contact: field('text', { label: t('contact'), span: 12, maxLength: 50 }),
    phone: phoneField(t),
    expiresAt: momentField(t('expiresAt'), { help: t('expiresHelp') }),
  };
}

export function phoneField(t: ReductionTranslate) {
  return field('text', { label: t('phone'), span: 12, maxLength: 30 });
}
