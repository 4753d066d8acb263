import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Card } from '@smart-admin/ui/card';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { yuan } from '../../../parking/yuan.js';
import { beginForm, endForm, type ShiftForm } from './shiftForms.js';
import { ShiftFacts } from './ShiftFacts.js';
import { ShiftFormDialog } from './ShiftFormDialog.js';
import { shiftMessages } from './shiftMessages.js';
import { once } from '../../../resource/once.js';
import { useShiftSheet } from './useShiftSheet.js';

/** One's own shift: begun or taken over, what was taken so far, and its end. */
export function MyShift() {
  const t = useMessages(shiftMessages);
  const c = useMessages(commonMessages);
  const mayWork = usePage().permissions.can('btn_edit');
  const [form, setForm] = useState<ShiftForm | null>(null);
  const paper = useShiftSheet();
  const mine = useQuery({
    queryKey: ['parkingShift', 'mine'],
    queryFn: ({ signal }) => api.parking.shift.mine({ signal, silent: true }),
    staleTime: 0,
    retry: false,
  });
  const taking = useMutation({
    mutationFn: (id: string) => once('shift.takeOver', id, (key) => api.parking.shift.takeOver({ id }, key)),
    onSuccess: () => toast.success(c('done')),
    // also when it was refused: somebody else may have taken it over meanwhile
    onSettled: () => queryClient.invalidateQueries(),
  });
  if (mine.isError) return <LoadError error={mine.error} onRetry={() => void mine.refetch()} className="m-auto" />;
  if (!mine.data) return <Skeleton lines={8} className="m-4" />;
  const { shift, offers } = mine.data;
  return (
    <div className="grid gap-3">
      {offers.map((offer) => (
        <Alert
          key={offer.id}
          tone="info"
          title={t('offer', { name: offer.userName, amount: yuan(offer.leftCash) })}
          action={
            mayWork && !shift ? (
              <Button size="small" loading={taking.isPending} onClick={() => taking.mutate(offer.id)}>
                {t('takeOver')}
              </Button>
            ) : null
          }
        >
          {[offer.placeName, offer.booth, formatDate(offer.endedAt)].filter(Boolean).join(' · ')}
        </Alert>
      ))}
      {shift ? (
        <Card
          title={t('mine')}
          extra={
            <div className="flex flex-wrap justify-end gap-2">
              <Button icon={<RefreshCw aria-hidden />} loading={mine.isFetching} onClick={() => void mine.refetch()}>
                {t('refresh')}
              </Button>
              <Button icon={<Printer aria-hidden />} onClick={() => paper.print(shift)}>
                {t('print')}
              </Button>
              {mayWork ? (
                <Button variant="primary" onClick={() => setForm(endForm(t, shift))}>
                  {t('end')}
                </Button>
              ) : null}
            </div>
          }
        >
          <ShiftFacts shift={shift} columns={4} />
        </Card>
      ) : (
        <Card>
          <Empty
            title={t('none')}
            description={t('noneHint')}
            actions={
              mayWork ? (
                <Button variant="primary" onClick={() => setForm(beginForm(t))}>
                  {t('begin')}
                </Button>
              ) : null
            }
          />
        </Card>
      )}
      {form ? <ShiftFormDialog form={form} saveLabel={form.title} onClose={() => setForm(null)} /> : null}
      {paper.sheet}
    </div>
  );
}
