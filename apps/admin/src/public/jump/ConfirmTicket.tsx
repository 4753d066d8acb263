import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { frameApi } from '../../app/frameApi.js';
import { jumpMessages } from './jumpMessages.js';

/** On the phone: asks whether the computer that shows the code may sign in. */
export function ConfirmTicket({ ticket }: { ticket: string }) {
  const t = useMessages(jumpMessages);
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking');
  const handleConfirm = async () => {
    setState('sending');
    try {
      await frameApi.oauth.confirmScanTicket({ id: ticket });
      setState('done');
    } catch (error) {
      console.warn('The ticket was not confirmed', error);
      setState('asking');
    }
  };
  return (
    <main
      data-size="default"
      className="mx-auto flex min-h-dvh max-w-sm flex-col items-center justify-center gap-4 p-6 text-center text-14"
    >
      <MonitorSmartphone size={48} strokeWidth={1.25} aria-hidden className="text-primary-text" />
      <h1 className="text-18 font-semibold">{state === 'done' ? t('scanConfirmed') : t('scanConfirm')}</h1>
      {state === 'done' ? null : (
        <>
          <p className="text-2">{t('scanConfirmText')}</p>
          <Button
            variant="primary"
            className="mt-4 h-12 w-full"
            loading={state === 'sending'}
            onClick={() => void handleConfirm()}
          >
            {t('confirm')}
          </Button>
          <Button asChild className="h-12 w-full">
            <Link to="/">{t('cancel')}</Link>
          </Button>
        </>
      )}
    </main>
  );
}
