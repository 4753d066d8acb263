import { PaletteTile } from '@smart-admin/form-engine/designer';
import { PaletteSearch } from '@smart-admin/form-engine/editor';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useState } from 'react';
import { type WidgetKind } from '../ShownWidget.js';
import { type WidgetDefinition, type WidgetGroup } from '../widgets/defineWidget.js';
import { WIDGETS } from '../widgets/widgets.js';
import { screenDesignMessages } from './screenDesignMessages.js';

const GROUPS: readonly WidgetGroup[] = ['text', 'data', 'chart', 'media', 'parking'];

/** Kinds of widgets with their sketches, to be dragged to the canvas or pressed. */
export function WidgetPalette({ readOnly, onAdd }: { readOnly: boolean; onAdd: (kind: WidgetKind) => void }) {
  const t = useMessages(screenDesignMessages);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const matches = useTextMatch(search);
  const found = (Object.values(WIDGETS) as WidgetDefinition[]).filter(
    ({ names }) => !matches || matches(Object.values(names).join(' ')),
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto p-3">
      <PaletteSearch label={t('searchWidgets')} value={search} onValueChange={setSearch} />
      {found.length === 0 ? <p className="m-0 py-4 text-center text-3">{t('noKinds')}</p> : null}
      {GROUPS.map((group) => {
        const kinds = found.filter((widget) => widget.group === group);
        return kinds.length === 0 ? null : (
          <section key={group} className="grid gap-2">
            <h3 className="m-0 text-12 font-normal text-2">{t(`group.${group}`)}</h3>
            <div className="grid grid-cols-2 gap-2">
              {kinds.map(({ kind, names, icon, sketch }) => (
                <PaletteTile
                  key={kind}
                  kind={kind}
                  name={names[locale]}
                  icon={icon}
                  sketch={sketch}
                  disabled={readOnly}
                  onAdd={() => onAdd(kind)}
                />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
