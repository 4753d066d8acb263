import { routeTitle, type RouteMeta } from '@smart-admin/layout/routing';
import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Link } from 'react-router';
import { appMessages } from './messages.js';

/** A page that is planned but not built yet (docs/status.md lists them). */
export function NotBuiltPage({ meta }: { meta: RouteMeta }) {
  const t = useMessages(appMessages);
  const locale = useLocale();
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      <Empty
        title={t('notBuiltTitle')}
        description={t('notBuiltText', { title: routeTitle(meta, locale) })}
        actions={
          <Button asChild>
            <Link to="/home">{t('backHome')}</Link>
          </Button>
        }
      />
    </section>
  );
}
