import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { MenuEditor } from './MenuEditor.js';
import { menuMessages } from './menuMessages.js';

/** The menu of the public account: edited beside a phone that shows it, saved, and published. */
export function Page() {
  const t = useMessages(menuMessages);
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['weChatMenu', round],
    queryFn: ({ signal }) => api.wechat.mpMenu.read({}, { signal, silent: true }),
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <section
      aria-label={t('label')}
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      {error && !data ? (
        <LoadError error={error} className="m-auto" onRetry={() => void refetch()} />
      ) : data ? (
        <MenuEditor key={round} menu={data} onReload={() => setRound(round + 1)} />
      ) : (
        <Skeleton lines={8} className="m-6 max-w-200" />
      )}
    </section>
  );
}
