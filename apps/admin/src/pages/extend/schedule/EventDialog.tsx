import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { EventForm } from './EventForm.js';
import { InvitationDialog } from './InvitationDialog.js';
import { SCHEDULE_KEY } from './scheduleKey.js';
import { scheduleMessages } from './scheduleMessages.js';
import { type Occurrence } from './scheduleTypes.js';

/** A date of an event that is there, or where a new one begins. */
export type OpenedEvent =
  | { id: string; occurrence: Occurrence; start?: undefined; allDay?: undefined }
  | { id?: undefined; occurrence?: undefined; start: string; allDay: boolean };

/** Opens an event: one's own to be changed, that of somebody else to be answered. */
export function EventDialog({ opened, onChanged, onClose }: EventDialogProps) {
  const t = useMessages(scheduleMessages);
  const c = useMessages(commonMessages);
  const id = opened.id ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [SCHEDULE_KEY, 'event', id],
    queryFn: ({ signal }) => api.extend.schedule.read({ id }, { signal, silent: true }),
    enabled: id !== '',
    gcTime: 0,
  });
  if (opened.id === undefined)
    return <EventForm begun={opened} event={undefined} onChanged={onChanged} onClose={onClose} />;
  // of a repetition the date that was opened
  const { start, end } = opened.occurrence;
  const shown = data && { ...data, ...(data.repeat === 'none' ? {} : { start, end }) };
  if (shown?.isOwn) return <EventForm begun={undefined} event={shown} onChanged={onChanged} onClose={onClose} />;
  if (shown) return <InvitationDialog event={shown} onChanged={onChanged} onClose={onClose} />;
  return (
    <Dialog
      open
      width={600}
      title={t('event')}
      onOpenChange={(open) => !open && onClose()}
      footer={<Button onClick={onClose}>{c('cancel')}</Button>}
    >
      {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Skeleton lines={6} />}
    </Dialog>
  );
}

export interface EventDialogProps {
  opened: OpenedEvent;
  onChanged: () => void;
  onClose: () => void;
}
