import { type PrintedValue } from '@smart-admin/api-client/contract';
import {
  type Field,
  fieldText,
  type FormValues,
  type PrintLook,
  recordPayload,
  standardRegistry,
  storedFiles,
} from '@smart-admin/form-engine/core';
import { type AnswerRow } from '../dataInterface/transformAnswer.js';

/** How paper shows the values of a field. */
export function printLookOf({ kind }: Field): PrintLook {
  return standardRegistry.get(kind)?.print ?? {};
}

/**
 * The texts of a record with what paper shows beside them: signatures and images as pictures, set text as it was set, codes as
 * codes. Only of `paths`, the fields and columns that the form shows.
 */
export function printedValues(
  fields: readonly Field[],
  { texts, values, paths, ...record }: PrintedRecord,
  prefix = '',
): AnswerRow {
  const printed: AnswerRow = { ...texts };
  for (const field of fields) {
    const path = prefix + field.id;
    if (!paths.has(path)) continue;
    if (field.kind === 'subtable') {
      const rows = texts[field.id];
      if (!Array.isArray(rows)) continue;
      printed[field.id] = rows.map((row: AnswerRow, index) => {
        const cells = (values[field.id] as FormValues[])[index] ?? {};
        return printedValues(field.columns, { texts: row, values: cells, paths, ...record }, `${path}.`);
      });
      continue;
    }
    const { as = 'text' } = printLookOf(field);
    if (as === 'text' || as === 'nothing') continue;
    const content = contentOf(field, as, values[field.id], record);
    const text = texts[field.id];
    if (content.length === 0) continue;
    printed[field.id] = {
      as,
      text: typeof text === 'string' ? text : '',
      content,
      ...(field.kind === 'barcode' ? { format: field.format } : {}),
    } satisfies PrintedValue;
  }
  return printed;
}

interface PrintedRecord {
  texts: AnswerRow;
  values: FormValues;
  paths: ReadonlySet<string>;
  modelId: string;
  recordId: string;
}

function contentOf(
  field: Field,
  as: PrintedValue['as'],
  value: unknown,
  { modelId: mid, recordId: id }: Pick<PrintedRecord, 'modelId' | 'recordId'>,
): string[] {
  if (as === 'images')
    return storedFiles(value)
      .slice(0, MOST_IMAGES)
      .map(({ url }) => url);
  const isOfRecord = field.kind === 'qrcode' && field.source === 'form';
  const content = isOfRecord
    ? JSON.stringify(recordPayload({ id, mid }))
    : as === 'html' || as === 'image'
      ? value
      : fieldText(field, value, { locale: 'zh' });
  return typeof content === 'string' && content !== '' ? [content] : [];
}

/** Images of one field. */
const MOST_IMAGES = 100;
