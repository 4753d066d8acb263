import { useMessages } from '@smart-admin/ui/locale';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { useState } from 'react';
import { PaletteSearch } from '../editor/PaletteSearch.js';
import { type FlowNode } from '../flow/document/FlowDocument.js';
import { flowChartMessages } from './flowChartMessages.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { flowKindIcons } from './flowKindIcons.js';
import { useGaps } from './GapContext.js';

/** The kinds of nodes with a search; Enter takes the first that is found. */
export function KindMenu({ onChoose }: { onChoose: (kind: FlowNode['kind']) => void }) {
  const t = useMessages(flowDesignerMessages);
  const kind = useMessages(flowChartMessages);
  const { kinds } = useGaps();
  const [query, setQuery] = useState('');
  const matches = useTextMatch(query);
  const found = kinds.filter((each) => !matches || matches(kind(each)));
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0]) onChoose(found[0]);
      }}
    >
      <PaletteSearch label={t('searchKinds')} value={query} onValueChange={setQuery} />
      {found.length === 0 && <p className="m-0 p-2 text-3">{t('noKinds')}</p>}
      <ul className="m-0 grid list-none grid-cols-2 gap-1 p-0">
        {found.map((each) => {
          const Icon = flowKindIcons[each];
          return (
            <li key={each}>
              <button
                type="button"
                className="flex min-h-9 w-full cursor-pointer items-center gap-2 rounded-md px-2 text-left hover:bg-hover"
                onClick={() => onChoose(each)}
              >
                <Icon aria-hidden className="size-4 flex-none text-2" />
                <span className="truncate">{kind(each)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
