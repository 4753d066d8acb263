import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Check, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { type DesignableField } from './designableFields.js';
import { listDesignerMessages } from './listDesignerMessages.js';

/** The fields of the form; a press adds a column. What has one already carries a tick. */
export function FieldPalette({ fields, used, readOnly, onAdd }: FieldPaletteProps) {
  const t = useMessages(listDesignerMessages);
  const [search, setSearch] = useState('');
  const found = fields.filter(({ label, id }) => `${label} ${id}`.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-3">
      <Input
        aria-label={t('searchFields')}
        placeholder={t('searchFields')}
        prefix={<Search aria-hidden />}
        value={search}
        onValueChange={setSearch}
        clearable
        className="flex-none"
      />
      {found.length === 0 && <p className="m-0 py-4 text-center text-3">{t('noFields')}</p>}
      <ul className="m-0 min-h-0 flex-1 list-none overflow-auto p-0">
        {found.map((field) => {
          const isUsed = used.has(field.id);
          return (
            <li key={field.id}>
              <button
                type="button"
                disabled={isUsed || readOnly}
                aria-label={isUsed ? `${field.label} (${t('used')})` : t('addThis', { label: field.label })}
                className="flex h-8 w-full items-center gap-2 rounded-sm px-2 text-left hover:bg-hover disabled:text-3 disabled:hover:bg-transparent phone:h-11"
                onClick={() => onAdd(field)}
              >
                <span className="min-w-0 flex-1 truncate">{field.label}</span>
                {isUsed ? (
                  <Check aria-hidden className="size-3.5 flex-none" />
                ) : (
                  !readOnly && <Plus aria-hidden className="size-3.5 flex-none text-2" />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface FieldPaletteProps {
  fields: readonly DesignableField[];
  /** Ids of the columns. */
  used: ReadonlySet<string>;
  readOnly: boolean;
  onAdd: (field: DesignableField) => void;
}
