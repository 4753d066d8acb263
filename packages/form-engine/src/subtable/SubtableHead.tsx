import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { type Field } from '../core/document/FormDocument.js';
import { isRightAligned } from '../core/registry/fieldFacts.js';
import { columnWidth } from './columnWidth.js';
import { subtableMessages } from './subtableMessages.js';

/** The heads of a subtable; they stay in view where the rows scroll. */
export function SubtableHead({ columns, asText, isLong }: SubtableHeadProps) {
  const t = useMessages(subtableMessages);
  return (
    <thead className={cn(isLong && 'sticky top-0 z-1')}>
      <tr className="h-8.5 bg-sunken text-12 text-2">
        <th scope="col" className="w-12 min-w-12 px-1 text-center font-medium">
          {t('index')}
        </th>
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            style={
              isLong ? { width: columnWidth(column) } : { minWidth: columnWidth(column), width: column.columnWidth }
            }
            className={cn(
              'px-[15px] font-medium whitespace-nowrap',
              isRightAligned(column) ? 'text-right' : 'text-left',
            )}
          >
            {column.required && !asText && (
              <span data-slot="required" className="mr-1 text-danger-text" aria-hidden>
                *
              </span>
            )}
            {column.label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export interface SubtableHeadProps {
  columns: readonly Field[];
  asText: boolean;
  isLong: boolean;
}
