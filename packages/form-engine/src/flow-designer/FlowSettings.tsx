import { useMessages } from '@smart-admin/ui/locale';
import { useEditorState } from '../editor/EditorProvider.js';
import { type EditorState } from '../editor/editorStore.js';
import { type Problem } from '../editor/problems.js';
import { SettingsPanel } from '../editor/SettingsPanel.js';
import { type FlowDocument, type FlowSettings as Settings } from '../flow/document/FlowDocument.js';
import { flowItem } from './describeFlow.js';
import { type FlowDesignerProps } from './FlowDesigner.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { useFlowDesign } from './settings/FlowDesignContext.js';
import { flowGroups, type FlowItem, flowSettingGroups } from './settings/flowSettingGroups.js';
import { flowSettingViews } from './settings/flowSettingViews.js';

/** The settings of what is selected in one scroll; those of the flow where nothing is, and below those of its start. */
export function FlowSettings({ problems, people }: FlowSettingsProps) {
  const t = useMessages(flowDesignerMessages);
  const flow = useEditorState(documentOf);
  const { ids } = useEditorState(selectionOf);
  const { language } = useFlowDesign();
  const items = ids.flatMap((id) => flowItem(flow, id) ?? []);
  const [only] = items;
  const asking = items.length === 1 && only && 'people' in only ? only : undefined;
  const showsFlow = ids.length === 0 || ids[0] === 'start';
  return (
    <>
      {items.length > 0 && (
        <SettingsPanel<FlowDocument, FlowItem>
          groups={flowSettingGroups}
          items={items}
          find={flowItem}
          problems={problems}
          views={flowSettingViews}
          {...(language ? { languageOf: () => language } : {})}
          belowGroup={(group) => asking && group === 'people' && people?.(asking, flow)}
        />
      )}
      {showsFlow && (
        <section aria-label={t('flow')} className="border-t border-hairline first:border-t-0">
          <h3 className="m-0 px-4 pt-3 text-14 font-semibold">{t('flow')}</h3>
          <SettingsPanel<FlowDocument, Settings & { id: string }>
            groups={flowGroups}
            items={[{ ...flow.settings, id: 'settings' }]}
            find={(document) => document.settings as Settings & { id: string }}
          />
        </section>
      )}
    </>
  );
}

interface FlowSettingsProps extends Pick<FlowDesignerProps, 'people'> {
  problems: readonly Problem[];
}

const documentOf = ({ document }: EditorState<FlowDocument>) => document;
const selectionOf = ({ selection }: EditorState<FlowDocument>) => selection;
