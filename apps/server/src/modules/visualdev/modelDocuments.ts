import {
  decodeFormDocument,
  decodeListDefinition,
  FormDocumentError,
  linkFields,
  tableOfModel,
  tablesOf,
  type FormDocument,
  type ListDefinition,
  type StorageTable,
} from '@smart-admin/form-engine/core';
import { ApiError } from '../../errors/apiError.js';
import { isTooDeep } from '../../http/jsonDepth.js';
import { t } from './visualdev.messages.js';

/** A model's two documents, read, with the tables that they need. */
export interface ModelDocuments {
  form: FormDocument;
  list: ListDefinition;
  /** The main table first, then one for each subtable. */
  tables: [StorageTable, ...StorageTable[]];
}

/** Reads stored documents; throws 400 that says where one is wrong. `table` is one that was there before the model; '' for its own. */
export function readDocuments(id: string, formData: string, columnData: string, table = ''): ModelDocuments {
  const form = reading('badForm', () => linkFields(decodeFormDocument(parse(formData))));
  const list = reading('badList', () => decodeListDefinition(parse(columnData)));
  const [main, ...subtables] = reading('badForm', () => tablesOf(form, table || tableOfModel(id)));
  if (!main || main.columns.length === 0) throw new ApiError(400, t('noFields'));
  return { form, list, tables: [main, ...subtables] };
}

function parse(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('more than 100 levels');
  const value: unknown = JSON.parse(text);
  return value;
}

function reading<T>(key: 'badForm' | 'badList', read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormDocumentError || error instanceof SyntaxError)
      throw new ApiError(400, t(key, { reason: error.message }));
    throw error;
  }
}
