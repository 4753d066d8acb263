import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { useEffect, useRef, useState } from 'react';
import { RecoveryCodesDialog } from '../../pages/profile/RecoveryCodesDialog.js';
import { SecondFactorDialog } from '../../pages/profile/SecondFactorDialog.js';
import { factorMessages } from './factorMessages.js';
import { type FactorSecret, useSignIn } from './useSignIn.js';

/** Of whom the policy demands a second factor that they have not: sets it up, shows the recovery codes, then lets them in. */
export function SetUpFactor({ ticket, setUp, onBack }: SetUpFactorProps) {
  const t = useMessages(factorMessages);
  const signIn = useSignIn();
  const [codes, setCodes] = useState<{ list: readonly string[]; enter: () => void }>();
  const [isOpen, setOpen] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  useEffect(() => begin.current?.focus(), []);
  const handleCode = async (code: string) => {
    let isOver = true;
    const isIn = await signIn(
      { mode: 'factor', account: ticket, code },
      ({ data }) => {
        if (data?.secondFactor) isOver = false;
        return false;
      },
      (list) => new Promise((resolve) => setCodes({ list, enter: resolve })),
    );
    if (!isIn && isOver) onBack();
    return isIn;
  };
  return (
    <>
      <h1 className="text-24 font-semibold">{t('setUpTitle')}</h1>
      <p className="mt-1 mb-6 text-2">{t('setUpText')}</p>
      <div className="flex items-center gap-2">
        <Button ref={begin} variant="primary" onClick={() => setOpen(true)}>
          {t('setUp')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      {codes ? (
        <RecoveryCodesDialog codes={codes.list} onClose={codes.enter} />
      ) : (
        isOpen && <SecondFactorDialog {...setUp} onClose={() => setOpen(false)} onCode={handleCode} />
      )}
    </>
  );
}

interface SetUpFactorProps {
  ticket: string;
  setUp: FactorSecret;
  onBack: () => void;
}
