import { type ChatMessage } from '@smart-admin/api-client';
import { formatFileSize } from '@smart-admin/ui/format';
import { Image } from '@smart-admin/ui/image';
import { useMessages } from '@smart-admin/ui/locale';
import { AudioPlayer, VideoPlayer } from '@smart-admin/ui/media';
import { FileIcon } from '@smart-admin/ui/uploader';
import { ChatText } from './ChatText.js';
import { chatTexts } from './chatTexts.js';
import { readFileContent, shownSize } from './messageContent.js';

/** What a message says: a text in its bubble, an image that opens large, a sound, a video, or a file to download. */
export function MessageContent({
  type,
  content,
  isOwn,
}: {
  type: ChatMessage['messageType'];
  content: string;
  isOwn: boolean;
}) {
  const t = useMessages(chatTexts);
  if (type === 'text')
    return (
      <div
        className={`rounded-lg px-3 py-1.5 break-words whitespace-pre-wrap ${isOwn ? 'rounded-tr-sm bg-primary-solid text-primary-on' : 'rounded-tl-sm bg-pressed'}`}
      >
        <ChatText text={content} />
      </div>
    );
  const file = readFileContent(content);
  if (!file) return <div className="rounded-lg bg-pressed px-3 py-1.5 text-2">{t('unreadable')}</div>;
  const { name, path, size } = file;
  if (type === 'image') return <Image src={path} alt={name} {...shownSize(file)} className="rounded-lg" />;
  if (type === 'voice') return <AudioPlayer src={path} label={t('sound')} downloadName={name} />;
  if (type === 'video') return <VideoPlayer src={path} label={name} downloadName={name} className="w-60" />;
  return (
    <a
      href={`${path}?attachment=1`}
      download={name}
      aria-label={`${t('download')} ${name}`}
      className="flex w-60 max-w-full items-center gap-2.5 rounded-lg border border-hairline bg-surface p-2.5 text-1 no-underline hover:bg-hover"
    >
      <FileIcon name={name} />
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {size === undefined ? null : <span className="text-12 text-2">{formatFileSize(size)}</span>}
      </span>
    </a>
  );
}
