import { type ScreenDocument } from '@smart-admin/api-client/contract';
import { type EditorState, type Problem, SettingsPanel, useEditorState } from '@smart-admin/form-engine/editor';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { Tag } from '@smart-admin/ui/tag';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { CardDesignContext } from '../../portal/designer/CardDesignContext.js';
import { cardSettingMessages } from '../../portal/designer/cardSettingMessages.js';
import { cardSettingViews } from '../../portal/designer/cardSettingViews.js';
import { DataPreview } from '../../portal/designer/DataPreview.js';
import { useDataDesign } from '../../portal/designer/useDataDesign.js';
import { type CardState } from '../../portal/ShownCard.js';
import { WIDGETS } from '../widgets/widgets.js';
import { dataOfWidget, findWidget, type FlatWidget, flatWidget } from './flatWidget.js';
import { ScreenSettings } from './ScreenSettings.js';
import { WIDGET_TABS } from './widgetSettings.js';

/** What can be set of the chosen widgets, in three tabs; of the screen itself where none is chosen. */
export function WidgetSettingsPanel({ problems, stateOf }: WidgetSettingsPanelProps) {
  const t = useMessages(cardSettingMessages);
  const locale = useLocale();
  const [tab, setTab] = useState('data');
  const { widgets } = useEditorState(documentOf);
  const { ids } = useEditorState(selectionOf);
  const chosen = widgets.filter(({ id }) => ids.includes(id));
  const [only] = chosen.length === 1 ? chosen : [];
  const design = useDataDesign(api.design.screen, only && dataOfWidget(only));
  if (chosen.length === 0) return <ScreenSettings />;
  const panel = (name: keyof typeof WIDGET_TABS) => (
    <SettingsPanel<ScreenDocument, FlatWidget>
      groups={WIDGET_TABS[name]}
      items={chosen.map(flatWidget)}
      find={(document, id) => findWidget(document, id) as FlatWidget | undefined}
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
        extra={only ? <Tag>{WIDGETS[only.kind].names[locale]}</Tag> : null}
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
          { value: 'action', label: t('click'), content: panel('action') },
        ]}
      />
    </CardDesignContext>
  );
}

const documentOf = (state: EditorState<ScreenDocument>) => state.document;
const selectionOf = (state: EditorState<ScreenDocument>) => state.selection;

interface WidgetSettingsPanelProps {
  problems: readonly Problem[];
  stateOf: (id: string) => CardState;
}
