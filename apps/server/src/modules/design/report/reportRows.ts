import { type DataColumnKind } from '@smart-admin/api-client/contract';
import { type CellFormat, type CellValue, type ReportRows } from '@smart-admin/form-engine/core/report';
import { dayText, minuteText } from '../../../clock.js';
import { type DataTable } from '../../dataSet/DataTable.js';

/** Rows of a data set as a sheet counts with them: amounts in yuan, shares as parts of 1, moments as texts of the server's zone. */
export function reportRows({ columns, rows, merged }: Pick<DataTable, 'columns' | 'rows' | 'merged'>): ReportRows {
  const kinds = new Map(columns.map(({ id, kind }) => [id, kind]));
  return {
    formats: Object.fromEntries(columns.map(({ id, kind }) => [id, FORMATS[kind]])),
    ...(merged && { merged }),
    labels: Object.fromEntries(columns.map(({ id, label }) => [id, label])),
    // what stands beside the columns (ids, owners) is not for readers
    rows: rows.map((row) =>
      Object.fromEntries([...kinds].map(([id, kind]) => [id, valueOf(row[id] ?? null, kind)] as const)),
    ),
  };
}

const FORMATS: Record<DataColumnKind, CellFormat> = {
  ...{ text: 'auto', number: 'auto', amount: 'decimal', percent: 'percent' },
  ...{ day: 'day', time: 'time' },
};

function valueOf(value: CellValue, kind: DataColumnKind): CellValue {
  switch (kind) {
    case 'text':
      return value;
    case 'number':
      return numberOf(value);
    case 'amount':
    case 'percent': {
      const number = numberOf(value);
      return number === null ? null : number / 100;
    }
    case 'day':
    case 'time':
      return typeof value === 'number' ? (kind === 'day' ? dayText : minuteText)(new Date(value)) : value;
  }
}

function numberOf(value: CellValue): number | null {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
