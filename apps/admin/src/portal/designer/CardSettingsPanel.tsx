import { type DataSet, type PortalCard, type PortalDocument } from '@smart-admin/api-client/contract';
import { type Problem, SettingsPanel, useEditorState, type EditorState } from '@smart-admin/form-engine/editor';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { Tag } from '@smart-admin/ui/tag';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { CARDS } from '../cards/cards.js';
import { type CardState } from '../ShownCard.js';
import { CARD_TABS } from './cardSettings.js';
import { type CardDesign, CardDesignContext } from './CardDesignContext.js';
import { cardSettingMessages } from './cardSettingMessages.js';
import { cardSettingViews } from './cardSettingViews.js';
import { DataPreview } from './DataPreview.js';
import { FilterSettings } from './FilterSettings.js';
import { dataOf, findCard, type FlatCard, flatCard } from './flatCard.js';

/** What can be set of the chosen cards, in three tabs; of the portal itself where none is chosen. */
export function CardSettingsPanel({ problems, stateOf }: CardSettingsPanelProps) {
  const t = useMessages(cardSettingMessages);
  const locale = useLocale();
  const [tab, setTab] = useState('data');
  const { cards, filters } = useEditorState(documentOf);
  const { ids } = useEditorState(selectionOf);
  const chosen = cards.filter(({ id }) => ids.includes(id));
  const [only] = chosen.length === 1 ? chosen : [];
  const design = useCardDesignOf(only, filters);
  if (chosen.length === 0) return <FilterSettings />;
  const panel = (name: keyof typeof CARD_TABS) => (
    <SettingsPanel<PortalDocument, FlatCard>
      groups={CARD_TABS[name]}
      items={chosen.map(flatCard)}
      find={(document, id) => findCard(document, id) as FlatCard | undefined}
      problems={problems}
      views={cardSettingViews}
    />
  );
  return (
    <CardDesignContext value={design}>
      <Tabs
        aria-label={only?.title}
        listClassName="sticky top-0 z-1 bg-surface px-4"
        panelClassName="pt-0"
        value={tab}
        onValueChange={setTab}
        extra={only ? <Tag>{CARDS[only.kind].names[locale]}</Tag> : null}
        items={[
          {
            value: 'data',
            label: t('tabData'),
            content: (
              <>
                {panel('data')}
                {only && 'data' in only ? <DataPreview state={stateOf(only.id)} /> : null}
              </>
            ),
          },
          { value: 'look', label: t('tabLook'), content: panel('look') },
          { value: 'range', label: t('tabRange'), content: panel('range') },
        ]}
      />
    </CardDesignContext>
  );
}

/** What the settings of a card choose from. */
function useCardDesignOf(card: PortalCard | undefined, filters: CardDesign['filters']): CardDesign {
  const data = card && dataOf(card);
  const target = data && targetOf(data);
  const sources = useQuery({
    queryKey: ['portal', 'sources'],
    queryFn: ({ signal }) => api.design.portal.sources({ signal, silent: true }),
    staleTime: 60_000,
  });
  const columns = useQuery({
    queryKey: ['portal', 'columns', target],
    queryFn: ({ signal }) =>
      target ? api.design.portal.columns({ body: { data: target } }, { signal, silent: true }) : { list: [] },
    enabled: target !== undefined && target.source !== 'builtIn',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
  const interfaces = useQuery({
    queryKey: ['portal', 'interfaces'],
    queryFn: ({ signal }) => api.system.dataInterface.callable({ query: { pageSize: 500 } }, { signal, silent: true }),
    enabled: data?.source === 'interface',
    staleTime: 60_000,
  });
  const list = sources.data?.list ?? [];
  return {
    builtIn: list.map(({ name, label }) => ({ value: name, label })),
    columns:
      data?.source === 'builtIn'
        ? (list.find(({ name }) => name === data.name)?.columns ?? [])
        : (columns.data?.list ?? []),
    parameters:
      data?.source === 'interface'
        ? (interfaces.data?.list.find(({ id }) => id === data.interfaceId)?.parameters ?? [])
        : [],
    filters,
  };
}

/** What is read, without how: its columns are the same whatever is made of them. */
function targetOf(data: DataSet): DataSet {
  const plain = { dimension: '', per: 'day', measures: [], columns: [], order: 'none', limit: 1 } as const;
  const shape = { ...plain, measures: [], columns: [] };
  if (data.source === 'model') return { source: 'model', modelId: data.modelId, conditions: [], ...shape };
  if (data.source === 'interface')
    return { source: 'interface', interfaceId: data.interfaceId, parameters: [], ...shape };
  return { source: 'builtIn', name: data.name, ...shape };
}

const documentOf = (state: EditorState<PortalDocument>) => state.document;
const selectionOf = (state: EditorState<PortalDocument>) => state.selection;

interface CardSettingsPanelProps {
  problems: readonly Problem[];
  stateOf: (id: string) => CardState;
}
