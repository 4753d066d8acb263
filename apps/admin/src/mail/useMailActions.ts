import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { mailMessages } from './mailMessages.js';
import { MAIL_KEY } from './mailTypes.js';

type Marked = Pick<Parameters<typeof api.extend.email.mark>[0]['body'], 'isRead' | 'isStarred'>;

/** What is done with mails, in the list and on the page of one. Each answers whether it was done. */
export function useMailActions() {
  const t = useMessages(mailMessages);
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: [MAIL_KEY] });
  const act = async (call: Promise<unknown>, said?: string): Promise<boolean> => {
    const isDone = await isAccepted(call);
    if (isDone && said) toast.success(said);
    await reload();
    return isDone;
  };
  return {
    reload,
    mark: (ids: string[], marks: Marked) => act(api.extend.email.mark({ body: { ids, ...marks } })),
    restore: (ids: string[]) => act(api.extend.email.restore({ body: { ids } }), t('restored')),
    remove: async (ids: string[], isTrashed: boolean): Promise<boolean> => {
      const description = t('removeForeverQuestion', { count: ids.length });
      if (isTrashed && !(await confirm({ description, confirmText: t('removeForever'), tone: 'danger' }))) return false;
      return act(
        api.extend.email.remove({ body: { ids, forever: isTrashed } }),
        t(isTrashed ? 'removedForever' : 'removed'),
      );
    },
  };
}
