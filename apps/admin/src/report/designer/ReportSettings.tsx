import { type ReportDocument, type ReportFilter } from '@smart-admin/api-client/contract';
import { type EditorState, useEditor, useEditorState } from '@smart-admin/form-engine/editor';
import { FormStateProvider } from '@smart-admin/ui/form-state';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { createId } from '@smart-admin/ui/random';
import { Select } from '@smart-admin/ui/select';
import { FilterList } from '../../design/FilterList.js';
import { reportDesignMessages } from './reportDesignMessages.js';
import { reportSettingMessages } from './reportSettingMessages.js';

type Key = keyof (typeof reportSettingMessages)['zh'];

/** What is set of the report itself: the rows that repeat, its paper and its filters. */
export function ReportSettings() {
  const t = useMessages(reportDesignMessages);
  const s = useMessages(reportSettingMessages);
  const store = useEditor<ReportDocument>();
  const { filters, headRows, paper, rows } = useEditorState(documentOf);
  const readOnly = useEditorState(readOnlyOf);
  const write = (label: string, work: (draft: ReportDocument) => void) =>
    void store.edit(label, (draft) => work(draft as ReportDocument), { group: label });
  return (
    <section className="grid gap-2 p-4">
      <h2 className="m-0 text-14 font-semibold">{t('reportSettings')}</h2>
      <FormStateProvider readOnly={readOnly}>
        <span className="text-12 text-2">{s('headRows')}</span>
        <NumberInput
          aria-label={s('headRows')}
          min={0}
          max={Math.min(10, rows.length)}
          value={headRows}
          onValueChange={(value) => write(s('headRows'), (draft) => void (draft.headRows = value ?? 0))}
        />
        <span className="text-12 text-2">{s('paperSize')}</span>
        <Select
          aria-label={s('paperSize')}
          value={paper.paperSize}
          onValueChange={(size) => size && write(s('paperSize'), (draft) => void (draft.paper.paperSize = size))}
          options={(['A4', 'A5'] as const).map((value) => ({ value, label: value }))}
        />
        <span className="text-12 text-2">{s('orientation')}</span>
        <Select
          aria-label={s('orientation')}
          value={paper.orientation}
          onValueChange={(way) => way && write(s('orientation'), (draft) => void (draft.paper.orientation = way))}
          options={(['portrait', 'landscape'] as const).map((value) => ({ value, label: s(value) }))}
        />
        <FilterList<ReportFilter>
          filters={filters}
          kinds={['period', 'day', 'text', 'choice', 'organize']}
          create={() => ({
            ...{ id: `f_${createId().replaceAll('-', '').slice(0, 8)}`, label: s('period'), kind: 'period' },
            ...{ options: [], initial: 'month' },
          })}
          onChange={(next) => write(s('filters'), (draft) => void (draft.filters = next))}
          onKind={(filter, kind) => ({ ...filter, kind, initial: '' })}
          renderMore={(filter, replace) => (
            <Initial filter={filter} onChange={(initial) => replace({ ...filter, initial })} />
          )}
        />
      </FormStateProvider>
    </section>
  );
}

/** What a filter can stand at first, for the kinds that have words for it. */
const INITIALS: Partial<Record<ReportFilter['kind'], readonly (readonly [string, Key])[]>> = {
  period: [
    ['', 'nothing'],
    ['today', 'today'],
    ['last7', 'last7'],
    ['last30', 'last30'],
    ['month', 'thisMonth'],
    ['lastMonth', 'lastMonth'],
    ['year', 'year'],
  ],
  day: [
    ['', 'nothing'],
    ['today', 'today'],
    ['yesterday', 'yesterday'],
  ],
  organize: [
    ['', 'nothing'],
    ['own', 'own'],
  ],
};

function Initial({ filter, onChange }: { filter: ReportFilter; onChange: (initial: string) => void }) {
  const s = useMessages(reportSettingMessages);
  const words = INITIALS[filter.kind];
  if (!words)
    return (
      <Input
        aria-label={s('initial')}
        placeholder={s('initial')}
        value={filter.initial}
        maxLength={100}
        onValueChange={onChange}
      />
    );
  return (
    <Select
      aria-label={s('initial')}
      label={s('initial')}
      value={filter.initial}
      onValueChange={(initial) => onChange(initial ?? '')}
      options={words.map(([value, key]) => ({ value, label: s(key) }))}
    />
  );
}

const documentOf = (state: EditorState<ReportDocument>) => state.document;
const readOnlyOf = (state: EditorState<ReportDocument>) => state.readOnly;
