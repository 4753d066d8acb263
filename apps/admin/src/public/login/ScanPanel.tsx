import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { Spinner } from '@smart-admin/ui/spinner';
import { useEffect, useEffectEvent, useState } from 'react';
import { renderSVG } from 'uqr';
import { frameApi } from '../../app/frameApi.js';
import { loginMessages } from './loginMessages.js';
import { scanMessages } from './scanMessages.js';
import { type OwedFactor, useSignIn } from './useSignIn.js';
import { codeAddress } from '../../app/hosts.js';

/** Milliseconds between two looks at the ticket. */
const POLL = 1_500;

/** A QR code that a signed-in phone confirms; it renews itself when it expires. */
export function ScanPanel({ onFactor }: { onFactor: (owed: OwedFactor) => void }) {
  const t = useMessages(scanMessages);
  const l = useMessages(loginMessages);
  const signIn = useSignIn(onFactor);
  const [ticket, setTicket] = useState('');
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const confirm = useEffectEvent((confirmed: string) => signIn({ mode: 'scan', account: confirmed }));

  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const options = { silent: true, signal: controller.signal };
    const look = async (id: string) => {
      const { state } = await frameApi.oauth.readScanTicket({ id }, options);
      if (state === 'confirmed') await confirm(id);
      else if (state === 'expired') setRound((count) => count + 1);
      else timer = setTimeout(() => void run(look(id)), POLL);
    };
    const begin = async () => {
      const { ticket: id } = await frameApi.oauth.createScanTicket({}, options);
      setTicket(id);
      setFailed(false);
      timer = setTimeout(() => void run(look(id)), POLL);
    };
    const run = (step: Promise<void>) =>
      step.catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn('The scan ticket could not be followed', error);
        setFailed(true);
      });
    void run(begin());
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [round]);

  const address = codeAddress(`/jump?ticket=${encodeURIComponent(ticket)}`);
  return (
    <div className="flex flex-col items-center gap-3 py-2 text-center">
      <div className="grid size-52 place-items-center rounded-lg border border-hairline bg-white p-3">
        {failed ? (
          <div className="flex flex-col gap-3 text-[#575c66]">
            {t('scanExpired')}
            <Button onClick={() => setRound(round + 1)}>{t('refresh')}</Button>
          </div>
        ) : ticket ? (
          <img
            alt={l('byScan')}
            data-address={address}
            src={`data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(address, { border: 0 }))}`}
            className="size-full"
          />
        ) : (
          <Spinner />
        )}
      </div>
      <p>{t('scanHint')}</p>
      <p className="text-12 text-3">{t('scanRefresh')}</p>
    </div>
  );
}
