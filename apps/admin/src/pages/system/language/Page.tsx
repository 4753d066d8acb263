import { ApiError } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { DataTable } from '@smart-admin/ui/data-table';
import { LoadError } from '@smart-admin/ui/error-state';
import { ImportButton } from '@smart-admin/ui/import-button';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Sheet } from '@smart-admin/ui/sheet';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Download, RotateCcw, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { reloadSite } from '../../../app/reloadSite.js';
import { saveFile } from '../../../resource/saveFile.js';
import { EditTextDialog } from './EditTextDialog.js';
import { languageMessages } from './languageMessages.js';
import { TextCard } from './TextCard.js';
import { textColumns } from './textColumns.js';
import { type TextActions } from './TextParts.js';
import { readTextFile, writeTextFile, type TextChange } from './textFile.js';
import { overridesOf, textRows, type TextRow } from './textRows.js';

const SHOWN = ['all', 'changed', 'missing', 'lapsed'] as const;
type Shown = (typeof SHOWN)[number];

/** All texts of the product in their languages: searched, worded in another way, given to translators and taken back. */
export function Page() {
  const t = useMessages(languageMessages);
  const canEdit = usePage().permissions.can('btn_edit');
  const [keyword, setKeyword] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [editedId, setEditedId] = useState<string>();
  const search = useDeferredValue(keyword);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['system.language'],
    queryFn: async ({ signal }) => {
      const [{ texts }, { list }] = await Promise.all([
        import('virtual:interface-texts'),
        api.system.language.list({}, { signal, silent: true }),
      ]);
      return textRows(texts, list);
    },
  });
  const changed = data?.filter((row) => row.changed.length > 0) ?? [];
  const rows = useMemo(() => data && pickTexts(data, shown, search), [data, shown, search]);
  const send = async ({ save, reset }: TextChange, options?: { silent: boolean }) => {
    await api.system.language.update({ body: { save, reset } }, options);
    await Promise.all([refetch(), reloadSite()]);
  };
  const save = async (change: TextChange) => {
    try {
      await send(change);
    } catch (error) {
      // the client has shown why; what was typed stays
      if (error instanceof ApiError) return false;
      throw error;
    }
    toast.success(t('saved'));
    return true;
  };
  const handleReset = async (reset: readonly TextRow[], question: string) => {
    if (await confirm({ description: question, tone: 'danger' })) {
      await save({ save: [], reset: reset.flatMap(overridesOf).map(({ text: _, ...name }) => name), skipped: 0 });
    }
  };
  const importFile = async (file: File) => {
    const change = readTextFile(await file.text(), data ?? []);
    if (!change) return { code: 400, msg: t('notReadable') };
    const count = change.save.length + change.reset.length;
    // the button shows a refusal
    if (count > 0) await send(change, { silent: true });
    return { code: 200, msg: t('imported', { count, skipped: change.skipped }) };
  };
  const actions: TextActions | undefined = canEdit
    ? {
        onEdit: ({ id }) => setEditedId(id),
        onReset: (row) => void handleReset([row], t('resetQuestion', { key: row.key })),
      }
    : undefined;
  const edited = data?.find(({ id }) => id === editedId);
  return (
    <Sheet fill aria-label={t('label')} className="h-full">
      <div className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline px-4 py-3">
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          prefix={<Search aria-hidden />}
          value={keyword}
          onValueChange={setKeyword}
          className="w-72 phone:w-full"
        />
        <Select
          aria-label={t('show')}
          value={shown}
          options={SHOWN.map((value) => ({ value, label: t(value) }))}
          onValueChange={(value) => setShown(value ?? 'all')}
          className="w-44"
        />
        <p role="status" className="m-0 flex-1 text-2 tabular-nums phone:basis-full">
          {data && t('total', { count: rows?.length ?? 0, changed: changed.length })}
        </p>
        {canEdit && changed.length > 0 && (
          <Button
            icon={<RotateCcw aria-hidden />}
            onClick={() => void handleReset(changed, t('resetAllQuestion', { count: changed.length }))}
          >
            {t('resetAll')}
          </Button>
        )}
        {canEdit && (
          <ImportButton url="" accept=".json" disabled={!data} post={(_url, file) => importFile(file)}>
            {t('import')}
          </ImportButton>
        )}
        <Button
          icon={<Download aria-hidden />}
          disabled={!rows}
          onClick={() =>
            saveFile({ blob: new Blob([writeTextFile(rows ?? [])], { type: 'application/json' }), fileName: FILE_NAME })
          }
        >
          {t('export')}
        </Button>
      </div>
      <DataTable
        aria-label={t('label')}
        columns={textColumns(t, actions)}
        data={rows}
        rowKey="id"
        loading={isFetching}
        renderCard={(row) => <TextCard row={row} t={t} actions={actions} />}
        error={error && <LoadError error={error} onRetry={() => void refetch()} />}
        className="min-h-0 flex-1"
      />
      {edited && <EditTextDialog row={edited} t={t} onSave={save} onClose={() => setEditedId(undefined)} />}
    </Sheet>
  );
}

function pickTexts(rows: readonly TextRow[], shown: Shown, keyword: string): readonly TextRow[] {
  const wanted = keyword.trim().toLowerCase();
  return rows.filter((row) => {
    if (shown === 'changed' && row.changed.length === 0) return false;
    if (shown === 'missing' && row.missing.length === 0) return false;
    if (shown === 'lapsed' && !row.lapsed) return false;
    const texts = [row.key, row.place, ...Object.values(row.texts), ...Object.values(row.originals)];
    return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
  });
}

const FILE_NAME = 'interface-texts.json';
