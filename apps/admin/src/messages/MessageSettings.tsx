import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Label } from '@smart-admin/ui/label';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Switch } from '@smart-admin/ui/switch';
import { TimePicker } from '@smart-admin/ui/time-picker';
import { toast } from '@smart-admin/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type api } from '../app/api.js';
import { queryClient } from '../app/queryClient.js';
import { SETTING_KEY } from './announce.js';
import { ChannelChoices } from './ChannelChoices.js';
import { messageTexts } from './messageTexts.js';
import { type MessageSetting } from './muted.js';

export type SettingCalls = Pick<typeof api.message, 'setting' | 'saveSetting'>;

/** What one wants to be told of, by which channels, and when not; the browser is asked by a button alone. */
export function MessageSettings({ calls, onClose }: { calls: SettingCalls; onClose: () => void }) {
  const t = useMessages(messageTexts);
  const { data, error, isError, refetch } = useQuery({
    queryKey: SETTING_KEY,
    queryFn: () => calls.setting({}, { silent: true }),
  });
  return (
    <Dialog open width={520} title={t('settings')} onOpenChange={(open) => !open && onClose()}>
      {data ? (
        <SettingForm setting={data} calls={calls} onClose={onClose} />
      ) : isError ? (
        <LoadError error={error} title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} aria-busy />
      )}
    </Dialog>
  );
}

function SettingForm({
  setting,
  calls,
  onClose,
}: {
  setting: MessageSetting;
  calls: SettingCalls;
  onClose: () => void;
}) {
  const t = useMessages(messageTexts);
  const [draft, setDraft] = useState(setting);
  const change = (fields: Partial<MessageSetting>) => setDraft({ ...draft, ...fields });
  const save = async () => {
    const { channels: _channels, ...body } = draft;
    await calls.saveSetting({ body }, { onMessage: (text) => toast.success(text) });
    queryClient.setQueryData(SETTING_KEY, draft);
    onClose();
  };
  return (
    <div className="flex flex-col gap-4">
      <BrowserPermission />
      {(['showNotices', 'showChats'] as const).map((name) => (
        <div key={name} className="flex items-center justify-between gap-3">
          <Label htmlFor={name}>{t(name)}</Label>
          <Switch id={name} value={draft[name] === 1} onValueChange={(on) => change({ [name]: on ? 1 : 0 })} />
        </div>
      ))}
      <ChannelChoices setting={draft} onChange={(muted) => change({ muted })} />
      <p className="m-0 text-12 text-2">{t('allKept')}</p>
      <div role="group" aria-label={t('quiet')} className="flex flex-wrap items-center gap-2">
        <span className="flex-1">{t('quiet')}</span>
        <TimePicker
          withSeconds={false}
          aria-label={t('quietFrom')}
          value={draft.quietFrom}
          onValueChange={(quietFrom) => change({ quietFrom: quietFrom ?? '' })}
          className="w-28"
        />
        <span aria-hidden>–</span>
        <TimePicker
          withSeconds={false}
          aria-label={t('quietTo')}
          value={draft.quietTo}
          onValueChange={(quietTo) => change({ quietTo: quietTo ?? '' })}
          className="w-28"
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
}

/** Whether the browser lets us show anything, and the button that asks it. */
function BrowserPermission() {
  const t = useMessages(messageTexts);
  const isPossible = typeof Notification !== 'undefined';
  const [permission, setPermission] = useState(isPossible ? Notification.permission : 'denied');
  if (permission === 'granted') return <p className="m-0 text-2">{t('allowed')}</p>;
  if (permission === 'denied') return <p className="m-0 text-2">{t('forbidden')}</p>;
  return (
    <Button variant="soft" onClick={() => void Notification.requestPermission().then(setPermission)}>
      {t('allow')}
    </Button>
  );
}
