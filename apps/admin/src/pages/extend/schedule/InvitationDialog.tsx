import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { addMinutes, dayOf } from './clockTime.js';
import { scheduleMessages } from './scheduleMessages.js';
import { type EventDetail } from './scheduleTypes.js';

/** What somebody else asks a person to, to be accepted or declined. */
export function InvitationDialog({ event, onChanged, onClose }: InvitationDialogProps) {
  const t = useMessages(scheduleMessages);
  const [isBusy, setBusy] = useState(false);
  const handleAnswer = async (answer: 'accepted' | 'declined') => {
    setBusy(true);
    const isTaken = await isAccepted(api.extend.schedule.answer({ id: event.id, body: { answer } }));
    setBusy(false);
    if (!isTaken) return;
    toast.success(t(answer));
    onChanged();
    onClose();
  };
  const people = event.participants.map(({ name, answer }) => `${name} (${t(answer)})`).join(', ');
  const items = [
    { key: 'creator', label: t('creator'), children: event.creatorName },
    { key: 'time', label: t('time'), children: timeText(event) },
    { key: 'repeat', label: t('repeat'), children: t(`repeat_${event.repeat}`) },
    { key: 'place', label: t('place'), children: event.place || '-' },
    { key: 'participants', label: t('participants'), children: people },
    { key: 'description', label: t('description'), children: event.description || '-' },
  ];
  return (
    <Dialog
      open
      width={600}
      title={event.title}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button disabled={event.answer === 'declined'} loading={isBusy} onClick={() => void handleAnswer('declined')}>
            {t('decline')}
          </Button>
          <Button
            variant="primary"
            disabled={event.answer === 'accepted'}
            loading={isBusy}
            onClick={() => void handleAnswer('accepted')}
          >
            {t('accept')}
          </Button>
        </>
      }
    >
      <dl className="m-0 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-2">
        {items.map(({ key, label, children }) => (
          <div key={key} className="contents">
            <dt className="text-2">{label}</dt>
            <dd className="m-0 break-words whitespace-pre-wrap">{children}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** When something takes place, as days or with its times. */
function timeText({ start, end, allDay }: EventDetail): string {
  const shown = (clock: string) => clock.replace('T', ' ');
  if (!allDay) return `${shown(start)} – ${dayOf(start) === dayOf(end) ? end.slice(11) : shown(end)}`;
  const last = dayOf(addMinutes(end, -1));
  return dayOf(start) === last ? last : `${dayOf(start)} – ${last}`;
}

interface InvitationDialogProps {
  event: EventDetail;
  onChanged: () => void;
  onClose: () => void;
}
