import { IconButton } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { Eye, X } from 'lucide-react';
import { previewMessages } from './previewMessages.js';
import { type PreviewedAs } from './RoleChoice.js';

/** Says as whom a page that is designed is looked at. */
export function PreviewStrip({ as, text, className, onClose }: PreviewStripProps) {
  const t = useMessages(previewMessages);
  return (
    <p
      role="status"
      className={cn(
        'm-0 flex min-h-10 flex-none items-center gap-2 border-b border-(--primary-border) bg-primary-soft px-3 py-1',
        className,
      )}
    >
      <Eye aria-hidden className="size-4 flex-none text-primary-text" />
      <span className="min-w-0">
        {text ?? t('previewAs', { name: as.name })}
        <span className="ml-2 text-12 text-2">{t('previewAsHelp')}</span>
      </span>
      <IconButton pane label={t('endPreview')} className="ml-auto" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </p>
  );
}

interface PreviewStripProps {
  as: PreviewedAs;
  /** What is said, if there is more to say than the name. */
  text?: string;
  className?: string;
  onClose: () => void;
}
