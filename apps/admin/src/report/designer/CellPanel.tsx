import { type ReportDocument } from '@smart-admin/api-client/contract';
import { type EditorState, type Problem, SettingsPanel, useEditorState } from '@smart-admin/form-engine/editor';
import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { Tag } from '@smart-admin/ui/tag';
import { useState } from 'react';
import { CardDesignContext } from '../../portal/designer/CardDesignContext.js';
import { CELL_GROUPS, cellInDraft, settingsOfPlaces } from './cellSettings.js';
import { type SetCell } from './SetCell.js';
import { cellSettingViews } from './cellSettingViews.js';
import { useReportDesign } from './ReportDesignContext.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { ReportSettings } from './ReportSettings.js';
import { reportSettingMessages } from './reportSettingMessages.js';

/** What can be set of the chosen cells, and of the report itself. */
export function CellPanel({ problems }: { problems: readonly Problem[] }) {
  const t = useMessages(reportDesignMessages);
  const s = useMessages(reportSettingMessages);
  const [tab, setTab] = useState('content');
  const document = useEditorState(documentOf);
  const { ids } = useEditorState(selectionOf);
  const items = settingsOfPlaces(document, ids);
  const { sets } = useReportDesign();
  const columns = sets.find(({ id }) => id === items[0]?.set)?.columns ?? [];
  const panel = (name: keyof typeof CELL_GROUPS) => (
    <SettingsPanel<ReportDocument, SetCell>
      groups={CELL_GROUPS[name]}
      items={items}
      find={(draft, id) => cellInDraft(draft, id)}
      problems={problems}
      views={cellSettingViews}
    />
  );
  return (
    <CardDesignContext value={{ columns, builtIn: [], parameters: [], filters: [] }}>
      <Tabs
        aria-label={t('cellSettings')}
        listClassName="sticky top-0 z-1 bg-surface px-4"
        panelClassName="pt-0"
        value={items.length === 0 ? 'report' : tab}
        onValueChange={setTab}
        extra={items.length > 0 ? <Tag>{ids.length === 1 ? ids[0] : ids.length}</Tag> : null}
        items={[
          ...(items.length === 0
            ? []
            : [
                { value: 'content', label: s('content'), content: panel('content') },
                { value: 'look', label: s('look'), content: panel('look') },
                { value: 'rules', label: s('rules'), content: panel('rules') },
              ]),
          { value: 'report', label: t('whole'), content: <ReportSettings /> },
        ]}
      />
    </CardDesignContext>
  );
}

const documentOf = (state: EditorState<ReportDocument>) => state.document;
const selectionOf = (state: EditorState<ReportDocument>) => state.selection;
