import { type Translate } from '@smart-admin/ui/messages';
import { fieldsOfLayout } from '../../../core/document/LayoutNode.js';
import { type FormDocument } from '../../../core/document/FormDocument.js';
import { type Problem } from '../../../editor/problems.js';
import { type PhoneText } from '../../phoneMessages.js';

/** What is wrong with where the fields of a form stand on phones; the form itself is checked in the design for the web. */
export function checkPhoneForm(document: FormDocument, p: Translate<PhoneText>): readonly Problem[] {
  const shown = new Set(fieldsOfLayout(document.layout));
  const place = p('phoneLayout');
  if (shown.size === 0) return [{ severity: 'error', place, message: p('noFields') }];
  return document.fields
    .filter(({ id, required, visibility }) => required && visibility.includes('pc') && !shown.has(id))
    .map(({ id, label }): Problem => ({
      severity: 'warning',
      place,
      message: p('requiredHidden', { label: label || id }),
    }));
}
