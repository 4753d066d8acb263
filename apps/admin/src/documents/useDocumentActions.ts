import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { downloadFile } from '@smart-admin/ui/uploader';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { once } from '../resource/once.js';
import { saveFile } from '../resource/saveFile.js';
import { uploads } from '../resource/uploads.js';
import { documentMessages } from './documentMessages.js';
import { DOCUMENTS_KEY, storedFile, type DocumentRow } from './documentTypes.js';

/** What is done with documents. Each answers whether it was done; refusals have been shown. */
export function useDocumentActions() {
  const t = useMessages(documentMessages);
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [DOCUMENTS_KEY] });
  const act = async (call: Promise<unknown>, said?: string): Promise<boolean> => {
    const isDone = await isAccepted(call);
    if (isDone && said) toast.success(said);
    await reload();
    return isDone;
  };
  return {
    reload,
    star: (ids: string[], isStarred: boolean) => act(api.extend.document.star({ body: { ids, isStarred } })),
    move: (ids: string[], parentId: string) => act(api.extend.document.move({ body: { ids, parentId } }), t('moved')),
    copy: (ids: string[], parentId: string) =>
      act(
        once('documents.copy', { ids, parentId }, (key) => api.extend.document.copy({ body: { ids, parentId } }, key)),
        t('copied'),
      ),
    remove: (ids: string[]) => act(api.extend.document.remove({ body: { ids } }), t('removed')),
    restore: (ids: string[]) => act(api.extend.document.restore({ body: { ids } }), t('restored')),
    /** Everything without ids. */
    purge: async (ids?: string[]): Promise<boolean> => {
      const description = ids ? t('purgeQuestion', { count: ids.length }) : t('emptyQuestion');
      if (!(await confirm({ description, confirmText: t('purge'), tone: 'danger' }))) return false;
      return act(api.extend.document.purge({ body: ids ? { ids } : {} }), t('purged'));
    },
    /** One file as it is, anything else as an archive. */
    download: async (rows: readonly DocumentRow[]): Promise<void> => {
      const [row] = rows;
      if (row?.kind === 'file' && rows.length === 1) return downloadFile(uploads, storedFile(row));
      const ids = rows.map(({ id }) => id);
      await isAccepted(api.extend.document.archive({ body: { ids } }).then((file) => saveFile(file)));
    },
  };
}

export type DocumentActions = ReturnType<typeof useDocumentActions>;
