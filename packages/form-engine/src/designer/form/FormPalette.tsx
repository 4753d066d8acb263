import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { PaletteSearch } from '../../editor/PaletteSearch.js';
import { KIND_DRAG } from './canvas/canvasDrag.js';
import { formDesignerMessages } from './formDesignerMessages.js';
import { KindIcon } from './kindIcons.js';
import { kindName } from './kindMessages.js';
import { type PaletteEntry, paletteGroups } from './palette.js';

/** All kinds of fields and containers; a press adds one behind the selection, a drag where it is dropped. */
export function FormPalette({ readOnly, onAdd }: FormPaletteProps) {
  const t = useMessages(formDesignerMessages);
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const [search, setSearch] = useState('');
  const matches = useTextMatch(search);
  const groups = useMemo(() => paletteGroups(registry), [registry]);
  const found = groups
    .map(({ id, entries }) => ({
      id,
      entries: entries.filter((entry) => !matches || matches(`${kindName(entry.id, locale, registry)} ${entry.id}`)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 p-3">
      <PaletteSearch label={t('searchControls')} value={search} onValueChange={setSearch} />
      {found.length === 0 && <p className="m-0 py-4 text-center text-3">{t('noControls')}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
      <div className="min-h-0 flex-1 overflow-auto" tabIndex={0} role="group" aria-label={t('controls')}>
        {found.map(({ id, entries }) => (
          <section key={id} aria-label={t(id)}>
            <h3 className="m-0 py-2 text-12 font-normal text-2">{t(id)}</h3>
            <ul className="m-0 grid list-none grid-cols-2 gap-1.5 p-0">
              {entries.map((entry) => (
                <PaletteTile
                  key={entry.id}
                  entry={entry}
                  name={kindName(entry.id, locale, registry)}
                  readOnly={readOnly}
                  onAdd={onAdd}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function PaletteTile({ entry, name, readOnly, onAdd }: PaletteTileProps) {
  const t = useMessages(formDesignerMessages);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!ref.current || readOnly) return undefined;
    return draggable({ element: ref.current, getInitialData: () => ({ type: KIND_DRAG, entry }) });
  }, [entry, readOnly]);
  return (
    <li ref={ref} className="min-w-0">
      <button
        type="button"
        disabled={readOnly}
        aria-label={t('addThis', { name })}
        title={name}
        className="flex h-8 w-full min-w-0 cursor-grab items-center gap-2 rounded-sm border border-hairline bg-sunken px-2 text-left hover:border-(--primary-edge) hover:bg-primary-soft disabled:cursor-default disabled:text-3 phone:h-11"
        onClick={() => onAdd(entry)}
      >
        <KindIcon kind={entry.id} />
        <span className="truncate">{name}</span>
      </button>
    </li>
  );
}

export interface FormPaletteProps {
  readOnly: boolean;
  onAdd: (entry: PaletteEntry) => void;
}

interface PaletteTileProps extends FormPaletteProps {
  entry: PaletteEntry;
  name: string;
}
