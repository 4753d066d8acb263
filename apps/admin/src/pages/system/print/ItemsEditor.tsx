import { Button, IconButton } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { Select } from '@smart-admin/ui/select';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { newColumn, type BlockOf } from './bindings.js';
import { printMessages } from './printMessages.js';

interface Choice {
  value: string;
  label: string;
}

type Fact = BlockOf<'facts'>['items'][number];
type Column = BlockOf<'table'>['columns'][number];

/** The facts of a part: label and field, in order. */
export function FactsEditor({ items, choices, onChange }: EditorProps<Fact, 'items'>) {
  return (
    <Items
      items={items}
      choices={choices}
      most={60}
      make={({ value, label }) => ({ label: `${label}：`, field: value })}
      onChange={onChange}
    />
  );
}

/** The columns of a table: label, field, alignment, width, sum. */
export function ColumnsEditor({ columns, choices, onChange }: EditorProps<Column, 'columns'>) {
  const t = useMessages(printMessages);
  return (
    <Items items={columns} choices={choices} most={20} make={newColumn} onChange={onChange}>
      {(column, set) => (
        <>
          <Select
            aria-label={t('align')}
            size="small"
            className="w-20"
            options={(['left', 'center', 'right'] as const).map((value) => ({ value, label: t(value) }))}
            value={column.align}
            onValueChange={(align) => align && set({ ...column, align })}
          />
          <NumberInput
            aria-label={t('width')}
            title={t('width')}
            className="w-20"
            min={0}
            max={500}
            value={column.width}
            onValueChange={(width) => set({ ...column, width: Math.min(500, Math.max(0, width ?? 0)) })}
          />
          <Checkbox value={column.total} onValueChange={(total) => set({ ...column, total })}>
            {t('total')}
          </Checkbox>
        </>
      )}
    </Items>
  );
}

function Items<Item extends { label: string; field: string }>({
  items,
  choices,
  most,
  make,
  onChange,
  children,
}: ItemsProps<Item>) {
  const t = useMessages(printMessages);
  const replace = (index: number, item: Item) => onChange(items.map((each, at) => (at === index ? item : each)));
  const lift = (index: number) =>
    onChange(
      items.map((each, at) => (at === index ? items[index - 1] : at === index - 1 ? items[index] : each) ?? each),
    );
  return (
    <>
      <ol className="m-0 flex list-none flex-col gap-2 p-0">
        {items.map((item, index) => (
          // the same field may stand there twice
          <li key={index} className="flex flex-wrap items-center gap-1.5 rounded-md bg-sunken p-2">
            <Input
              aria-label={t('fieldLabel')}
              placeholder={t('fieldLabel')}
              className="w-28"
              maxLength={100}
              value={item.label}
              onValueChange={(label) => replace(index, { ...item, label })}
            />
            <Select
              searchable
              aria-label={t('field')}
              className="min-w-24 flex-1"
              options={choices}
              value={item.field || null}
              onValueChange={(field) => replace(index, { ...item, field: field ?? '' })}
            />
            <IconButton pane label={t('moveUp')} disabled={index === 0} onClick={() => lift(index)}>
              <ArrowUp aria-hidden />
            </IconButton>
            <IconButton pane label={t('remove')} onClick={() => onChange(items.filter((_, at) => at !== index))}>
              <Trash2 aria-hidden />
            </IconButton>
            {children?.(item, (next) => replace(index, next))}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Plus aria-hidden />}
          disabled={items.length >= most}
          onClick={() => onChange([...items, make({ value: '', label: '' })])}
        >
          {t('addField')}
        </Button>
        {items.length === 0 && choices.length > 0 && (
          <Button onClick={() => onChange(choices.slice(0, most).map(make))}>{t('addAll')}</Button>
        )}
      </div>
    </>
  );
}

type EditorProps<Item, Name extends string> = { [Key in Name]: readonly Item[] } & {
  choices: readonly Choice[];
  onChange: (items: Item[]) => void;
};

interface ItemsProps<Item> {
  items: readonly Item[];
  choices: readonly Choice[];
  /** How many there may be. */
  most: number;
  make: (choice: Choice) => Item;
  onChange: (items: Item[]) => void;
  /** More settings of an item. */
  children?: (item: Item, set: (item: Item) => void) => ReactNode;
}
