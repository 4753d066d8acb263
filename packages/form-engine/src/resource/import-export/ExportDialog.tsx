import { Button } from '@smart-admin/ui/button';
import { CheckboxGroup } from '@smart-admin/ui/checkbox';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { toast } from '@smart-admin/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { useResourceSetting } from '../ResourceProvider.js';
import { type ExportRequest, type ListQuery } from '../types.js';
import { useSingleMutation } from '../useSingleMutation.js';
import { exportMessages } from './exportMessages.js';

/**
 * Export: which rows, which columns in the order in which they are shown, and the name of the file. It can be cancelled
 * while the file is made; chosen rows stay chosen.
 */
export function ExportDialog({
  label,
  columns,
  query,
  keepsFilters = false,
  pageIds,
  selectedIds,
  total,
  onExport,
  onStarted,
  onClose,
}: ExportDialogProps) {
  const t = useMessages(exportMessages);
  const { onError } = useResourceSetting();
  const [scope, setScope] = useState<Scope>(selectedIds.length > 0 ? 'selection' : 'all');
  const [chosen, setChosen] = useState(() => columns.filter(({ isShown }) => isShown).map(({ id }) => id));
  const [fileName, setFileName] = useState(label);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  const exporting = useSingleMutation({
    mutationFn: async () => {
      const { signal } = (controller.current = new AbortController());
      const ids = scope === 'all' ? undefined : scope === 'page' ? pageIds : selectedIds;
      const name = fileName.trim() || label;
      const filters = keepsFilters ? query.filters : {};
      return onExport({
        // chosen rows are those whatever the filters say now; the order is kept
        query: ids ? { currentPage: 1, pageSize: query.pageSize, sort: query.sort, filters } : query,
        columns: columns.filter(({ id }) => chosen.includes(id)).map(({ id }) => id),
        ...(ids ? { ids: [...ids] } : {}),
        fileName: name,
        signal,
      });
    },
    onSuccess: (id) => {
      // one in the background says itself when it is done
      if (id === undefined) toast.success(t('exported'));
      else onStarted?.(id);
      onClose();
    },
    onError: (error) => {
      if (!controller.current?.signal.aborted) onError(error);
    },
  });
  const isBusy = exporting.isPending;
  const scopes: { value: Scope; label: string; disabled?: boolean }[] = [
    { value: 'all', label: t('all', { count: total ?? '' }) },
    { value: 'page', label: t('page', { count: pageIds.length }), disabled: pageIds.length === 0 },
    { value: 'selection', label: t('selection', { count: selectedIds.length }), disabled: selectedIds.length === 0 },
  ];
  return (
    <Dialog
      open
      width={600}
      title={t('title', { label })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={() => (isBusy ? controller.current?.abort() : onClose())}>
            {t(isBusy ? 'stop' : 'cancel')}
          </Button>
          <Button variant="primary" loading={isBusy} disabled={chosen.length === 0} onClick={() => exporting.mutate()}>
            {t('export')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('scope')}>
          <RadioGroup
            options={scopes}
            value={scope}
            onValueChange={setScope}
            disabled={isBusy}
            orientation="vertical"
          />
        </Field>
        <Field label={t('columns')}>
          <CheckboxGroup
            options={columns.map(({ id, header }) => ({ value: id, label: header }))}
            value={chosen}
            onValueChange={setChosen}
            disabled={isBusy}
          />
        </Field>
        <div className="-mt-2 flex gap-3">
          <Button variant="text" disabled={isBusy} onClick={() => setChosen(columns.map(({ id }) => id))}>
            {t('everyColumn')}
          </Button>
          <Button variant="text" disabled={isBusy} onClick={() => setChosen([])}>
            {t('noColumn')}
          </Button>
        </div>
        <Field label={t('fileName')}>
          <Input value={fileName} onValueChange={setFileName} maxLength={80} suffix=".xlsx" disabled={isBusy} />
        </Field>
        {isBusy && <Progress value={null} showText={false} aria-label={t('running')} />}
      </div>
    </Dialog>
  );
}

type Scope = 'all' | 'page' | 'selection';

export interface ExportDialogProps {
  /** Name of the things, and of the file unless another is given. */
  label: string;
  /** Columns that may be exported, in the order in which they are shown. */
  columns: readonly { id: string; header: string; isShown: boolean }[];
  /** What the list shows now. */
  query: ListQuery;
  /** Whether chosen rows are asked for with the filters. Default false. */
  keepsFilters?: boolean | undefined;
  /** Rows of the page that is shown. */
  pageIds: readonly string[];
  selectedIds: readonly string[];
  /** Rows that match; undefined while it is not known. */
  total: number | undefined;
  onExport: (request: ExportRequest) => Promise<string | void>;
  /** It goes on in the background. */
  onStarted?: (id: string) => void;
  onClose: () => void;
}
