import { useMessages } from '@smart-admin/ui/locale';
import { Check, Plus } from 'lucide-react';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useState } from 'react';
import { PaletteSearch } from '../../editor/PaletteSearch.js';
import { listDesignerMessages } from './listDesignerMessages.js';

/** What can be added to a part of the list, by a press; what is there already carries a tick. */
export function FieldPalette<Entry extends PaletteItem>({
  entries,
  used,
  readOnly,
  labelOf,
  onAdd,
}: FieldPaletteProps<Entry>) {
  const t = useMessages(listDesignerMessages);
  const [search, setSearch] = useState('');
  const matches = useTextMatch(search);
  const found = entries.filter(({ label, id }) => !matches || matches(`${label} ${id}`));
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-3">
      <PaletteSearch label={t('searchFields')} value={search} onValueChange={setSearch} />
      {found.length === 0 && <p className="m-0 py-4 text-center text-3">{t('noFields')}</p>}
      <ul className="m-0 min-h-0 flex-1 list-none overflow-auto p-0">
        {found.map((field) => {
          const isUsed = used.has(field.id);
          return (
            <li key={field.id}>
              <button
                type="button"
                disabled={isUsed || readOnly}
                aria-label={
                  isUsed
                    ? `${field.label} (${t('used')})`
                    : (labelOf?.(field.label) ?? t('addThis', { label: field.label }))
                }
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

interface PaletteItem {
  id: string;
  label: string;
}

export interface FieldPaletteProps<Entry extends PaletteItem> {
  entries: readonly Entry[];
  /** Ids of what is there already. */
  used: ReadonlySet<string>;
  readOnly: boolean;
  /** What a press does, in words. Default: adds a column. */
  labelOf?: (label: string) => string;
  onAdd: (entry: Entry) => void;
}
