import { Button } from '@smart-admin/ui/button';
import { ErrorState } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { serverAwayMessages } from './serverAwayMessages.js';

/** What shows at the start while the server does not answer; the session is kept, and it goes on by itself. */
export function ServerAway({ onSignInAnew }: { onSignInAnew(): void }) {
  const t = useMessages(serverAwayMessages);
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-6">
      <ErrorState
        title={t('title')}
        description={t('text')}
        onRetry={() => location.reload()}
        actions={<Button onClick={onSignInAnew}>{t('signInAnew')}</Button>}
      />
    </main>
  );
}
