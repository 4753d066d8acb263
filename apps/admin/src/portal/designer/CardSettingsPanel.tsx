import { type PortalDocument } from '@smart-admin/api-client/contract';
import { type Problem, SettingsPanel, useEditorState, type EditorState } from '@smart-admin/form-engine/editor';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { Tag } from '@smart-admin/ui/tag';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { CARDS } from '../cards/cards.js';
import { type CardState } from '../ShownCard.js';
import { CARD_TABS } from './cardSettings.js';
import { CardDesignContext } from './CardDesignContext.js';
import { cardSettingMessages } from './cardSettingMessages.js';
import { cardSettingViews } from './cardSettingViews.js';
import { DataPreview } from './DataPreview.js';
import { FilterSettings } from './FilterSettings.js';
import { dataOf, findCard, type FlatCard, flatCard } from './flatCard.js';
import { useDataDesign } from './useDataDesign.js';

/** What can be set of the chosen cards, in three tabs; of the portal itself where none is chosen. */
export function CardSettingsPanel({ problems, stateOf }: CardSettingsPanelProps) {
  const t = useMessages(cardSettingMessages);
  const locale = useLocale();
  const [tab, setTab] = useState('data');
  const { cards, filters } = useEditorState(documentOf);
  const { ids } = useEditorState(selectionOf);
  const chosen = cards.filter(({ id }) => ids.includes(id));
  const [only] = chosen.length === 1 ? chosen : [];
  const design = useDataDesign(api.design.portal, only && dataOf(only), filters);
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

const documentOf = (state: EditorState<PortalDocument>) => state.document;
const selectionOf = (state: EditorState<PortalDocument>) => state.selection;

interface CardSettingsPanelProps {
  problems: readonly Problem[];
  stateOf: (id: string) => CardState;
}
