import { type PatrolBerth, type PatrolStay } from '@smart-admin/api-client/contract';
import { createField, createFormDocument } from '@smart-admin/form-engine/core';
import { useMessages } from '@smart-admin/ui/locale';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { orderMessages } from '../orders/orderMessages.js';
import { plateColourOptions } from '../parkingFields.js';
import { reductionMessages } from '../reductionMessages.js';
import { patrolMessages } from './patrolMessages.js';
import { PATROL } from './patrolKeys.js';

const changed = () => queryClient.invalidateQueries({ queryKey: PATROL });

/** Moves a stay to the berth on which it stands. */
export function MoveDialog({ stay, berths, onClose }: StayDialogProps & { berths: readonly PatrolBerth[] }) {
  const t = useMessages(patrolMessages);
  const [document] = useState(() =>
    createFormDocument([
      createField('select', {
        id: 'berthId',
        label: t('target'),
        required: true,
        filterable: true,
        options: berths
          .filter((berth) => berth.placeId === stay.placeId && !berth.stay && berth.enabledMark === 1)
          .map(({ id, fullName }) => ({ value: id, label: fullName })),
      }),
    ]),
  );
  return (
    <EditDialog
      title={t('moveTitle')}
      document={document}
      values={{}}
      width={450}
      save={async ({ berthId }) => {
        await api.parking.patrol.move({ id: stay.id, body: { berthId: String(berthId) } }, { silent: true });
        await changed();
      }}
      onClose={onClose}
    />
  );
}

/** Corrects what was entered of the vehicle, and says why. */
export function CorrectDialog({ stay, onClose }: StayDialogProps) {
  const t = useMessages(patrolMessages);
  const o = useMessages(orderMessages);
  const r = useMessages(reductionMessages);
  const vehicles = (['small', 'large', 'motorcycle'] as const).map((value) => ({ value, label: o(value) }));
  const [document] = useState(() =>
    createFormDocument([
      createField('text', { id: 'plate', label: t('plate'), required: true, maxLength: 20, rule: 'plate' }),
      createField('select', {
        id: 'plateColour',
        label: t('colour'),
        span: 12,
        required: true,
        options: plateColourOptions(r),
      }),
      createField('select', { id: 'vehicle', label: t('vehicle'), span: 12, required: true, options: vehicles }),
      createField('textarea', { id: 'reason', label: t('reason'), required: true, maxLength: 200 }),
    ]),
  );
  return (
    <EditDialog
      title={t('correct')}
      document={document}
      values={{ plate: stay.plate, plateColour: String(stay.plateColour), vehicle: stay.vehicle }}
      width={450}
      save={async ({ plate, plateColour, vehicle, reason }) => {
        const body = {
          plate: String(plate),
          plateColour: Number(plateColour) as PatrolStay['plateColour'],
          vehicle: vehicles.find(({ value }) => value === vehicle)?.value ?? 'small',
          reason: String(reason),
        };
        await api.parking.patrol.correct({ id: stay.id, body }, { silent: true });
        await changed();
      }}
      onClose={onClose}
    />
  );
}

interface StayDialogProps {
  stay: PatrolStay;
  onClose: () => void;
}
