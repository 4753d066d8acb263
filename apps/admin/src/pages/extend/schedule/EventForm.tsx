import { ApiError } from '@smart-admin/api-client';
import { CHANGED_PARTS, EVENT_COLOURS, EVENT_REPEATS } from '@smart-admin/api-client/contract';
import { useLeaveQuestion } from '@smart-admin/form-engine/resource';
import { UserPicker } from '@smart-admin/pickers/user-picker';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { confirm } from '@smart-admin/ui/confirm';
import { DatePicker } from '@smart-admin/ui/date-picker';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Switch } from '@smart-admin/ui/switch';
import { Textarea } from '@smart-admin/ui/textarea';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { formSources } from '../../../resource/formSources.js';
import { once } from '../../../resource/once.js';
import { type EventDraft, draftOf, newDraft, spanOfDraft, withAllDay, withStart } from './eventDraft.js';
import { SCHEDULE_KEY } from './scheduleKey.js';
import { scheduleMessages } from './scheduleMessages.js';
import { COLOUR_CLASSES, type EventDetail } from './scheduleTypes.js';
import { useSeriesQuestion } from './useSeriesQuestion.js';

const REMINDERS = [0, 5, 15, 30, 60, 120, 1_440, 2_880];

/** Makes or changes an event; says what else takes place at the time. */
export function EventForm({ begun, event: opened, onChanged, onClose }: EventFormProps) {
  const t = useMessages(scheduleMessages);
  const c = useMessages(commonMessages);
  // what it is compared with and saved upon is what the form began with, also where the event is read anew below it
  const [event] = useState(opened);
  const [first] = useState(() => (event ? draftOf(event) : newDraft(begun?.start ?? '', begun?.allDay ?? false)));
  const [draft, setDraft] = useState(first);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const askToLeave = useLeaveQuestion();
  const question = useSeriesQuestion();
  const isRepeated = event !== undefined && event.repeat !== 'none';
  const span = spanOfDraft(draft);
  const change = (part: Partial<EventDraft>) => setDraft((current) => ({ ...current, ...part }));
  const mayClose = () => (draft === first ? Promise.resolve(true) : askToLeave());
  const handleSave = async () => {
    if (draft.title.trim() === '') return setErrors({ title: t('titleRequired') });
    if (!span) return setErrors({ end: t('timeRequired') });
    const { start: _start, end: _end, ...rest } = draft;
    const body = { ...rest, ...span, repeatUntil: draft.repeat === 'none' ? null : draft.repeatUntil };
    // another rule is for more than one date
    const hasRule = event !== undefined && (draft.repeat !== first.repeat || draft.repeatUntil !== first.repeatUntil);
    const parts = hasRule ? (['later', 'all'] as const) : CHANGED_PARTS;
    const scope = isRepeated ? await question.ask('change', event.title, parts) : 'all';
    if (!scope) return;
    setBusy(true);
    try {
      await (event
        ? api.extend.schedule.update(
            { id: event.id, body: { ...body, revision: event.revision, scope, was: event.start } },
            SILENT,
          )
        : once('schedule', body, (key) => api.extend.schedule.create({ body }, { ...key, ...SILENT })));
      toast.success(t('saved'));
      onChanged();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fieldErrors);
      if (Object.keys(error.fieldErrors).length === 0) toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };
  const handleRemove = async () => {
    if (!event) return;
    const { id, title, start: was } = event;
    const isPart = isRepeated || event.seriesId !== '';
    const description = t('removeQuestion', { title });
    const scope = isPart
      ? await question.ask('remove', title)
      : (await confirm({ description, confirmText: t('remove'), tone: 'danger' })) && 'all';
    if (!scope) return;
    if (!(await isAccepted(api.extend.schedule.remove({ id, query: { scope, was } })))) return;
    toast.success(t('removed'));
    onChanged();
    onClose();
  };
  const picked = (value: string | null) => (value ?? '').replace(' ', 'T');
  return (
    <Dialog
      open
      width={600}
      title={t(event ? 'edit' : 'add')}
      onBeforeClose={mayClose}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {event && (
            <Button
              variant="danger"
              className="mr-auto"
              icon={<Trash2 aria-hidden />}
              onClick={() => void handleRemove()}
            >
              {t('remove')}
            </Button>
          )}
          <Button onClick={() => void mayClose().then((yes) => yes && onClose())}>{c('cancel')}</Button>
          <Button variant="primary" loading={isBusy} onClick={() => void handleSave()}>
            {c('save')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-x-5 gap-y-form-gap pb-4 phone:grid-cols-1">
        <Field label={t('title')} required error={errors.title} className="col-span-full">
          <Input value={draft.title} maxLength={200} onValueChange={(title) => change({ title })} />
        </Field>
        <Field label={t('start')} required error={errors.start}>
          <DatePicker
            clearable={false}
            showTime={draft.allDay ? false : 'minute'}
            value={draft.start.replace('T', ' ')}
            onValueChange={(value) => setDraft(withStart(draft, picked(value)))}
          />
        </Field>
        <Field label={t('end')} required error={errors.end}>
          <DatePicker
            clearable={false}
            showTime={draft.allDay ? false : 'minute'}
            value={draft.end.replace('T', ' ')}
            onValueChange={(value) => change({ end: picked(value) })}
          />
        </Field>
        <Field label={t('allDay')}>
          <Switch value={draft.allDay} onValueChange={(allDay) => setDraft(withAllDay(draft, allDay))} />
        </Field>
        <Field label={t('colour')}>
          <div role="radiogroup" aria-label={t('colour')} className="flex h-8 items-center gap-2">
            {EVENT_COLOURS.map((colour) => (
              <button
                key={colour}
                type="button"
                role="radio"
                aria-checked={draft.colour === colour}
                aria-label={t(`colour_${colour}`)}
                title={t(`colour_${colour}`)}
                onClick={() => change({ colour })}
                className={cn(
                  'size-6 cursor-pointer rounded-full border-2',
                  COLOUR_CLASSES[colour],
                  draft.colour === colour && 'outline-2 outline-offset-2 outline-(--primary-ring)',
                )}
              />
            ))}
          </div>
        </Field>
        <Field label={t('repeat')} error={errors.repeat}>
          <Select
            options={EVENT_REPEATS.map((value) => ({ value, label: t(`repeat_${value}`) }))}
            value={draft.repeat}
            onValueChange={(repeat) => change({ repeat: repeat ?? 'none' })}
          />
        </Field>
        <Field label={t('repeatUntil')} error={errors.repeatUntil}>
          <DatePicker
            disabled={draft.repeat === 'none'}
            placeholder={t('noEnd')}
            value={draft.repeatUntil}
            onValueChange={(repeatUntil) => change({ repeatUntil })}
          />
        </Field>
        <Field label={t('reminder')}>
          <Select
            options={[
              { value: -1, label: t('noReminder') },
              ...REMINDERS.map((minutes) => ({ value: minutes, label: reminderText(t, minutes) })),
            ]}
            value={draft.reminder ?? -1}
            onValueChange={(value) => change({ reminder: value === null || value < 0 ? null : value })}
          />
        </Field>
        <Field label={t('place')}>
          <Input value={draft.place} maxLength={200} onValueChange={(place) => change({ place })} />
        </Field>
        <Field
          label={t('participants')}
          help={event && answersText(t, event)}
          error={errors.participantIds}
          className="col-span-full"
        >
          <UserPicker
            source={formSources.users}
            sourceKey="users"
            systemVariables={false}
            multiple
            value={draft.participantIds}
            onValueChange={(value) => change({ participantIds: Array.isArray(value) ? [...value] : [] })}
          />
        </Field>
        <Field label={t('description')} className="col-span-full">
          <Textarea
            rows={3}
            value={draft.description}
            maxLength={2_000}
            onValueChange={(description) => change({ description })}
          />
        </Field>
      </div>
      {span && <Conflicts span={span} except={event?.id} />}
      {question.dialog}
    </Dialog>
  );
}

const SILENT = { silent: true };
/** The server answers no more. */
const MOST_CONFLICTS = 100;

/** What takes place at the time already; it does not hold anybody back. */
function Conflicts({
  span: { start, end },
  except,
}: {
  span: { start: string; end: string };
  except: string | undefined;
}) {
  const t = useMessages(scheduleMessages);
  const { data } = useQuery({
    queryKey: [SCHEDULE_KEY, 'conflicts', start, end, except],
    queryFn: ({ signal }) =>
      api.extend.schedule.conflicts(
        { query: { start, end, ...(except === undefined ? {} : { except }) } },
        { signal, silent: true },
      ),
    enabled: end > start,
    // what was made since counts
    staleTime: 0,
    gcTime: 0,
  });
  if (!data || data.list.length === 0) return null;
  const named = data.list.slice(0, 3).map((event) => `${event.title} (${event.start.replace('T', ' ')})`);
  const count = data.list.length < MOST_CONFLICTS ? data.list.length : `${MOST_CONFLICTS}+`;
  return <Alert tone="warning">{t('conflicts', { count, events: named.join('; ') })}</Alert>;
}

type Translate = ReturnType<typeof useMessages<keyof (typeof scheduleMessages)['zh']>>;

function reminderText(t: Translate, minutes: number): string {
  if (minutes === 0) return t('atStart');
  if (minutes % 1_440 === 0) return t('daysBefore', { count: minutes / 1_440 });
  return minutes % 60 === 0 ? t('hoursBefore', { count: minutes / 60 }) : t('minutesBefore', { count: minutes });
}

function answersText(t: Translate, { participants }: EventDetail): string {
  return participants.map(({ name, answer }) => `${name}: ${t(answer)}`).join(', ');
}

interface EventFormProps {
  /** Where a new one begins. */
  begun: { start: string; allDay: boolean } | undefined;
  /** Of a repetition as it takes place on the date that was opened. */
  event: EventDetail | undefined;
  onChanged: () => void;
  onClose: () => void;
}
