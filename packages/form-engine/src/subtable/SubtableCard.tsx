import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { type Field, type SubtableField } from '../core/document/FormDocument.js';
import { type FormStore } from '../core/state/FormStore.js';
import { FieldText } from '../renderer/FieldText.js';
import { useFormField } from '../renderer/useFormField.js';
import { RowFields } from './RowFields.js';
import { subtableMessages } from './subtableMessages.js';

/** One row of a subtable as a card; a folded one shows its first column and opens to its fields. */
export const SubtableCard = memo(function SubtableCard(props: SubtableCardProps) {
  const { store, field, row, index, columns, isFixed, asText, disabled, isFolded, isOpen, onToggle, place } = props;
  const t = useMessages(subtableMessages);
  const [first] = columns;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const title = t('row', { index: index + 1 });
  return (
    <li
      value={index}
      data-slot="subtable-row"
      aria-setsize={place?.count}
      aria-posinset={place && index + 1}
      className={cn('list-none border-b border-hairline p-3', !place && '[content-visibility:auto]')}
      style={place && { position: 'absolute', insetInline: 0, top: place.top }}
    >
      <div className="flex h-7 items-center justify-between text-12 font-medium text-2">
        {isFolded ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onToggle(row)}
            className="flex min-h-7 min-w-0 items-center gap-1 rounded-sm"
          >
            <Arrow aria-hidden className="size-3.5 flex-none" />
            {title}
            {!isOpen && first && <CardTitle store={store} path={`${field.id}.${row}.${first.id}`} field={first} />}
          </button>
        ) : (
          title
        )}
        {!isFixed && (
          <IconButton
            label={t('remove', { index: index + 1 })}
            onClick={() => store.removeRow(field.id, row)}
            className="[&_svg]:text-danger-text"
          >
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className="mt-2">
          <RowFields
            store={store}
            table={field.id}
            row={row}
            index={index}
            columns={columns}
            asText={asText}
            disabled={disabled}
          />
        </div>
      )}
    </li>
  );
});

function CardTitle({ store, path, field }: { store: FormStore; path: string; field: Field }) {
  const { value } = useFormField(store, path);
  return (
    <span className="ml-2 min-w-0 truncate font-normal text-1">
      <FieldText field={field} value={value} inline />
    </span>
  );
}

export interface SubtableCardProps {
  store: FormStore;
  field: SubtableField;
  row: string;
  index: number;
  columns: readonly Field[];
  isFixed: boolean;
  asText: boolean;
  disabled: boolean;
  /** Whether it can be closed. */
  isFolded: boolean;
  isOpen: boolean;
  onToggle: (row: string) => void;
  /** Where it stands among those of a long list that are not all drawn; `top` is in px. */
  place: { top: number; count: number } | undefined;
}
