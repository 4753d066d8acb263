import {
  decodeFormDocument,
  decodeListDefinition,
  hasSameWebForm,
  hasSameWebList,
} from '@smart-admin/form-engine/core';
import { type StoredDocuments } from './modelRows.js';

/** Whether two states of a model, both of which can be read, differ at most in what is designed for phones. */
export function hasSameWeb(first: StoredDocuments, second: StoredDocuments): boolean {
  return (
    hasSameWebForm(decodeFormDocument(first.formData), decodeFormDocument(second.formData)) &&
    hasSameWebList(decodeListDefinition(first.columnData), decodeListDefinition(second.columnData))
  );
}
