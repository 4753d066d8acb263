import { Button } from '@smart-admin/ui/button';
import { useFormState } from '@smart-admin/ui/form-state';
import { lazyPart, WholePart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { CircleAlert, Plus } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type SubtableField } from '../core/document/FormDocument.js';
import { readableColumns } from '../core/permissions/readableColumns.js';
import { type FormStore } from '../core/state/FormStore.js';
import { focusField } from '../renderer/focusField.js';
import { useFormSettingsKey } from '../renderer/FormSettingsKey.js';
import { useElementWidth } from '../renderer/useElementWidth.js';
import { useFormField, useFormRows } from '../renderer/useFormField.js';
import { batchColumn } from './batchColumn.js';
import { arrangeColumns, withWidth } from './columns/arrangeColumns.js';
import { useColumnSettings } from './columns/useColumnSettings.js';
import { useRowGroups } from './groups/useRowGroups.js';
import { SubtableCards } from './SubtableCards.js';
import { indexWidth, SubtableGrid } from './SubtableGrid.js';
import { subtableMessages } from './subtableMessages.js';
import { useSubtableSummary } from './useSubtableSummary.js';
import { visibleColumns } from './visibleColumns.js';

const CARDS_BELOW = 520;

// most subtables take no several things at once
const LazyBatchAdd = lazyPart(
  () => import('./BatchAdd.js'),
  (module) => module.BatchAdd,
);

const LazySubtableTools = lazyPart(
  () => import('./columns/SubtableTools.js'),
  (module) => module.SubtableTools,
);

/**
 * Rows of a subtable: title with their number, a grid whose cells become fields on hover and focus (cards where it is
 * narrow), a row to add, and the summary.
 */
export function Subtable({ store, field, disabled = false, readOnly = false }: SubtableProps) {
  const t = useMessages(subtableMessages);
  const ref = useRef<HTMLElement>(null);
  const width = useElementWidth(ref);
  const form = useFormState();
  const stored = useFormRows(store, field.id);
  const formKey = useFormSettingsKey();
  const { settings, onChange } = useColumnSettings(formKey === undefined ? undefined : `${formKey}.${field.id}`);
  const [groupBy, setGroupBy] = useState('');
  const asCards = width > 0 && width < CARDS_BELOW;
  const { error, readOnly: isLocked } = useFormField(store, field.id);
  const isFixed = disabled || readOnly || isLocked || form.disabled || form.readOnly;
  const all = useMemo(() => visibleColumns(field, store.device, store.access), [field, store]);
  const arranged = useMemo(
    () => arrangeColumns(all, asCards ? undefined : settings, indexWidth(isFixed)),
    [all, asCards, settings, isFixed],
  );
  const { columns } = arranged;
  const groupedBy = asCards ? undefined : columns.find(({ id }) => id === groupBy);
  const { groups, regroup } = useRowGroups(store, field.id, { rows: stored, groupBy: groupedBy?.id ?? '' });
  const rows = useMemo(() => groups?.flatMap((group) => group.rows) ?? stored, [groups, stored]);
  const summary = useSubtableSummary(store, field, columns, t('total'));
  const isFull = field.maxRows !== undefined && rows.length >= field.maxRows;
  const chooser = batchColumn(field, columns, store);
  const Rows = asCards ? SubtableCards : SubtableGrid;
  // Enter in a cell goes down its column instead of saving the form, with Shift up
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    // what opens beside a cell has an Enter of its own
    if (!event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    const [, row = '', column = ''] =
      event.target.closest('[data-field-path]')?.getAttribute('data-field-path')?.split('.') ?? [];
    const below = rows[rows.indexOf(row) + (event.shiftKey ? -1 : 1)];
    if (below !== undefined && rows.includes(row)) focusField(`${field.id}.${below}.${column}`);
  };
  const isSecret = field.columns.length > 0 && readableColumns(field, store.access).length === 0;
  if (isSecret) return null;
  const add = () => {
    const row = store.addRow(field.id);
    const first = columns[0];
    // the new row is drawn after this event
    if (row !== undefined && first) requestAnimationFrame(() => focusField(`${field.id}.${row}.${first.id}`));
  };
  return (
    // keys of the cells bubble up to here
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      data-slot="subtable"
      data-layout={asCards ? 'cards' : 'grid'}
      aria-label={field.label}
      className="min-w-0"
      onKeyDown={handleKeyDown}
    >
      {field.showLabel && field.label && (
        <h3 className="m-0 mb-2.5 flex items-center gap-2 text-14 font-semibold">
          {field.required && !isFixed && (
            <span aria-hidden className="text-danger-text">
              *
            </span>
          )}
          {field.label}
          <span className="text-12 font-normal text-3 tabular-nums">
            {rows.length} {field.countUnit}
          </span>
          <span aria-hidden className="ml-1 h-px flex-1 bg-hairline" />
          {!asCards && all.length > 1 && (
            <WholePart
              part={LazySubtableTools}
              props={{
                columns: all,
                settings,
                onSettingsChange: onChange,
                groupBy: groupedBy?.id ?? '',
                onGroupByChange: setGroupBy,
              }}
              fallback={null}
            />
          )}
        </h3>
      )}
      <Rows
        store={store}
        field={field}
        rows={rows}
        columns={columns}
        arranged={arranged}
        width={width}
        groups={groupedBy && groups && { by: groupedBy, groups, regroup }}
        onResize={(id, columnWidth) => onChange(withWidth(all, settings, { id, width: columnWidth }))}
        summary={summary}
        isFixed={isFixed}
        asText={readOnly}
        disabled={disabled}
        footer={
          !isFixed && (
            <div className="flex min-w-0 flex-wrap items-center gap-2">
              <Button
                variant="text"
                icon={<Plus aria-hidden />}
                onClick={add}
                disabled={isFull}
                title={isFull ? t('full', { max: field.maxRows ?? 0 }) : undefined}
              >
                {field.addText || t('add')}
              </Button>
              {chooser && (
                <div className="w-56">
                  <WholePart
                    part={LazyBatchAdd}
                    props={{ store, field, column: chooser, disabled: isFull }}
                    fallback={null}
                  />
                </div>
              )}
            </div>
          )
        }
      />
      {error && (
        <p role="alert" className="m-0 mt-1 flex items-center gap-1 text-12 text-danger-text">
          <CircleAlert aria-hidden className="size-3" />
          {error}
        </p>
      )}
    </section>
  );
}

export interface SubtableProps {
  store: FormStore;
  field: SubtableField;
  /** Default: that of the surrounding form. */
  disabled?: boolean;
  /** Values as text. Default false. */
  readOnly?: boolean;
}
