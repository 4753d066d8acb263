import { Button } from '@smart-admin/ui/button';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Tree, type TreeNode } from '@smart-admin/ui/tree';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { PickerDialog } from '../picker-dialog/PickerDialog.js';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';
import { type TreeSource } from '../sources/TreeSource.js';
import { organizeMessages } from './organizeMessages.js';
import { useOrganizeTree } from './useOrganizeTree.js';

/** The open dialog. Mounted on opening, so that its selection starts from the current value. */
export function OrganizeDialog(props: OrganizeDialogProps) {
  const { title, source, sourceKey, multiple, value, names, onValueChange, onClose } = props;
  const t = useMessages(pickerMessages);
  const kinds = useMessages(organizeMessages);
  const [chosen, setChosen] = useState(value);
  const [keyword, setKeyword] = useState('');
  const { query, nodes, path, isSelectable, typeOf } = useOrganizeTree(source, sourceKey);

  // a removal is written at once, an addition by 确定: what stays written is the value without the removed
  const remove = (ids: readonly string[]) => {
    setChosen(chosen.filter((id) => !ids.includes(id)));
    if (value.some((id) => ids.includes(id))) onValueChange(value.filter((id) => !ids.includes(id)));
  };
  const items = chosen.map((id) => {
    const labels = path(id);
    return { id, label: labels.at(-1) ?? names[id] ?? id, path: labels.slice(0, -1).join(' / ') };
  });
  const shared = {
    'aria-label': title,
    className: 'flex-1',
    nodes,
    search: keyword.trim(),
    defaultExpandedIds: 'all' as const,
    renderLabel: (node: TreeNode) => {
      const type = typeOf(node.id);
      return (
        <span className="flex min-w-0 flex-1 items-center gap-2">
          <span className="truncate">{node.label}</span>
          {type && <span className="ml-auto flex-none text-12 text-3">{kinds(type)}</span>}
        </span>
      );
    },
  };
  return (
    <PickerDialog
      title={title}
      hint={kinds('hint')}
      items={items}
      onRemove={(id) => remove([id])}
      onClear={() => remove(chosen)}
      onClose={onClose}
      onConfirm={() => {
        onValueChange(chosen);
        onClose();
      }}
    >
      <div className="flex h-11 flex-none items-center border-b border-hairline bg-sunken px-2">
        <Input
          className="w-full"
          prefix={<Search aria-hidden />}
          aria-label={t('keyword')}
          placeholder={t('keyword')}
          value={keyword}
          onValueChange={setKeyword}
        />
      </div>
      {query.isPending && (
        <p role="status" className="m-0 px-3 py-6 text-center text-3">
          {t('loading')}
        </p>
      )}
      {query.isError && (
        <p role="alert" className="m-0 px-3 py-6 text-center text-2">
          {t('failed')}
          <Button variant="text" onClick={() => void query.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {query.isSuccess &&
        (multiple ? (
          <Tree
            {...shared}
            checkable
            checkStrictly
            isCheckable={(node) => isSelectable(node.id)}
            checkedIds={chosen}
            onCheckedChange={setChosen}
          />
        ) : (
          <Tree
            {...shared}
            selectedId={chosen[0] ?? null}
            isSelectable={(node) => isSelectable(node.id)}
            onSelect={(node) => setChosen([node.id])}
          />
        ))}
    </PickerDialog>
  );
}

interface OrganizeDialogProps {
  title: string;
  source: TreeSource;
  sourceKey: string;
  multiple: boolean;
  value: readonly string[];
  names: Record<string, string>;
  onValueChange: (ids: readonly string[]) => void;
  onClose: () => void;
}
