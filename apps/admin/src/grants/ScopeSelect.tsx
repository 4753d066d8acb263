import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { type TreeNode } from '@smart-admin/ui/tree';
import { TreeSelect } from '@smart-admin/ui/tree-select';
import { grantMessages } from './grantMessages.js';
import { ownRows, type DataGrant, type DataScope } from './grantTree.js';

const SCOPES = ['all', 'organizes', 'departmentAndBelow', 'department', 'own'] as const;

/** Which rows of a page: chosen beside the page's data leaf. */
export function ScopeSelect({ moduleId, grant, organizes, onChange }: ScopeSelectProps) {
  const t = useMessages(grantMessages);
  const current = grant ?? ownRows(moduleId);
  return (
    // the row below reacts to clicks and keys of its own
    <span
      role="presentation"
      className="flex items-center gap-2"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Select<DataScope>
        size="mini"
        className="w-40"
        aria-label={t('data')}
        options={SCOPES.map((scope) => ({ value: scope, label: t(scope) }))}
        value={current.scope}
        onValueChange={(scope) => scope && onChange({ ...current, scope })}
      />
      {current.scope === 'organizes' ? (
        <TreeSelect
          multiple
          size="mini"
          className="w-56"
          aria-label={t('chooseOrganizes')}
          placeholder={t('chooseOrganizes')}
          nodes={organizes}
          checkStrictly
          value={current.organizeIds}
          onValueChange={(organizeIds) => onChange({ ...current, organizeIds: [...organizeIds] })}
        />
      ) : null}
    </span>
  );
}

export interface ScopeSelectProps {
  moduleId: string;
  grant: DataGrant | undefined;
  /** Companies and departments. */
  organizes: readonly TreeNode[];
  onChange(grant: DataGrant): void;
}
