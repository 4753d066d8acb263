import { type PatrolBerth, type PatrolStay } from '@smart-admin/api-client/contract';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Drawer } from '@smart-admin/ui/drawer';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { yuan } from '../../../parking/yuan.js';
import { PATROL } from './patrolKeys.js';
import { patrolMessages } from './patrolMessages.js';
import { StayBody } from './StayBody.js';
import { CorrectDialog, MoveDialog } from './StayDialogs.js';
import { sendStayPhoto } from './useKeptStays.js';

/** A stay on a berth: what is due and why, the code by which the driver pays, and how it ends. */
export function StayDrawer({ orderId, berths, mayWork, onClose }: StayDrawerProps) {
  const t = useMessages(patrolMessages);
  const [photo, setPhoto] = useState('');
  const [dialog, setDialog] = useState<'move' | 'correct' | null>(null);
  const query = useQuery({
    queryKey: [...PATROL, 'stay', orderId],
    queryFn: ({ signal }) => api.parking.patrol.read({ id: orderId }, { signal, silent: true }),
    staleTime: 0,
    // the fee grows, and the code of the order expires
    refetchInterval: 60_000,
  });
  const stay = query.data;
  const ending = useMutation({
    mutationFn: async (how: 'leave' | 'escape') => {
      const body = { photo: photo ? await sendStayPhoto(photo) : '' };
      await api.parking.patrol[how]({ id: orderId, body });
      return how;
    },
    onSuccess: (how) => {
      toast.success(t(how === 'leave' ? 'left' : 'escaped'));
      onClose();
    },
    // also when it was refused: somebody else may have ended it
    onSettled: () => queryClient.invalidateQueries({ queryKey: PATROL }),
  });
  const escape = async (due: number) => {
    const isSure = await confirm({ tone: 'danger', description: t('escapeQuestion', { amount: yuan(due) }) });
    if (isSure) ending.mutate('escape');
  };
  const isOver = stay?.status === 'closed';
  return (
    <>
      <Drawer
        open
        width={460}
        title={t('stayTitle', { name: stay?.berth ?? '' })}
        description={stay?.placeName}
        onOpenChange={(open) => !open && onClose()}
        footer={
          stay && mayWork && !isOver ? (
            <Ending stay={stay} isPending={ending.isPending} onEnd={() => ending.mutate('leave')} onEscape={escape} />
          ) : (
            <Button onClick={onClose}>{t('close')}</Button>
          )
        }
      >
        {query.isError ? (
          <LoadError error={query.error} onRetry={() => void query.refetch()} />
        ) : stay ? (
          <div className="grid gap-4">
            {isOver ? <Alert tone="info" title={t('ended')} /> : null}
            <StayBody stay={stay} photo={mayWork && !isOver ? { value: photo, onValueChange: setPhoto } : undefined} />
            {mayWork && !isOver ? (
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => setDialog('move')}>{t('move')}</Button>
                <Button onClick={() => setDialog('correct')}>{t('correct')}</Button>
              </div>
            ) : null}
          </div>
        ) : (
          <Skeleton lines={8} />
        )}
      </Drawer>
      {stay && dialog === 'move' ? <MoveDialog stay={stay} berths={berths} onClose={() => setDialog(null)} /> : null}
      {stay && dialog === 'correct' ? <CorrectDialog stay={stay} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function Ending({ stay, isPending, onEnd, onEscape }: EndingProps) {
  const t = useMessages(patrolMessages);
  return (
    <>
      {stay.due > 0 ? (
        <Button disabled={isPending} onClick={() => void onEscape(stay.due)}>
          {t('escape')}
        </Button>
      ) : null}
      <Button variant="primary" loading={isPending} disabled={stay.due > 0} onClick={onEnd}>
        {t('leave')}
      </Button>
    </>
  );
}

interface EndingProps {
  stay: PatrolStay;
  isPending: boolean;
  onEnd: () => void;
  onEscape: (due: number) => Promise<void>;
}

interface StayDrawerProps {
  orderId: string;
  /** Berths of the person, to which it may be moved. */
  berths: readonly PatrolBerth[];
  mayWork: boolean;
  onClose: () => void;
}
