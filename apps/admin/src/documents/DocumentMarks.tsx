import { useMessages } from '@smart-admin/ui/locale';
import { Star, Users } from 'lucide-react';
import { documentMessages } from './documentMessages.js';
import { type DocumentRow } from './documentTypes.js';

/** Whether a document has a star and is shared. */
export function DocumentMarks({ row }: { row: DocumentRow }) {
  const t = useMessages(documentMessages);
  return (
    <>
      {row.isStarred && (
        <Star aria-label={t('isStarred')} role="img" className="size-3.5 flex-none fill-current text-warning-text" />
      )}
      {row.isShared && <Users aria-label={t('isShared')} role="img" className="size-3.5 flex-none text-3" />}
    </>
  );
}
