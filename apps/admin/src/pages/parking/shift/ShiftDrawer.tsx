import { Button } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { usePage } from '../../../app/PageProvider.js';
import { useSession } from '../../../app/sessionStore.js';
import { endForm, reviewForm, type ShiftForm } from './shiftForms.js';
import { ShiftFacts } from './ShiftFacts.js';
import { ShiftFormDialog } from './ShiftFormDialog.js';
import { shiftMessages } from './shiftMessages.js';
import { useShiftSheet } from './useShiftSheet.js';

/** A shift whole, for whoever confirms it: printed, ended where its person forgot to, and confirmed. */
export function ShiftDrawer({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useMessages(shiftMessages);
  const { permissions } = usePage();
  const userId = useSession((session) => session.user?.userInfo.userId);
  const [form, setForm] = useState<ShiftForm | null>(null);
  const paper = useShiftSheet();
  const { data, error, refetch } = useQuery({
    queryKey: ['parkingShift', id],
    queryFn: ({ signal }) => api.parking.shift.read({ id }, { signal, silent: true }),
    staleTime: 0,
    retry: false,
  });
  const mayReview = permissions.can('btn_review') && data !== undefined && data.userId !== userId;
  return (
    <Drawer
      open
      width={600}
      title={t('shiftOf', { name })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        data ? (
          <>
            <Button icon={<Printer aria-hidden />} onClick={() => paper.print(data)}>
              {t('print')}
            </Button>
            {mayReview && permissions.can('btn_edit') && data.state === 'open' ? (
              <Button onClick={() => setForm(endForm(t, data))}>{t('endFor')}</Button>
            ) : null}
            {mayReview && data.state === 'ended' ? (
              <Button variant="primary" onClick={() => setForm(reviewForm(t, data))}>
                {t('review')}
              </Button>
            ) : null}
          </>
        ) : null
      }
    >
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ShiftFacts shift={data} columns={3} />
      ) : (
        <Skeleton lines={8} />
      )}
      {form ? <ShiftFormDialog form={form} onClose={() => setForm(null)} /> : null}
      {paper.sheet}
    </Drawer>
  );
}
