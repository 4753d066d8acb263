import { Status, type StatusProps } from '@smart-admin/ui/status';
import { type Translate } from '@smart-admin/ui/messages';
import { toast } from '@smart-admin/ui/toast';
import { api } from '../app/api.js';
import { type weChatMessages } from './weChatMessages.js';

export type WeChatTranslate = Translate<keyof (typeof weChatMessages)['zh']>;

export const DIRECTORY_STATES = ['new', 'same', 'changed', 'failed', 'gone'] as const;
type DirectoryState = (typeof DIRECTORY_STATES)[number];

const TONES: Record<DirectoryState, NonNullable<StatusProps['tone']>> = {
  new: 'neutral',
  same: 'success',
  changed: 'warning',
  failed: 'danger',
  gone: 'disabled',
};

/** What became of something at WeCom, in words. */
export function directoryState(state: DirectoryState, t: WeChatTranslate): string {
  return t(state === 'gone' ? 'left' : state);
}

/** The columns that organisations and people share. */
export function directoryColumns(t: WeChatTranslate) {
  return [
    {
      id: 'state',
      header: t('state'),
      width: 110,
      render: ({ state }: { state: DirectoryState }) => <Status tone={TONES[state]}>{directoryState(state, t)}</Status>,
    },
    { id: 'remoteId', header: t('remoteId'), minWidth: 140 },
    { id: 'syncTime', header: t('syncTime'), kind: 'datetime' as const, width: 150 },
    { id: 'reason', header: t('reason'), minWidth: 220 },
  ];
}

/** Brings WeCom in line and tells what was done. */
export async function syncDirectory(
  body: Parameters<typeof api.wechat.qyDirectory.sync>[0]['body'],
  t: WeChatTranslate,
) {
  const { isWhole, ...counts } = await api.wechat.qyDirectory.sync({ body });
  const text = t('directorySynced', counts);
  if (counts.failed > 0 || !isWhole) toast.error(isWhole ? text : `${text}。${t('more')}`);
  else toast.success(text);
}
