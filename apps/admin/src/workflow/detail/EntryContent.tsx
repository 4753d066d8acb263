import { useMessages } from '@smart-admin/ui/locale';
import { Uploader } from '@smart-admin/ui/uploader';
import { uploads } from '../../resource/uploads.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { MentionText } from './MentionText.js';
import { FLOW_FILES, storedFile } from './flowFiles.js';
import { type FlowDetail } from './useFlow.js';

/** What somebody added to a decision or a comment. */
export function EntryContent({ entry, isBoxed = false }: EntryContentProps) {
  const t = useMessages(flowDetailMessages);
  const { comment, attachments, signature, person, people } = entry;
  const files = attachments.map(({ id, name }, index) =>
    storedFile(id, name || t('attachment', { number: index + 1 })),
  );
  const sign = signature === '' ? undefined : storedFile(signature, FLOW_FILES);
  return (
    <>
      {comment !== '' && (
        <p
          className={
            isBoxed
              ? 'm-0 mt-1.5 rounded-md border border-hairline bg-sunken px-2.5 py-1.5 break-words whitespace-pre-wrap'
              : 'm-0 break-words whitespace-pre-wrap'
          }
        >
          {entry.what === 'comment' ? <MentionText text={comment} people={people} /> : comment}
        </p>
      )}
      {files.length > 0 && <Uploader value={files} transport={uploads} readOnly className="mt-1" />}
      {sign && (
        <img
          src={uploads.imageUrl(sign, 400)}
          alt={t('signature', { name: person?.name ?? t('system') })}
          className="mt-1.5 block h-12 rounded-sm"
          // ink on paper, in the dark too
          style={{ background: '#fff' }}
        />
      )}
    </>
  );
}

interface EntryContentProps {
  entry: Pick<FlowDetail['course'][number], 'what' | 'comment' | 'attachments' | 'signature' | 'person' | 'people'>;
  /** The comment in a box. Default false. */
  isBoxed?: boolean;
}
