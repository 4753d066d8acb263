import { Button } from '@smart-admin/ui/button';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tree, expandableIds } from '@smart-admin/ui/tree';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { grantMessages } from './grantMessages.js';
import {
  allLeaves,
  buildGrantTree,
  mergeSelections,
  ownRows,
  type AuthorityNode,
  type GrantSelection,
} from './grantTree.js';
import { RolePicker } from './RolePicker.js';
import { ScopeSelect } from './ScopeSelect.js';
import { useOrganizeNodes } from './useOrganizeNodes.js';

/** The five kinds of permission in one tree, with its actions. */
export function GrantsEditor({ nodes, value, onChange, readOnly = false }: GrantsEditorProps) {
  const t = useMessages(grantMessages);
  const locale = useLocale();
  const organizes = useOrganizeNodes();
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const [choosingRoles, setChoosingRoles] = useState(false);
  const tree = useMemo(
    () =>
      buildGrantTree(
        nodes,
        { visit: t('visit'), button: t('button'), list: t('list'), form: t('form'), data: t('data') },
        (moduleId) => (
          <ScopeSelect
            moduleId={moduleId}
            grant={value.scopes.get(moduleId)}
            organizes={organizes}
            onChange={(grant) =>
              onChange({
                checked: new Set([...value.checked, `${moduleId}__data`]),
                scopes: new Map([...value.scopes, [moduleId, grant]]),
              })
            }
          />
        ),
        locale,
      ),
    [nodes, t, value, organizes, onChange, locale],
  );
  const leaves = useMemo(() => new Set(allLeaves(tree)), [tree]);
  const check = (ids: readonly string[]) => {
    const checked = new Set(ids.filter((id) => leaves.has(id)));
    const scopes = new Map([...value.scopes].filter(([id]) => checked.has(`${id}__data`)));
    for (const id of checked)
      if (id.endsWith('__data') && !scopes.has(id.slice(0, -6))) scopes.set(id.slice(0, -6), ownRows(id.slice(0, -6)));
    onChange({ checked, scopes });
  };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-3">
        <Input
          className="w-56"
          prefix={<Search aria-hidden />}
          value={search}
          onValueChange={setSearch}
          placeholder={t('search')}
          aria-label={t('search')}
          clearable
        />
        {readOnly ? null : (
          <>
            <Button onClick={() => check([...leaves])}>{t('checkAll')}</Button>
            <Button onClick={() => check([])}>{t('deselectAll')}</Button>
          </>
        )}
        <Button onClick={() => setExpandedIds(expandableIds(tree))}>{t('expandAll')}</Button>
        <Button onClick={() => setExpandedIds([])}>{t('foldAll')}</Button>
        {readOnly ? null : <Button onClick={() => setChoosingRoles(true)}>{t('selectRoles')}</Button>}
      </div>
      <Tree
        aria-label={t('permissions')}
        className="min-h-0 flex-1 overflow-auto px-2 py-1"
        nodes={tree}
        checkable
        isCheckable={() => !readOnly}
        search={search}
        expandedIds={expandedIds}
        onExpandedChange={setExpandedIds}
        checkedIds={[...value.checked]}
        onCheckedChange={check}
        expandOnClick
      />
      {choosingRoles ? (
        <RolePicker
          onClose={() => setChoosingRoles(false)}
          onChoose={(selections) => {
            onChange(selections.reduce(mergeSelections, value));
            setChoosingRoles(false);
          }}
        />
      ) : null}
    </div>
  );
}

export interface GrantsEditorProps {
  nodes: readonly AuthorityNode[];
  value: GrantSelection;
  onChange(value: GrantSelection): void;
  readOnly?: boolean;
}
