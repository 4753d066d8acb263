import { formatFileSize } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { FileWarning } from 'lucide-react';
import { previewMessages } from './previewMessages.js';
import { DOCUMENT_LIMIT, DocumentError } from './readDocument.js';

/** Why nothing is shown, and what helps. */
export function Problem({ title, error }: { title?: string; error?: unknown }) {
  const t = useMessages(previewMessages);
  const reason = error instanceof DocumentError ? error.reason : 'failed';
  const hint = {
    tooLarge: t('tooLargeHint', { size: formatFileSize(DOCUMENT_LIMIT) }),
    expired: t('expiredHint'),
    failed: t('failedHint'),
  }[reason];
  return (
    <div role="alert" className="grid h-dvh place-content-center justify-items-center gap-2 p-6 text-center text-body">
      <FileWarning aria-hidden strokeWidth={1.25} className="size-12 text-3" />
      <strong className="text-14 font-semibold text-1">{title ?? t(reason)}</strong>
      {!title && <span className="text-2">{hint}</span>}
    </div>
  );
}

/** The document is on its way; `percent` is null while its size is unknown. */
export function Loading({ percent }: { percent: number | null }) {
  const t = useMessages(previewMessages);
  return (
    <div role="status" className="grid h-dvh place-content-center gap-2 text-center text-body text-2">
      {t('loading')}
      <Progress value={percent} showText={percent !== null} aria-label={t('loading')} className="w-60" />
    </div>
  );
}
