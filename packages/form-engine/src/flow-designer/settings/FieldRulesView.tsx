import { cn } from '@smart-admin/ui/cn';
import { useControlState } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { useId } from 'react';
import { type Field } from '../../core/document/FormDocument.js';
import { standardRegistry } from '../../core/registry/createRegistry.js';
import { type SettingViewProps } from '../../editor/settingViews.js';
import { type FieldRules, type FlowFieldAccess } from '../../flow/document/FlowDocument.js';
import { useFlowDesign } from './FlowDesignContext.js';
import { stepMessages } from './stepMessages.js';
import { withEntry } from './withEntry.js';

/** What may be done with each field: a column of radio buttons for each access; the head sets all. */
export function FieldRulesView({ value, onValueChange }: Pick<SettingViewProps, 'value' | 'onValueChange'>) {
  const t = useMessages(stepMessages);
  const { form } = useFlowDesign();
  const { readOnly, disabled } = useControlState({});
  const group = useId();
  const rules = (value ?? {}) as FieldRules;
  const rows = form.fields.flatMap((field) => rowsOf(field));
  // read is what a field has that is not named
  const put = (path: string, access: FlowFieldAccess) =>
    onValueChange(withEntry<FlowFieldAccess>(rules, path, access === 'read' ? undefined : access));
  const putAll = (access: FlowFieldAccess) =>
    onValueChange(access === 'read' ? {} : Object.fromEntries(rows.map(({ path }) => [path, access])));
  return (
    <table className="w-full border-collapse text-12">
      <thead>
        <tr className="border-b border-hairline">
          <th scope="col" className="py-1 text-left font-normal text-3">
            {t('field')}
          </th>
          {ACCESS.map((access) => (
            <th key={access} scope="col" className="w-11 p-0 font-normal">
              <button
                type="button"
                disabled={readOnly || disabled}
                aria-label={`${t('allFields')} ${t(`access.${access}`)}`}
                className="min-h-7 w-full cursor-pointer rounded-sm text-primary-text hover:bg-hover disabled:cursor-default disabled:text-3"
                onClick={() => putAll(access)}
              >
                {t(`access.${access}`)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, label, isColumn }) => (
          <tr key={path} className="border-b border-hairline">
            <th scope="row" className={cn('max-w-0 truncate py-1.5 text-left font-normal', isColumn && 'pl-4 text-2')}>
              {label}
            </th>
            {ACCESS.map((access) => (
              <td key={access} className="p-0 text-center">
                <input
                  type="radio"
                  name={`${group} ${path}`}
                  aria-label={`${label} ${t(`access.${access}`)}`}
                  className="size-4 accent-(--primary-solid)"
                  disabled={readOnly || disabled}
                  checked={(rules[path] ?? 'read') === access}
                  onChange={() => put(path, access)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const ACCESS = ['hidden', 'read', 'write', 'required'] as const;

/** A field, and below a subtable its columns. */
function rowsOf(field: Field): { path: string; label: string; isColumn: boolean }[] {
  if (standardRegistry.get(field.kind)?.role === 'display') return [];
  const label = field.label || field.id;
  const columns = field.kind === 'subtable' ? field.columns : [];
  return [
    { path: field.id, label, isColumn: false },
    ...columns.map((column) => ({
      path: `${field.id}.${column.id}`,
      label: column.label || column.id,
      isColumn: true,
    })),
  ];
}
