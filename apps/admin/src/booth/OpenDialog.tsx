import { type BoothLane } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { useMessages } from '@smart-admin/ui/locale';
import { PlateFace, plateColorOf } from '@smart-admin/ui/plate';
import { Textarea } from '@smart-admin/ui/textarea';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { yuan } from '../parking/yuan.js';
import { boothMessages } from './boothMessages.js';
import { BOOTH } from './useBooth.js';

/** Asks why a barrier is opened, and orders it. */
export function OpenDialog({ lane, onClose }: { lane: BoothLane; onClose: () => void }) {
  const t = useMessages(boothMessages);
  const client = useQueryClient();
  const { id, waiting } = lane;
  const schema = z.object({
    reason: z.string().check(z.refine((text) => text.trim().length >= 2, t('reasonNeeded'))),
  });
  const form = useZodForm({ schema, defaultValues: { reason: '' } });
  const handleSubmit = async ({ reason }: { reason: string }) => {
    const body = { reason, plate: waiting?.plate ?? '' };
    const isOrdered = await isAccepted(api.parking.booth.open({ id, body }));
    await client.invalidateQueries({ queryKey: [BOOTH] });
    if (isOrdered) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('openTitle', { lane: `${lane.placeName} · ${lane.fullName}` })}
      width={450}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <FormSubmit form={form}>{t('open')}</FormSubmit>
        </>
      }
    >
      {waiting && (
        <p className="m-0 mb-3 flex items-center gap-3">
          <PlateFace value={waiting.plate} color={plateColorOf(waiting.plateColour)} size="medium" />
          {waiting.due > 0 ? t('staysOwed', { amount: yuan(waiting.due) }) : t(`reason_${waiting.reason}`)}
        </p>
      )}
      <Form form={form} className="py-2" onSubmit={handleSubmit}>
        <FormField form={form} name="reason" label={t('reason')} required help={t('reasonHelp')}>
          {(field) => <Textarea {...field} maxLength={200} showCount />}
        </FormField>
      </Form>
    </Dialog>
  );
}
