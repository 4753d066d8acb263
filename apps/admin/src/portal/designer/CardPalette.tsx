import { routeTitle } from '@smart-admin/layout/routing';
import { PaletteTile } from '@smart-admin/form-engine/designer';
import { PaletteSearch } from '@smart-admin/form-engine/editor';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { drawsModel } from '../../app/drawsModel.js';
import { useSession } from '../../app/sessionStore.js';
import { CARDS } from '../cards/cards.js';
import { type CardDefinition, type CardGroup } from '../cards/defineCard.js';
import { type CardKind } from '../ShownCard.js';
import { cardSettingMessages } from './cardSettingMessages.js';

const GROUPS: readonly CardGroup[] = ['data', 'work', 'entry', 'content'];

/** Kinds of cards with their sketches, to be dragged to the canvas or pressed. */
export function CardPalette({ readOnly, onAdd, onAddList }: CardPaletteProps) {
  const t = useMessages(cardSettingMessages);
  const locale = useLocale();
  const [search, setSearch] = useState('');
  const matches = useTextMatch(search);
  const routes = useSession((session) => session.routes);
  const lists = routes
    .filter(drawsModel)
    .map(({ moduleId, meta }) => ({ modelId: moduleId, title: routeTitle(meta, locale) }))
    .filter(({ title }) => !matches || matches(title));
  const found = (Object.values(CARDS) as CardDefinition[]).filter(
    ({ names }) => !matches || matches(Object.values(names).join(' ')),
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto p-3">
      <PaletteSearch label={t('searchCards')} value={search} onValueChange={setSearch} />
      {found.length + lists.length === 0 ? <p className="m-0 py-4 text-center text-3">{t('noKinds')}</p> : null}
      {GROUPS.map((group) => {
        const kinds = found.filter((card) => card.group === group);
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
      {lists.length > 0 ? (
        <section className="grid gap-2">
          <h3 className="m-0 text-12 font-normal text-2">{t('group.pages')}</h3>
          {lists.map(({ modelId, title }) => (
            <button
              key={modelId}
              type="button"
              disabled={readOnly}
              className="flex h-8 min-w-0 items-center gap-2 rounded-md border border-hairline bg-sunken px-2 text-left hover:border-control disabled:text-disabled"
              onClick={() => onAddList(modelId, title)}
            >
              <Table2 aria-hidden className="size-3.5 flex-none text-2" />
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="flex-none text-12 text-3">{CARDS.list.names[locale]}</span>
            </button>
          ))}
        </section>
      ) : null}
    </div>
  );
}

interface CardPaletteProps {
  readOnly: boolean;
  onAdd: (kind: CardKind) => void;
  /** Adds the records of a page that is there already. */
  onAddList: (modelId: string, title: string) => void;
}
