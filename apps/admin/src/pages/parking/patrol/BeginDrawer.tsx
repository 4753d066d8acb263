import { type PatrolBerth } from '@smart-admin/api-client/contract';
import { useLeaveQuestion } from '@smart-admin/form-engine/resource';
import { Button } from '@smart-admin/ui/button';
import { Drawer } from '@smart-admin/ui/drawer';
import { useMessages } from '@smart-admin/ui/locale';
import { PLATE_COLOR_CODES, type PlateColor } from '@smart-admin/ui/plate';
import { isPlate, PlateColorChoice, plateColorFor, PlateInput } from '@smart-admin/ui/plate-input';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { createId } from '@smart-admin/ui/random';
import { toast } from '@smart-admin/ui/toast';
import { type ReactNode, useId, useRef, useState } from 'react';
import { queryClient } from '../../../app/queryClient.js';
import { orderMessages } from '../orders/orderMessages.js';
import { type KeptStay, type KeptStays } from './keptStays.js';
import { patrolMessages } from './patrolMessages.js';
import { PhotoInput } from './PhotoInput.js';
import { PATROL } from './patrolKeys.js';

/** Begins a stay on a free berth: plate, kind of vehicle, when it came, and a picture. */
export function BeginDrawer({ berth, kept, onOpenStay, onClose }: BeginDrawerProps) {
  const t = useMessages(patrolMessages);
  const o = useMessages(orderMessages);
  const askToLeave = useLeaveQuestion();
  const [plate, setPlate] = useState('');
  const [color, setColor] = useState<PlateColor>('blue');
  const [vehicle, setVehicle] = useState<KeptStay['vehicle']>(berth.kind === 'large' ? 'large' : 'small');
  const [minutes, setMinutes] = useState(0);
  const [photo, setPhoto] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const send = async () => {
    if (isSending) return;
    if (!isPlate(plate)) {
      setProblem(t('wrongPlate'));
      field.current?.focus();
      return;
    }
    setSending(true);
    setProblem('');
    const notedAt = Date.now();
    const outcome = await kept.note({
      ...{ key: createId(), berthId: berth.id, berthName: berth.fullName, plate },
      ...{ plateColour: PLATE_COLOR_CODES[color], vehicle, notedAt, time: notedAt - minutes * 60_000 },
      ...{ photo, photoName: '' },
    });
    setSending(false);
    void queryClient.invalidateQueries({ queryKey: PATROL });
    if (outcome.state === 'refused') {
      setProblem(outcome.error.message);
      return;
    }
    if (outcome.state === 'waiting') toast.warning(t('kept'));
    else if (outcome.isNew) toast.success(t('begun', { plate }));
    else {
      toast.info(t('there', { plate }));
      onOpenStay(outcome.orderId);
      return;
    }
    onClose();
  };
  return (
    <Drawer
      open
      width={460}
      title={t('beginTitle', { name: berth.fullName })}
      description={berth.placeName}
      onBeforeClose={() => (plate === '' && photo === '') || askToLeave()}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="primary" loading={isSending} onClick={() => void send()}>
            {t('begin')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Part label={t('plate')}>
          <PlateInput
            ref={field}
            value={plate}
            onValueChange={(next) => {
              setPlate(next);
              setColor(plateColorFor(next, color));
              setProblem('');
            }}
            aria-label={t('plate')}
            invalid={problem !== ''}
            aria-describedby={problemId}
          />
          <p id={problemId} role="alert" className="m-0 min-h-5 text-13 text-danger-text">
            {problem}
          </p>
          <PlateColorChoice value={color} onValueChange={setColor} />
        </Part>
        <Part label={t('vehicle')}>
          <RadioGroup
            appearance="button"
            aria-label={t('vehicle')}
            value={vehicle}
            onValueChange={setVehicle}
            options={(['small', 'large', 'motorcycle'] as const).map((value) => ({ value, label: o(value) }))}
          />
        </Part>
        <Part label={t('arrived')}>
          <RadioGroup
            appearance="button"
            aria-label={t('arrived')}
            value={minutes}
            onValueChange={setMinutes}
            options={[0, 5, 10, 15].map((value) => ({
              value,
              label: value === 0 ? t('now') : t('ago', { minutes: value }),
            }))}
          />
        </Part>
        <Part label={t('photo')}>
          <PhotoInput label={t('photo')} value={photo} onValueChange={setPhoto} />
        </Part>
      </div>
    </Drawer>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="m-0 text-13 font-medium text-2">{label}</h3>
      {children}
    </section>
  );
}

interface BeginDrawerProps {
  berth: PatrolBerth;
  kept: KeptStays;
  /** The vehicle stands on this road already: opens that stay. */
  onOpenStay: (orderId: string) => void;
  onClose: () => void;
}
