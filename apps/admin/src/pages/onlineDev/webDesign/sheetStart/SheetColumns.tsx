import { SHEET_KINDS } from '@smart-admin/form-engine/core/sheet';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { CircleAlert } from 'lucide-react';
import { choiceProblem, type SheetChoice } from './sheetChoices.js';
import { sheetStartMessages } from './sheetStartMessages.js';
import { type SheetStart } from './useSheetStart.js';

/** What each column becomes: whether it comes along, the name and the kind of its field, and the values that do not fit. */
export function SheetColumns({ start, disabled }: { start: SheetStart; disabled: boolean }) {
  const t = useMessages(sheetStartMessages);
  const { choices, read } = start;
  const sampleAt = (index: number) => read?.content.rows.find(({ cells }) => cells[index])?.cells[index] ?? '';
  return (
    <div className="grid gap-2">
      <p className="m-0 text-2">{t('columnsHint')}</p>
      <ul className="m-0 grid max-h-[44dvh] list-none gap-0 overflow-y-auto rounded-md border border-hairline p-0 phone:max-h-none">
        {choices.map((choice, index) => (
          // columns stay in their places
          <li key={index} className="border-hairline px-3 py-2 not-first:border-t">
            <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,13rem)_9rem] items-center gap-3 phone:grid-cols-2 phone:gap-2">
              <Checkbox
                className="min-w-0 phone:col-span-2"
                value={choice.isIncluded}
                disabled={disabled}
                onValueChange={(isIncluded) => start.choose(index, { isIncluded })}
              >
                <span className="block truncate font-medium">
                  {choice.column.header || t('column', { number: index + 1 })}
                </span>
                <span className="block truncate text-12 text-2">
                  {t('filled', { count: choice.column.filled, sample: sampleAt(index) })}
                </span>
              </Checkbox>
              <Input
                value={choice.label}
                maxLength={50}
                disabled={disabled || !choice.isIncluded}
                invalid={choiceProblem(choices, index) !== undefined}
                aria-label={t('nameOf', { column: choice.column.header || t('column', { number: index + 1 }) })}
                onValueChange={(label) => start.choose(index, { label })}
              />
              <Select
                options={SHEET_KINDS.filter((kind) => choice.column.misfits[kind]).map((kind) => ({
                  value: kind,
                  label: t(kind),
                }))}
                value={choice.kind}
                disabled={disabled || !choice.isIncluded}
                aria-label={t('kindOf', { column: choice.column.header || t('column', { number: index + 1 }) })}
                onValueChange={(kind) => kind && start.choose(index, { kind })}
              />
            </div>
            <ColumnNote choice={choice} problem={choiceProblem(choices, index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is wrong with a column, else what does not fit, else what can be chosen. */
function ColumnNote({ choice, problem }: { choice: SheetChoice; problem: 'unnamed' | 'twice' | undefined }) {
  const t = useMessages(sheetStartMessages);
  const { column, kind, isIncluded } = choice;
  if (!isIncluded) return null;
  const misfits = column.misfits[kind];
  const message = problem
    ? t(problem)
    : misfits && misfits.count > 0
      ? t('misfits', {
          count: misfits.count,
          samples: misfits.samples.map(({ row, text }) => t('misfit', { row, text })).join(t('comma')),
        })
      : undefined;
  if (message !== undefined)
    return (
      <p
        role="status"
        className={`m-0 mt-1 flex items-start gap-1 text-12 wrap-anywhere ${problem ? 'text-danger-text' : 'text-warning-text'}`}
      >
        <CircleAlert aria-hidden className="mt-0.75 size-3 flex-none" />
        {message}
      </p>
    );
  if (kind !== 'select') return null;
  return (
    <p className="m-0 mt-1 truncate text-12 text-3">{t('options', { options: column.options.join(t('comma')) })}</p>
  );
}
