import { Checkbox } from '@smart-admin/ui/checkbox';
import { cn } from '@smart-admin/ui/cn';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Popover } from '@smart-admin/ui/popover';
import { Select } from '@smart-admin/ui/select';
import { useTextMatch } from '@smart-admin/ui/text-search';
import { Search } from 'lucide-react';
import { useState } from 'react';
import {
  accessOf,
  countFields,
  type FieldAccess,
  type GrantDraft,
  hasItem,
  setAccess,
  setItems,
  givesNext,
  tickOf,
} from './grantDraft.js';
import { matrixMessages } from './matrixMessages.js';
import { type GrantField, type MatrixPage } from './matrixModel.js';

/** How many fields of a page are given; opens them: the column of the list, and what may be done in the form. */
export function FieldsPopover({ page, draft, readOnly, cell, tabCell, isChanged, onDraft }: FieldsPopoverProps) {
  const t = useMessages(matrixMessages);
  const count = countFields(draft, page);
  const title = t('fieldsOf', { page: page.label });
  return (
    <Popover
      align="end"
      className="w-80 p-0"
      aria-label={title}
      trigger={
        <button
          type="button"
          data-cell={cell}
          tabIndex={tabCell === cell ? 0 : -1}
          aria-label={`${title}: ${count}/${page.fields.length}`}
          className={cn(
            'h-6 rounded-sm px-1.5 tabular-nums hover:bg-hover data-[state=open]:outline data-[state=open]:outline-primary-edge',
            count === page.fields.length && 'text-3',
            isChanged && 'bg-warning-soft text-warning-text',
          )}
        >
          {count}/{page.fields.length}
        </button>
      }
    >
      <FieldList page={page} draft={draft} readOnly={readOnly} onDraft={onDraft} title={title} />
    </Popover>
  );
}

function FieldList({ page, draft, readOnly, onDraft, title }: FieldListProps) {
  const t = useMessages(matrixMessages);
  const [keyword, setKeyword] = useState('');
  const match = useTextMatch(keyword);
  const fields = match ? page.fields.filter(({ label, code }) => match(label) ?? match(code)) : page.fields;
  const lists = fields.flatMap(({ list }) => (list ? [list] : []));
  const hasList = page.fields.some(({ list }) => list);
  const hasForm = page.fields.some(({ read, write }) => read ?? write);
  const grid = cn('grid items-center gap-2 px-3', hasForm ? 'grid-cols-[1fr_48px_96px]' : 'grid-cols-[1fr_48px]');
  return (
    <>
      <div className="flex items-center gap-2 border-b border-hairline px-3 py-2">
        <span className="min-w-0 flex-1 truncate font-medium">{title}</span>
        {page.fields.length > 8 && (
          <Input
            size="mini"
            className="w-32"
            prefix={<Search aria-hidden />}
            value={keyword}
            onValueChange={setKeyword}
            placeholder={t('searchField')}
            aria-label={t('searchField')}
            clearable
          />
        )}
      </div>
      <div className={cn(grid, 'h-8 bg-sunken text-12 text-2')}>
        <span>{t('field')}</span>
        <span>
          {hasList && (
            <Checkbox
              value={tickOf(draft, lists)}
              disabled={readOnly || !lists.some(({ isGivable }) => isGivable)}
              onValueChange={() => onDraft(setItems(draft, page, { items: lists, isOn: givesNext(draft, lists) }))}
              className="gap-1"
            >
              {t('list')}
            </Checkbox>
          )}
        </span>
        {hasForm && <span>{t('form')}</span>}
      </div>
      <ul className="max-h-80 overflow-auto">
        {fields.map((field) => (
          <li key={field.code} className={cn(grid, 'min-h-9 border-b border-hairline')}>
            <span className={cn('truncate', !isSeen(draft, field) && 'text-3')} title={field.code}>
              {field.label}
            </span>
            <span>
              {field.list && (
                <Checkbox
                  aria-label={t('listOf', { field: field.label })}
                  value={hasItem(draft, field.list)}
                  disabled={readOnly || !field.list.isGivable}
                  onValueChange={(isOn) => field.list && onDraft(setItems(draft, page, { items: [field.list], isOn }))}
                />
              )}
            </span>
            {(field.read ?? field.write) && (
              <Select<FieldAccess>
                size="mini"
                aria-label={t('formOf', { field: field.label })}
                disabled={readOnly || !(field.write ?? field.read)?.isGivable}
                options={accesses(field).map((value) => ({
                  value,
                  // results and texts of the server cannot be written by anybody
                  label: t(value === 'write' && !field.read ? 'seen' : value),
                }))}
                value={accessOf(draft, field) ?? 'hidden'}
                onValueChange={(access) => access && onDraft(setAccess(draft, page, field, access))}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="m-0 px-3 py-2 text-12 text-3">{t('fieldsHint')}</p>
    </>
  );
}

function accesses({ read, write }: GrantField): FieldAccess[] {
  return ['hidden', ...(read ? (['read'] as const) : []), ...(write ? (['write'] as const) : [])];
}

function isSeen(draft: GrantDraft, field: GrantField): boolean {
  return (field.list !== undefined && hasItem(draft, field.list)) || (accessOf(draft, field) ?? 'hidden') !== 'hidden';
}

interface FieldListProps {
  page: MatrixPage;
  draft: GrantDraft;
  readOnly: boolean;
  onDraft(draft: GrantDraft): void;
  title: string;
}

interface FieldsPopoverProps extends Omit<FieldListProps, 'title'> {
  cell: string;
  tabCell: string;
  isChanged: boolean;
}
