import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../app/api.js';
import { isAccepted } from '../../app/isAccepted.js';
import { portalMessages } from '../../portal/portalMessages.js';
import { PortalView } from '../../portal/PortalView.js';

const KEY = ['portal', 'mine'];

/** The portal that is somebody's own: they choose it among those that are open to them. */
export function Page() {
  const t = useMessages(portalMessages);
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.design.portal.mine({ signal, silent: true }),
  });
  if (isError)
    return (
      <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
        <LoadError error={error} onRetry={() => void refetch()} />
      </section>
    );
  if (!data) return <Skeleton className="min-h-0 flex-1 rounded-lg" />;
  const { list, portalId, isChosen } = data;
  const choose = async (portal: string | null) => {
    if (!(await isAccepted(api.design.portal.choose({ body: { portal: portal ?? '' } })))) return;
    // without a choice it is that of a role again
    await client.invalidateQueries({ queryKey: KEY });
    if (portal) toast.success(t('chosen'));
  };
  const choice = (
    <Select
      className="w-60 max-w-full text-left"
      label={t('myPortal')}
      aria-label={t('myPortal')}
      placeholder={t('choose')}
      clearable={isChosen}
      value={portalId || null}
      onValueChange={(portal) => void choose(portal)}
      options={list.map(({ id, fullName }) => ({ value: id, label: fullName }))}
    />
  );
  if (portalId !== '')
    return <PortalView key={portalId} id={portalId} tools={<span className="ml-auto">{choice}</span>} />;
  return (
    <Empty
      title={t('noPortal')}
      description={t(list.length > 0 ? 'noPortalText' : 'nonePortalText')}
      className="flex-1 rounded-lg border border-hairline bg-surface"
      actions={
        <>
          {list.length > 0 ? choice : null}
          <Button asChild>
            <Link to="/home">{t('goHome')}</Link>
          </Button>
        </>
      }
    />
  );
}
