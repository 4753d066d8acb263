import { Checkbox } from '@smart-admin/ui/checkbox';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { choiceProblem, type ExistingTable, type TableChoice } from './tableChoices.js';
import { tableStartMessages } from './tableStartMessages.js';

/** What each column becomes, and which columns are left alone and why. */
export function TableColumns({ table, choices, disabled, onChange }: TableColumnsProps) {
  const t = useMessages(tableStartMessages);
  const left = table.columns.filter(({ kinds }) => kinds.length === 0);
  const factsOf = ({ column }: TableChoice) =>
    [
      column.type,
      ...(column.isRequired ? [t('required')] : []),
      ...(column.isUnique ? [t('unique')] : []),
      ...(column.refersTo === '' ? [] : [t('refersTo', { table: column.refersTo })]),
    ].join(t('comma'));
  return (
    <div className="grid gap-2">
      <p className="m-0 text-2">{t('columnsHint')}</p>
      <ul className="m-0 grid list-none gap-0 rounded-md border border-hairline p-0">
        {choices.map((choice) => {
          const { column, kind, label, isIncluded } = choice;
          const problem = choiceProblem(choices, choice);
          return (
            <li key={column.name} className="border-hairline px-3 py-2 not-first:border-t">
              <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,13rem)_9rem] items-center gap-3 phone:grid-cols-2 phone:gap-2">
                <Checkbox
                  className="min-w-0 phone:col-span-2"
                  value={isIncluded}
                  disabled={disabled}
                  onValueChange={(next) => onChange(column.name, { isIncluded: next })}
                >
                  <span className="block truncate font-medium">{column.name}</span>
                  <span className="block truncate text-12 text-2">{factsOf(choice)}</span>
                </Checkbox>
                <Input
                  value={label}
                  maxLength={50}
                  disabled={disabled || !isIncluded}
                  invalid={problem === 'unnamed' || problem === 'twice'}
                  aria-label={t('nameOf', { column: column.name })}
                  onValueChange={(next) => onChange(column.name, { label: next })}
                />
                <Select
                  options={column.kinds.map((value) => ({ value, label: t(value) }))}
                  value={kind}
                  disabled={disabled || !isIncluded}
                  aria-label={t('kindOf', { column: column.name })}
                  onValueChange={(next) => next && onChange(column.name, { kind: next })}
                />
              </div>
              {problem && (
                <p role="status" className="m-0 mt-1 text-12 text-danger-text">
                  {t(problem)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {left.length > 0 && (
        <div className="text-12 text-2">
          <p className="m-0">{t('left')}</p>
          <ul className="m-0 mt-1 list-disc pl-5">
            {left.map(({ name, reason }) => (
              <li key={name}>{t('leftColumn', { name, reason })}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface TableColumnsProps {
  table: ExistingTable;
  choices: readonly TableChoice[];
  disabled: boolean;
  onChange: (name: string, change: Partial<TableChoice>) => void;
}
