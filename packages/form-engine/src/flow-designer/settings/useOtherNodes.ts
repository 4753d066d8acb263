import { useMessages } from '@smart-admin/ui/locale';
import { useMemo } from 'react';
import { useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { type FlowDocument } from '../../flow/document/FlowDocument.js';
import { allNodes } from '../edit/flowEdits.js';
import { flowChartMessages } from '../flowChartMessages.js';

/** The nodes that a setting of the selected one can name: those at which people work, or all. */
export function useOtherNodes(kinds: 'work' | 'all' = 'work'): readonly NodeChoice[] {
  const t = useMessages(flowChartMessages);
  const flow = useEditorState(documentOf);
  const own = useEditorState(selectedOf);
  return useMemo(
    () =>
      allNodes(flow.nodes)
        .filter(({ id, kind }) => id !== own && (kinds === 'all' || kind === 'approver' || kind === 'handler'))
        .map(({ id, name, kind }) => ({ id, name: name || t(kind) })),
    [flow, own, kinds, t],
  );
}

const documentOf = ({ document }: EditorState<FlowDocument>) => document;
const selectedOf = ({ selection }: EditorState<FlowDocument>) => selection.ids[0];

/** A node that a setting can name. */
export interface NodeChoice {
  id: string;
  name: string;
}
