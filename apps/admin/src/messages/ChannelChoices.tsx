import { Checkbox } from '@smart-admin/ui/checkbox';
import { useMessages } from '@smart-admin/ui/locale';
import { messageTexts } from './messageTexts.js';
import { isMuted, withMuted, type Channel, type MessageKind, type MessageSetting } from './muted.js';

/** Which kinds of messages come by which of the channels that are on; the list of messages has them all. */
export function ChannelChoices({ setting, onChange }: ChannelChoicesProps) {
  const t = useMessages(messageTexts);
  const { channels, muted, showNotices } = setting;
  const nameOf = (channel: Channel) => t(`by_${channel}`);
  return (
    <table aria-label={t('choices')} className="w-full border-collapse text-left">
      <thead>
        <tr className="text-12 text-2">
          <th scope="col" className="border-y border-hairline bg-sunken py-2 pl-2 font-medium">
            {t('kind')}
          </th>
          {channels.map((channel) => (
            <th
              key={channel}
              scope="col"
              className="border-y border-hairline bg-sunken px-1 py-2 text-center font-medium"
            >
              {nameOf(channel)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row" className="border-b border-hairline py-2 pl-2 font-normal">
              {t(`of_${kind}`)}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="border-b border-hairline px-1 py-2">
                <span className="grid place-items-center">
                  {isCarried(kind, channel) ? (
                    <Checkbox
                      aria-label={t('choice', { kind: t(`of_${kind}`), channel: nameOf(channel) })}
                      disabled={channel === 'notice' && showNotices === 0}
                      value={!isMuted(muted, kind, channel)}
                      onValueChange={(on) => onChange(withMuted(muted, { kind, channel }, !on))}
                    />
                  ) : (
                    <span className="text-3">
                      <span aria-hidden>–</span>
                      <span className="sr-only">{t('neverBy')}</span>
                    </span>
                  )}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const KINDS = ['announcement', 'flow', 'comment', 'document', 'system'] as const satisfies readonly MessageKind[];

/** Notices that people release, and those of documents, are in the product alone. */
function isCarried(kind: MessageKind, channel: Channel): boolean {
  return (kind !== 'announcement' && kind !== 'document') || channel === 'notice';
}

interface ChannelChoicesProps {
  setting: MessageSetting;
  onChange: (muted: MessageSetting['muted']) => void;
}
