import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '../../app/api.js';
import { MailView } from '../../mail/MailView.js';
import { mailMessages } from '../../mail/mailMessages.js';
import { MAIL_KEY } from '../../mail/mailTypes.js';

/** One mail: what `/emailDetail?id=...` names. */
export function Page() {
  const t = useMessages(mailMessages);
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [MAIL_KEY, 'detail', id],
    queryFn: ({ signal }) => api.extend.email.read({ id }, { signal, silent: true }),
    enabled: id !== '',
  });
  return (
    <section
      aria-label={t('label')}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      {id === '' ? (
        <Empty title={t('noMail')} description={t('noMailText')} className="m-auto" />
      ) : data ? (
        <MailView key={id} mail={data} />
      ) : error ? (
        <LoadError error={error} className="m-auto" onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} className="m-6" />
      )}
    </section>
  );
}
