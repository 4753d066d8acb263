import { useMessages } from '@smart-admin/ui/locale';
import { Empty } from '@smart-admin/ui/empty';
import { Button } from '@smart-admin/ui/button';
import { Link, useLocation } from 'react-router';
import { appMessages } from '../../app/messages.js';
import { useSession } from '../../app/sessionStore.js';

/** A full-screen or public page that is planned but not built yet (docs/status.md lists them). */
export function PlannedPage() {
  const t = useMessages(appMessages);
  const { pathname } = useLocation();
  const signedIn = useSession((session) => session.token !== null);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4">
      <Empty
        title={t('notBuiltTitle')}
        description={t('notBuiltText', { title: pathname })}
        actions={
          signedIn ? (
            <Button asChild>
              <Link to="/home">{t('backHome')}</Link>
            </Button>
          ) : undefined
        }
      />
    </main>
  );
}
