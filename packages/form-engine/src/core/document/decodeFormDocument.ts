import { expressionProblem } from '../expressions/expressionProblem.js';
import { type FieldRegistry, standardRegistry } from '../registry/createRegistry.js';
import { decodeField } from './decodeField.js';
import {
  type Field,
  FORM_DOCUMENT_VERSION,
  type FormDocument,
  formDocumentMigrations,
  type RecordRule,
} from './FormDocument.js';
import { FormDocumentError } from './FormDocumentError.js';
import { migrateDocument } from './migrateDocument.js';
import { isRecord, readNumber, readText } from './readWire.js';

/**
 * Reads a stored form, as text or as parsed JSON. Unknown kinds and keys are kept. Throws FormDocumentError with the
 * place of what cannot be read.
 */
export function decodeFormDocument(stored: unknown, registry: FieldRegistry = standardRegistry): FormDocument {
  const parsed = typeof stored === 'string' ? parseJson(stored) : stored;
  if (!isRecord(parsed)) throw new FormDocumentError('type', '', 'must be an object');
  const wire = migrateDocument(parsed, FORM_DOCUMENT_VERSION, formDocumentMigrations);
  if (wire.fields !== undefined && !Array.isArray(wire.fields))
    throw new FormDocumentError('type', 'fields', 'must be a list');
  const list: unknown[] = wire.fields ?? [];
  if (list.length > MAX_FIELDS) throw new FormDocumentError('limit', 'fields', `has more than ${MAX_FIELDS} fields`);
  const fields = list.map((field, index) => decodeField(field, `fields[${index}]`, index, registry));
  refuseDuplicates(fields, 'fields');
  const { version: _version, fields: _fields, labelPosition, labelWidth, gutter, dialogWidth, rules, ...extra } = wire;
  return {
    version: FORM_DOCUMENT_VERSION,
    fields,
    layout: {
      labelPosition: labelPosition === 'top' ? 'top' : 'left',
      labelWidth: readNumber(labelWidth, 'labelWidth') ?? 84,
      gutter: readNumber(gutter, 'gutter') ?? 24,
      dialogWidth: dialogWidth === 450 || dialogWidth === 800 ? dialogWidth : 600,
    },
    rules: decodeRules(rules),
    extra,
  };
}

const MAX_FIELDS = 500;

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new FormDocumentError('json', '', `is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuseDuplicates(fields: readonly Field[], path: string): void {
  const seen = new Set<string>();
  fields.forEach((field, index) => {
    if (seen.has(field.id))
      throw new FormDocumentError('duplicate', `${path}[${index}]`, `the name ${field.id} is used twice`);
    seen.add(field.id);
    if (field.kind === 'subtable') refuseDuplicates(field.columns, `${path}[${index}].__config__.children`);
  });
}

function decodeRules(raw: unknown): RecordRule[] {
  if (raw === undefined || raw === null) return [];
  if (!Array.isArray(raw)) throw new FormDocumentError('type', 'rules', 'must be a list');
  return raw.map((item: unknown, index) => {
    const path = `rules[${index}]`;
    if (!isRecord(item)) throw new FormDocumentError('type', path, 'must be an object');
    const rule = {
      expression: readText(item.expression, `${path}.expression`),
      message: readText(item.message, `${path}.message`),
      field: readText(item.field, `${path}.field`),
    };
    const problem = expressionProblem(rule.expression);
    if (problem) throw new FormDocumentError('expression', `${path}.expression`, problem);
    return rule;
  });
}
