import { Button } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { useMessages } from '@smart-admin/ui/locale';
import { Link } from 'react-router';
import { appMessages } from '../../app/messages.js';

/** Shown for every address that leads nowhere. */
export function Page() {
  const t = useMessages(appMessages);
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      <Empty
        kind="noMatch"
        title={<span className="block">404 · {t('notFound')}</span>}
        description={t('notFoundText')}
        actions={
          <Button asChild variant="primary">
            <Link to="/home">{t('backHome')}</Link>
          </Button>
        }
      />
    </section>
  );
}
