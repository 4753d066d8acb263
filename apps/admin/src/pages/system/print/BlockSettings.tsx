import { type PrintBlock } from '@smart-admin/api-client/contract';
import { useEditor } from '@smart-admin/form-engine/editor';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { RichTextEditor } from '@smart-admin/ui/rich-text';
import { Select } from '@smart-admin/ui/select';
import { columnChoices, fieldChoices, listChoices, newColumn, type Bindings, type BlockOf } from './bindings.js';
import { ColumnsEditor, FactsEditor } from './ItemsEditor.js';
import { type PrintDocument } from './printDocument.js';
import { printMessages } from './printMessages.js';

/** The settings of one part; each change is a step that can be undone. */
export function BlockSettings({ block, bindings }: { block: PrintBlock; bindings: Bindings }) {
  const t = useMessages(printMessages);
  const store = useEditor<PrintDocument>();
  const set = (change: object) =>
    store.edit(
      t('change'),
      (draft) => {
        const found = draft.blocks.find(({ id }) => id === block.id);
        if (found) Object.assign(found, change);
      },
      { group: `${block.id} ${Object.keys(change).join()}` },
    );
  return (
    <div className="flex flex-col gap-3 border-t border-hairline p-3 empty:hidden">
      {block.kind === 'text' && <TextSettings block={block} bindings={bindings} set={set} />}
      {block.kind === 'facts' && (
        <>
          <NumberSetting
            label={t('columns')}
            value={block.columns}
            range={[1, 4]}
            onChange={(columns) => set({ columns })}
          />
          <FactsEditor items={block.items} choices={fieldChoices(bindings)} onChange={(items) => set({ items })} />
        </>
      )}
      {block.kind === 'table' && <TableSettings block={block} bindings={bindings} set={set} />}
      {block.kind === 'code' && <CodeSettings block={block} bindings={bindings} set={set} />}
      {block.kind === 'space' && (
        <NumberSetting
          label={t('height')}
          value={block.height}
          range={[1, 200]}
          onChange={(height) => set({ height })}
        />
      )}
    </div>
  );
}

interface SettingsProps<Kind extends PrintBlock['kind']> {
  block: BlockOf<Kind>;
  bindings: Bindings;
  set: (change: Partial<BlockOf<Kind>>) => void;
}

function TextSettings({ block, bindings, set }: SettingsProps<'text'>) {
  const t = useMessages(printMessages);
  return (
    <>
      <RichTextEditor
        aria-label={t('content')}
        height={260}
        value={block.html}
        insertions={fieldChoices(bindings).map(({ value, label }) => ({ value: `{{${value}}}`, label }))}
        onValueChange={(html) => set({ html })}
      />
      <AlignSetting value={block.align} onChange={(align) => set({ align })} />
    </>
  );
}

function TableSettings({ block, bindings, set }: SettingsProps<'table'>) {
  const t = useMessages(printMessages);
  return (
    <>
      <Field label={t('list')}>
        <Select
          searchable
          options={listChoices(bindings)}
          value={block.list || null}
          onValueChange={(list) =>
            set({
              list: list ?? '',
              columns: columnChoices(bindings, list ?? '')
                .slice(0, 20)
                .map(newColumn),
            })
          }
        />
      </Field>
      <Checkbox value={block.numbered} onValueChange={(numbered) => set({ numbered })}>
        {t('numbered')}
      </Checkbox>
      <ColumnsEditor
        columns={block.columns}
        choices={columnChoices(bindings, block.list)}
        onChange={(columns) => set({ columns })}
      />
    </>
  );
}

function CodeSettings({ block, bindings, set }: SettingsProps<'code'>) {
  const t = useMessages(printMessages);
  return (
    <>
      <Field label={t('type')}>
        <Select
          options={(['qr', 'barcode'] as const).map((value) => ({ value, label: t(value) }))}
          value={block.code}
          onValueChange={(code) => code && set({ code })}
        />
      </Field>
      <Field label={t('field')}>
        <Select
          searchable
          options={fieldChoices(bindings)}
          value={block.field || null}
          onValueChange={(field) => set({ field: field ?? '' })}
        />
      </Field>
      <NumberSetting label={t('size')} value={block.size} range={[5, 150]} onChange={(size) => set({ size })} />
      <AlignSetting value={block.align} onChange={(align) => set({ align })} />
    </>
  );
}

type Align = BlockOf<'text'>['align'];

/** Where a part stands between the margins. */
export function AlignSetting({ value, onChange }: { value: Align; onChange: (align: Align) => void }) {
  const t = useMessages(printMessages);
  return (
    <Field label={t('align')}>
      <Select
        options={(['left', 'center', 'right'] as const).map((each) => ({ value: each, label: t(each) }))}
        value={value}
        onValueChange={(align) => align && onChange(align)}
      />
    </Field>
  );
}

/** A number that is never empty. */
export function NumberSetting({ label, value, range: [min, max], onChange }: NumberSettingProps) {
  return (
    <Field label={label}>
      <NumberInput
        min={min}
        max={max}
        precision={0}
        value={value}
        onValueChange={(number) => number !== null && number >= min && number <= max && onChange(number)}
      />
    </Field>
  );
}

interface NumberSettingProps {
  label: string;
  value: number;
  range: readonly [min: number, max: number];
  onChange: (value: number) => void;
}
