import { Button } from '@smart-admin/ui/button';
import { DataTable } from '@smart-admin/ui/data-table';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { Input } from '@smart-admin/ui/input';
import { type Translate } from '@smart-admin/ui/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { type commonMessages } from '../../../resource/commonMessages.js';
import { type SyncTranslate } from './syncForm.js';

/** Chooses tables of a source. */
export function TablesDialog({ sourceId, choose, t, c, onClose }: TablesDialogProps) {
  const [keyword, setKeyword] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dataModel', 'tables', sourceId],
    queryFn: ({ signal }) => api.system.dataModel.tables({ sourceId, query: {} }, { signal, silent: true }),
    retry: false,
  });
  const shown = data?.list.filter(({ name, comment }) =>
    `${name} ${comment}`.toLowerCase().includes(keyword.toLowerCase()),
  );
  return (
    <Dialog
      open
      width={600}
      title={t('chooseTables')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.size === 0}
            onClick={() => {
              choose([...chosen]);
              onClose();
            }}
          >
            {c('confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <Input
          aria-label={t('sourceTable')}
          placeholder={t('sourceTable')}
          clearable
          value={keyword}
          onValueChange={setKeyword}
        />
        <DataTable
          aria-label={t('tables')}
          className="h-96"
          columns={[
            { id: 'name', header: t('sourceTable'), accessor: 'name', minWidth: 200 },
            { id: 'comment', header: c('description'), accessor: ({ comment }) => comment || '-', minWidth: 160 },
          ]}
          data={error ? [] : shown}
          rowKey="name"
          loading={isFetching}
          error={error ? <LoadError error={error} onRetry={() => void refetch()} /> : undefined}
          selection={{ selectedKeys: chosen, onChange: setChosen }}
        />
      </div>
    </Dialog>
  );
}

interface TablesDialogProps {
  sourceId: string;
  choose: (tables: string[]) => void;
  t: SyncTranslate;
  c: Translate<keyof (typeof commonMessages)['zh']>;
  onClose: () => void;
}
