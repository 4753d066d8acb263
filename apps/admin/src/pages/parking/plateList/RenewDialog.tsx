import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { yuan } from '../../../parking/yuan.js';
import { once } from '../../../resource/once.js';
import { cardMessages } from '../cardMessages.js';
import { reductionMessages } from '../reductionMessages.js';

/** Prolongs a monthly card by whole months: what it costs and until when it holds stands there before anybody pays. */
export function RenewDialog({ card, onClose }: RenewDialogProps) {
  const t = useMessages(cardMessages);
  const r = useMessages(reductionMessages);
  const { id, plate, cardPrice } = card;
  const [months, setMonths] = useState<number | null>(1);
  const [isBusy, setBusy] = useState(false);
  // the same for every press until it is done, so that a second one takes nothing twice
  const [key] = useState(createId);
  const isWhole = months !== null && Number.isInteger(months) && months >= 1 && months <= 24;
  const quote = useQuery({
    queryKey: ['parkingCard', 'quote', id, months],
    queryFn: ({ signal }) =>
      api.parking.listedPlate.quote({ id, query: { months: months ?? 1 } }, { signal, silent: true }),
    enabled: isWhole && cardPrice !== null,
    staleTime: 0,
  });
  const renew = async () => {
    if (!isWhole) return;
    if (cardPrice === null) {
      const renewal = { id, body: { months } };
      await once('listedPlate.renew', renewal, (sent) => api.parking.listedPlate.renew(renewal, { ...sent }));
    } else {
      if (!quote.data) return;
      const { amount } = quote.data;
      if (!(await confirm({ description: t('collectQuestion', { amount: yuan(amount) }) }))) return;
      await api.parking.listedPlate.payRenewal({ id, body: { months, amount, key } });
    }
    toast.success(t('renewed'));
    onClose();
    await queryClient.invalidateQueries();
  };
  const handleRenew = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await renew();
    } catch (error) {
      // the call has said why; a price that has changed is asked for again
      console.warn('The card was not renewed', error);
      void quote.refetch();
    } finally {
      setBusy(false);
    }
  };
  const isPriced = cardPrice !== null;
  return (
    <Dialog
      open
      width={450}
      title={t('renewTitle', { plate })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button
          variant="primary"
          loading={isBusy}
          disabled={!isWhole || (isPriced && !quote.data)}
          onClick={() => void handleRenew()}
        >
          {isPriced ? `${t('collect')} ${quote.data ? yuan(quote.data.amount) : ''}`.trim() : r('renew')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={t('months')}>
          <NumberInput value={months} onValueChange={setMonths} min={1} max={24} precision={0} />
        </Field>
        {isPriced ? (
          <dl aria-live="polite" className="m-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-14">
            <dt className="text-3">{t('cost')}</dt>
            <dd className="m-0 text-20 leading-none font-semibold tabular-nums">
              {quote.data ? yuan(quote.data.amount) : '—'}
            </dd>
            <dt className="text-3">{t('newEnd')}</dt>
            <dd className="m-0 tabular-nums">{quote.data ? formatDate(quote.data.endsAt, 'YYYY-MM-DD HH:mm') : '—'}</dd>
          </dl>
        ) : (
          <p className="m-0 text-13 text-3">{t('free')}</p>
        )}
      </div>
    </Dialog>
  );
}

interface RenewDialogProps {
  card: { id: string; plate: string; cardPrice: number | null };
  onClose: () => void;
}
