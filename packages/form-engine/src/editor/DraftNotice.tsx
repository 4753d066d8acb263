import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { LOCALE_TAGS } from '@smart-admin/ui/messages';
import { useState } from 'react';
import { type Difference } from './diffDocuments.js';
import { DifferenceList } from './DifferenceList.js';
import { type FoundDraft } from './drafts.js';
import { editorMessages } from './editorMessages.js';

/**
 * Offers the changes that an earlier visit did not save, at this device or another one, with what differs; says when
 * somebody else has saved since.
 */
export function DraftNotice<Document>({ found, compare, onRecover, onDiscard, className }: DraftNoticeProps<Document>) {
  const [differences, setDifferences] = useState<readonly Difference[]>();
  const t = useMessages(editorMessages);
  const locale = useLocale();
  const time = new Date(found.time).toLocaleString(LOCALE_TAGS[locale]);
  return (
    <Alert
      data-slot="draft-notice"
      tone={found.isOutdated ? 'warning' : 'info'}
      title={t(found.isElsewhere ? 'draftElsewhere' : 'draftFound', { time })}
      className={className}
      action={
        <span className="flex flex-none gap-2">
          {compare && (
            <Button size="small" variant="text" onClick={() => setDifferences(compare(found.document))}>
              {t('draftCompare')}
            </Button>
          )}
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
      <Dialog
        title={t('draftCompare')}
        open={differences !== undefined}
        onOpenChange={(open) => !open && setDifferences(undefined)}
      >
        <DifferenceList differences={differences ?? []} />
      </Dialog>
    </Alert>
  );
}

export interface DraftNoticeProps<Document> {
  found: FoundDraft<Document>;
  /** What the draft changes of what is open. Absent: it is not told. */
  compare?: ((draft: Document) => readonly Difference[]) | undefined;
  onRecover: () => void;
  onDiscard: () => void;
  className?: string;
}
