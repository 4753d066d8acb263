import { type StatementItem, type StatementRow } from '@smart-admin/api-client/contract';
import { ResourcePage } from '@smart-admin/form-engine/resource';
import { Descriptions } from '@smart-admin/ui/descriptions';
import { Drawer } from '@smart-admin/ui/drawer';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../../app/api.js';
import { yuan } from '../../../parking/yuan.js';
import { ResourceProviders } from '../../../resource/ResourceProviders.js';
import { ORDER_KINDS } from '../orders/OrderList.js';
import { DifferenceText } from './DifferenceText.js';
import { SettleDialog } from './SettleDialog.js';
import { statementItems } from './statementItems.js';
import { statementMessages } from './statementMessages.js';

/** A statement with its totals and its lines; what differs is settled here. */
export function StatementDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages(statementMessages);
  const { data, error, refetch } = useQuery({
    queryKey: ['parkingStatement', id],
    queryFn: ({ signal }) => api.parking.statement.read({ id }, { signal, silent: true }),
    staleTime: 0,
  });
  return (
    <Drawer
      open
      width={1120}
      title={data ? t('ofDay', { provider: t(data.provider), day: data.day }) : t('label')}
      onOpenChange={(open) => !open && onClose()}
    >
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton lines={6} /> : null}
      {data ? (
        <div className="flex h-full min-h-0 flex-col gap-4">
          <Totals statement={data} />
          <Items statement={data} />
        </div>
      ) : null}
    </Drawer>
  );
}

function Totals({ statement }: { statement: StatementRow }) {
  const t = useMessages(statementMessages);
  const { theirs, ours, difference, items, differing, open, merchant, comparedTime } = statement;
  return (
    <>
      <Descriptions
        columns={4}
        layout="vertical"
        items={[
          { key: 'theirs', label: t('theirs'), value: yuan(theirs) },
          { key: 'ours', label: t('ours'), value: yuan(ours) },
          { key: 'difference', label: t('difference'), value: <DifferenceText fen={difference} /> },
          { key: 'open', label: t('openDifferences'), value: t('openOf', { open, differing }) },
        ]}
      />
      {/* on a phone the lines need the room */}
      <Descriptions
        className="phone:hidden"
        columns={4}
        layout="vertical"
        items={[
          { key: 'items', label: t('items'), value: items },
          { key: 'merchant', label: t('merchant'), value: merchant },
          { key: 'compared', label: t('comparedTime'), value: formatDate(comparedTime) },
          { key: 'file', label: t('fileName'), value: statement.fileName },
        ]}
      />
    </>
  );
}

function Items({ statement: { id, open } }: { statement: StatementRow }) {
  const t = useMessages(statementMessages);
  const navigate = useNavigate();
  const [settling, setSettling] = useState<StatementItem>();
  // what the list begins with stays while differences are settled one by one
  const [hadOpen] = useState(open > 0);
  const definition = statementItems(t, id, {
    hadOpen,
    onSettle: setSettling,
    onShow: ({ orderId, placeKind }) => {
      if (placeKind) void navigate(`${ORDER_KINDS[placeKind].detail}/${orderId}`);
    },
  });
  return (
    <ResourceProviders label={t('itemLabel')}>
      <ResourcePage definition={definition} className="min-h-96 flex-1 border-0" />
      {settling ? <SettleDialog item={settling} onClose={() => setSettling(undefined)} /> : null}
    </ResourceProviders>
  );
}
