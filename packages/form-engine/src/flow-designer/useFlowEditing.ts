import { confirm } from '@smart-admin/ui/confirm';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { useMemo, useState } from 'react';
import { editorMessages } from '../editor/editorMessages.js';
import { useEditor } from '../editor/EditorProvider.js';
import { pasteOrWarn } from '../editor/pasteOrWarn.js';
import { type ReferenceLookup } from '../editor/references/ReferenceSources.js';
import { type FlowDocument, type FlowNode } from '../flow/document/FlowDocument.js';
import { flowItem, itemName } from './describeFlow.js';
import { createBranch, createFlowNode } from './edit/createFlowNode.js';
import {
  addBranch,
  copyNodes,
  findBranch,
  findNode,
  type FlowPlace,
  flowItems,
  insertNodes,
  moveNode,
  nudge,
  placeBehind,
  removeFlowItems,
  usersOf,
} from './edit/flowEdits.js';
import { flowChartMessages } from './flowChartMessages.js';
import { flowClipboard, unpackNodes } from './flowClipboard.js';
import { flowDesignerMessages } from './flowDesignerMessages.js';
import { firstOf } from './settings/FlowDesignContext.js';

/** What can be done to the edited flow. */
export function useFlowEditing(lookup: ReferenceLookup): FlowEditing {
  const t = useMessages(flowDesignerMessages);
  const e = useMessages(editorMessages);
  const kind = useMessages(flowChartMessages);
  const locale = useLocale();
  const store = useEditor<FlowDocument>();
  const [clipboard] = useState(flowClipboard);
  return useMemo(() => {
    const chosen = () => store.getState().selection.ids;
    const flow = () => store.getState().document;
    const chosenNodes = () => chosen().flatMap((id) => findNode(flow(), id) ?? []);
    const edit = (label: string, recipe: (draft: FlowDocument) => string[], group?: string) =>
      store.edit(
        label,
        (draft) => {
          const ids = recipe(draft as FlowDocument);
          return ids.length > 0 ? ids : undefined;
        },
        group === undefined ? undefined : { group },
      );
    const names = () => [t('branchName', { number: 1 }), t('otherwise')];
    const insertCopies = (label: string, nodes: readonly FlowNode[]) => {
      const place = placeBehind(flow(), chosen().at(-1));
      edit(label, (draft) => insertNodes(draft, place, copyNodes(nodes, createId)));
    };
    const remove = async (label: string) => {
      const ids = chosen().filter((id) => id !== 'start');
      const [first] = ids;
      if (first === undefined) return;
      const users = usersOf(flow(), ids);
      const item = flowItem(flow(), first);
      const isAgreed =
        users.length === 0 ||
        (await confirm({
          title: t('usedTitle', { label: item ? itemName(item, locale) : first }),
          description: t('usedText', { names: users.map((node) => itemName(node, locale)).join('、') }),
          confirmText: e('remove'),
          tone: 'danger',
        }));
      if (isAgreed) edit(label, (draft) => removeFlowItems(draft, ids));
    };
    const copy = () => {
      const nodes = chosenNodes();
      if (nodes.length > 0) void clipboard.copy(nodes.map((node) => ({ ...node })));
    };
    const paste = async () => {
      const pasted = await pasteOrWarn(clipboard, e);
      const nodes = pasted && unpackNodes(pasted);
      if (nodes) insertCopies(t('pasteNodes'), nodes);
      else if (pasted) toast.warning(e('foreignPaste'));
    };
    return {
      add: (wanted, place) => {
        const node = namingFirst(
          // a fork is told by its way, which can change
          createFlowNode(wanted, { name: wanted === 'branch' ? '' : kind(wanted), names: names(), createId }),
          lookup,
        );
        const at = place ?? placeBehind(flow(), chosen().at(-1));
        edit(t('addThis', { name: kind(wanted) }), (draft) => insertNodes(draft, at, [node]));
      },
      addBranch: (nodeId) => {
        const node = findNode(flow(), nodeId);
        const number = node?.kind === 'branch' ? node.branches.length + 1 : 1;
        const branch = createBranch(t('branchName', { number }), createId);
        edit(t('addBranch'), (draft) => addBranch(draft, nodeId, branch));
      },
      move: (id, place) => void edit(t('move'), (draft) => moveNode(draft, id, place)),
      nudge: (step) => {
        const [id] = chosen();
        if (id !== undefined) edit(t('move'), (draft) => nudge(draft, id, step), 'nudge');
      },
      duplicate: () => insertCopies(t('duplicate'), chosenNodes()),
      remove: () => void remove(e('remove')),
      copy,
      cut: () => {
        copy();
        if (chosenNodes().length > 0) void remove(e('cut'));
      },
      paste: () => void paste(),
      select: (id) => store.select({ ids: [id], anchor: id }),
      selectAll: () => {
        const ids = flowItems(flow()).filter((id) => id !== 'start' && !findBranch(flow(), id));
        store.select({ ids, anchor: ids[0] ?? null });
      },
    };
  }, [store, clipboard, lookup, locale, t, e, kind]);
}

/** A document says what each node calls: a new one begins with the first that there is. */
function namingFirst(node: FlowNode, lookup: ReferenceLookup): FlowNode {
  switch (node.kind) {
    case 'subFlow':
      return { ...node, flowId: firstOf(lookup, 'flow') ?? '' };
    case 'interface':
      return { ...node, interfaceId: firstOf(lookup, 'interface') ?? '' };
    case 'record':
      return { ...node, modelId: firstOf(lookup, 'model') ?? '' };
    case 'message':
      return { ...node, templateId: firstOf(lookup, 'template') ?? '' };
    default:
      return node;
  }
}

export interface FlowEditing {
  /** A node of a kind: at a place, or behind the selection. */
  add: (kind: FlowNode['kind'], place?: FlowPlace) => void;
  addBranch: (nodeId: string) => void;
  move: (id: string, place: FlowPlace) => void;
  /** One place up or down, into branches and out of them. */
  nudge: (step: 1 | -1) => void;
  duplicate: () => void;
  /** Asks first where another node names what is removed. */
  remove: () => void;
  copy: () => void;
  cut: () => void;
  paste: () => void;
  select: (id: string) => void;
  selectAll: () => void;
}
