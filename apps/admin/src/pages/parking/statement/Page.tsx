import { type StatementRow } from '@smart-admin/api-client/contract';
import { pages } from '@smart-admin/api-client/pages';
import { type ListQuery } from '@smart-admin/form-engine/resource';
import { useMessages } from '@smart-admin/ui/locale';
import { Status } from '@smart-admin/ui/status';
import { toast } from '@smart-admin/ui/toast';
import { ListChecks, Scale, Upload } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { yuan } from '../../../parking/yuan.js';
import { apiResource } from '../../../resource/apiResource.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { ManagedResource } from '../../../resource/ManagedResource.js';
import { DifferenceText } from './DifferenceText.js';
import { StatementDetail } from './StatementDetail.js';
import { statementMessages } from './statementMessages.js';
import { StatementUpload } from './StatementUpload.js';

const PROVIDERS = ['wechat', 'alipay'] as const;

/** What the providers say of each day, compared with our books: the totals of both sides, and what of the differences is settled. */
export function Page() {
  const t = useMessages(statementMessages);
  const c = useMessages(commonMessages);
  const [opened, setOpened] = useState<string>();
  const [uploading, setUploading] = useState(false);
  const definition = apiResource(api.parking.statement, {
    page: pages.parkingStatement,
    c,
    label: t('label'),
    list: (query, options) => api.parking.statement.list({ query: filtersOf(query) }, options),
    search: [
      {
        id: 'provider',
        label: t('provider'),
        kind: 'select',
        options: PROVIDERS.map((value) => ({ value, label: t(value) })),
      },
      { id: 'day', label: t('day'), kind: 'date-range' },
      {
        id: 'open',
        label: t('differences'),
        kind: 'select',
        options: [
          { value: '1', label: t('withOpen') },
          { value: '0', label: t('withoutOpen') },
        ],
      },
    ],
    columns: [
      { id: 'day', header: t('day'), width: 120 },
      { id: 'provider', header: t('provider'), width: 110, value: ({ provider }) => t(provider) },
      {
        id: 'open',
        header: t('differences'),
        minWidth: 150,
        render: ({ differing, open }) =>
          differing === 0 ? (
            <Status tone="success">{t('agrees')}</Status>
          ) : open === 0 ? (
            <Status tone="neutral">{t('allSettled', { count: differing })}</Status>
          ) : (
            <Status tone="danger">{t('stillOpen', { count: open })}</Status>
          ),
      },
      amountColumn('theirs', t('theirs')),
      amountColumn('ours', t('ours')),
      {
        id: 'difference',
        header: t('difference'),
        width: 130,
        align: 'right',
        card: 'right',
        render: ({ difference }) => <DifferenceText fen={difference} />,
      },
      { id: 'items', header: t('items'), kind: 'number', width: 100, align: 'right' },
      { id: 'fileName', header: t('fileName'), minWidth: 200 },
      { id: 'operatorName', header: t('operator'), width: 110 },
      { id: 'creatorTime', header: t('creatorTime'), kind: 'datetime', width: 150 },
      { id: 'comparedTime', header: t('comparedTime'), kind: 'datetime', width: 150, hidden: true },
      { id: 'merchant', header: t('merchant'), width: 150, hidden: true },
    ],
    actions: [
      {
        id: 'upload',
        label: t('upload'),
        icon: <Upload aria-hidden />,
        place: 'toolbar',
        primary: true,
        permission: 'btn_upload',
        run: () => setUploading(true),
      },
      {
        id: 'open',
        label: t('open'),
        icon: <ListChecks aria-hidden />,
        place: 'row',
        primary: true,
        run: ({ row }) => setOpened(row?.id),
      },
      {
        id: 'compare',
        label: t('compare'),
        icon: <Scale aria-hidden />,
        place: 'row',
        permission: 'btn_upload',
        run: async ({ row, refresh }) => {
          if (!row) return;
          await api.parking.statement.compare({ id: row.id });
          toast.success(t('compared'));
          await refresh();
        },
      },
    ],
    nameOf: ({ day, provider }) => `${t(provider)} ${day}`,
  });
  return (
    <>
      <ManagedResource definition={definition} />
      {uploading ? (
        <StatementUpload
          onDone={(id) => {
            setUploading(false);
            setOpened(id);
            void queryClient.invalidateQueries();
          }}
          onClose={() => setUploading(false)}
        />
      ) : null}
      {opened === undefined ? null : <StatementDetail id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function amountColumn(id: 'theirs' | 'ours', header: string) {
  return { id, header, width: 130, align: 'right' as const, value: (row: StatementRow) => yuan(row[id]) };
}

function filtersOf({ currentPage, pageSize, filters }: ListQuery) {
  const [dayFrom, dayTo] = Array.isArray(filters.day) ? (filters.day as string[]) : [];
  return {
    currentPage,
    pageSize,
    provider: PROVIDERS.filter((provider) => provider === filters.provider),
    dayFrom: dayFrom || undefined,
    dayTo: dayTo || undefined,
    open: MARKS.find((mark) => String(mark) === filters.open),
  };
}

const MARKS = [0, 1] as const;
