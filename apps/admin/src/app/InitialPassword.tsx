import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useEffect } from 'react';
import { PasswordForm } from '../pages/profile/PasswordForm.js';
import { api } from './api.js';
import { initialPasswordMessages } from './initialPasswordMessages.js';
import { reloadSession } from './reloadSession.js';
import { useSession } from './sessionStore.js';

/** What somebody sees who has yet to change the password that they were given: until then the server refuses everything else. */
export function InitialPassword() {
  const t = useMessages(initialPasswordMessages);
  const reset = useSession(({ reset: end }) => end);
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  const handleLogout = async () => {
    await api.oauth
      .logout({}, { silent: true })
      .catch((error: unknown) => console.warn('Signing out on the server failed', error));
    reset();
  };
  return (
    <main className="flex min-h-dvh items-center justify-center bg-canvas p-6">
      <section className="w-110 max-w-full rounded-lg bg-surface p-6 shadow-1">
        <h1 className="text-20 font-semibold">{t('title')}</h1>
        <p className="mt-1 mb-4 text-2">{t('text')}</p>
        <PasswordForm onChanged={() => void reloadSession()} />
        <Button variant="text" className="mt-4" onClick={() => void handleLogout()}>
          {t('logout')}
        </Button>
      </section>
    </main>
  );
}
