import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { resourceMessages } from '../resourceMessages.js';
import { type OfferedDraft } from './useFormDraft.js';

/** Offers what was typed into a form before and never saved; nothing where there is none. Stands above the form. */
export function FormDraftOffer({ draft, restore, discard }: OfferedDraft) {
  const t = useMessages(resourceMessages);
  if (!draft) return null;
  return (
    <Alert
      className="mb-4 items-center"
      action={
        <span className="flex flex-none gap-1">
          <Button size="mini" variant="text" onClick={discard}>
            {t('draftDiscard')}
          </Button>
          <Button size="mini" variant="primary" onClick={restore}>
            {t('draftRestore')}
          </Button>
        </span>
      }
    >
      {t('draft', { time: formatDenseDate(draft.time) })}
    </Alert>
  );
}
