import { type Material } from '@smart-admin/api-client/contract';
import { formatDate, formatFileSize } from '@smart-admin/ui/format';
import { IconButton } from '@smart-admin/ui/button';
import { Image } from '@smart-admin/ui/image';
import { useMessages } from '@smart-admin/ui/locale';
import { AudioPlayer, VideoPlayer } from '@smart-admin/ui/media';
import { Pencil, Trash2 } from 'lucide-react';
import { materialMessages } from './materialMessages.js';

/** One material with what it shows or plays. */
export function MaterialCard({ material, onEdit, onRemove }: MaterialCardProps) {
  const t = useMessages(materialMessages);
  const { type, fullName, fileSize, articles, creatorTime } = material;
  return (
    <li className="flex flex-col overflow-hidden rounded-md border border-hairline bg-surface">
      <div className="grid h-36 flex-none place-items-center overflow-hidden bg-soft">
        <Preview material={material} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-2.5">
        <span className="truncate font-medium" title={fullName}>
          {fullName}
        </span>
        <span className="flex items-center gap-1 text-12 text-2">
          <span className="min-w-0 flex-1 truncate tabular-nums">
            {type === 'news' ? t('articles', { count: articles.length }) : formatFileSize(fileSize)} ·{' '}
            {formatDate(creatorTime, 'MM-DD HH:mm')}
          </span>
          {type === 'news' && onEdit && (
            <IconButton label={`${t('edit')} ${fullName}`} size="small" onClick={onEdit}>
              <Pencil aria-hidden />
            </IconButton>
          )}
          {onRemove && (
            <IconButton label={`${t('remove')} ${fullName}`} size="small" onClick={onRemove}>
              <Trash2 aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
    </li>
  );
}

function Preview({ material: { type, url, fullName, articles } }: { material: Material }) {
  const src = type === 'news' ? (articles[0]?.coverUrl ?? '') : url;
  if (type === 'voice') return <AudioPlayer src={src} label={fullName} downloadName={fullName} className="px-2" />;
  if (type === 'video')
    return <VideoPlayer src={src} label={fullName} downloadName={fullName} className="size-full border-0" />;
  return <Image src={src} alt={fullName} className="size-full" fit="cover" />;
}

interface MaterialCardProps {
  material: Material;
  /** Absent for whoever may not. */
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}
