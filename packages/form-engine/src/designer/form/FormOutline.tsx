import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { type TreeMove, type TreeNode } from '@smart-admin/ui/tree';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { findItem, formItems, itemOf, nodeItem, placeOf } from '../../core/document/edit/formItems.js';
import { canMove } from '../../core/document/edit/moveFormItems.js';
import { type FormDocument } from '../../core/document/FormDocument.js';
import { type LayoutNode } from '../../core/document/LayoutNode.js';
import { useEditor, useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { OutlineTree } from '../../editor/OutlineTree.js';
import { type Problem } from '../../editor/problems.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { fieldAt } from './canvas/fieldAt.js';
import { formDesignerMessages } from './formDesignerMessages.js';
import { itemKind, itemName } from './itemNames.js';
import { KindIcon } from './kindIcons.js';
import { type FormEditing } from './useFormEditing.js';

/** The parts of the form as a tree, each with its sign and whether something is wrong with it. */
export function FormOutline({ problems, editing }: FormOutlineProps) {
  const t = useMessages(formDesignerMessages);
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const store = useEditor<FormDocument>();
  const document = useEditorState(documentOf);
  const order = useMemo(() => formItems(document), [document]);
  const nodes = useMemo(() => {
    const wrong = new Map(problems.toReversed().map(({ itemId, severity }) => [itemId, severity]));
    const node = (id: string, children?: readonly TreeNode[]): TreeNode[] => {
      const item = findNamed(document, id);
      if (!item) return [];
      const severity = wrong.get(id);
      const extra =
        severity &&
        (severity === 'error' ? (
          <CircleAlert aria-hidden className="text-danger-text" />
        ) : (
          <TriangleAlert aria-hidden className="text-warning-text" />
        ));
      return [
        {
          id,
          label: itemName(item, locale, registry),
          icon: <KindIcon kind={itemKind(item)} />,
          extra,
          ...(children ? { children } : { isLeaf: true }),
        },
      ];
    };
    const visit = (places: readonly LayoutNode[]): TreeNode[] =>
      places.flatMap((place) => {
        const id = itemOf(place);
        if (place.type === 'field') {
          const field = fieldAt(document, id);
          const columns =
            field?.kind === 'subtable' ? field.columns.flatMap((column) => node(`${id}.${column.id}`)) : undefined;
          return node(id, columns);
        }
        if (!('panels' in place)) return node(id, visit(place.children));
        return node(
          id,
          place.panels.flatMap((panel) => node(nodeItem(panel.id), visit(panel.children))),
        );
      });
    return visit(document.layout);
  }, [document, problems, locale, registry]);
  const handleMove = (move: TreeMove) => {
    const place = treePlace(store.getState().document, move, editing);
    const { ids } = store.getState().selection;
    if (place) editing.move(ids.includes(move.id) ? ids : [move.id], place);
  };
  return (
    <OutlineTree
      label={t('structure')}
      nodes={nodes}
      order={order}
      onMove={handleMove}
      canMove={(move) => {
        const place = treePlace(document, move, editing);
        return place !== undefined && canMove(document, [move.id], place.holder);
      }}
      emptyText={t('emptyForm')}
    />
  );
}

function treePlace(document: FormDocument, { targetId, place }: TreeMove, editing: FormEditing) {
  if (place === 'inside') {
    const item = findItem(document, targetId);
    // inside of a container of panels is its first panel
    const first = item?.type === 'node' && 'panels' in item.node ? item.node.panels[0] : undefined;
    return editing.endOf(first ? nodeItem(first.id) : targetId);
  }
  const at = placeOf(document, targetId);
  return at && { ...at, index: at.index + Number(place === 'after') };
}

function findNamed(document: FormDocument, id: string) {
  const field = id.includes('.') || id.startsWith('@') ? undefined : fieldAt(document, id);
  return field ? ({ type: 'field', field } as const) : findItem(document, id);
}

const documentOf = ({ document }: EditorState<FormDocument>) => document;

export interface FormOutlineProps {
  problems: readonly Problem[];
  editing: FormEditing;
}
