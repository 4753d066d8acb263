import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { type FoundDraft } from './drafts.js';
import { editorMessages } from './editorMessages.js';

/** Offers the changes that an earlier visit did not save; says when somebody else has saved since. */
export function DraftNotice<Document>({ found, onRecover, onDiscard, className }: DraftNoticeProps<Document>) {
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const time = new Date(found.time).toLocaleString(LOCALE_TAGS[locale]);
  return (
    <Alert
      data-slot="draft-notice"
      tone={found.isOutdated ? 'warning' : 'info'}
      title={t('draftFound', { time })}
      className={className}
      action={
        <span className="flex flex-none gap-2">
          <Button size="small" onClick={onDiscard}>
            {t('discard')}
          </Button>
          <Button size="small" variant="primary" onClick={onRecover}>
            {t('recover')}
          </Button>
        </span>
      }
    >
      {found.isOutdated && t('draftOutdated')}
    </Alert>
  );
}

export interface DraftNoticeProps<Document> {
  found: FoundDraft<Document>;
  onRecover: () => void;
  onDiscard: () => void;
  className?: string;
}
