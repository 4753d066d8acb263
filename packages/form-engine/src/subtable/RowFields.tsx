import { type Field } from '../core/document/FormDocument.js';
import { SubtableCell, type SubtableCellProps } from './SubtableCell.js';

/** The fields of one row below each other, labels above them. */
export function RowFields({ columns, ...cell }: RowFieldsProps) {
  return (
    <div className="grid gap-3">
      {columns.map((column) => (
        <div key={column.id} className="grid gap-1">
          <span className="text-12 text-2">
            {column.required && !cell.asText && (
              <span aria-hidden className="mr-1 text-danger-text">
                *
              </span>
            )}
            {column.label}
          </span>
          <SubtableCell {...cell} column={column} plain />
        </div>
      ))}
    </div>
  );
}

export interface RowFieldsProps extends Omit<SubtableCellProps, 'column' | 'plain' | 'quietError'> {
  columns: readonly Field[];
}
