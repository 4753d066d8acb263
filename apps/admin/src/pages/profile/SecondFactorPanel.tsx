import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { LoadError } from '@smart-admin/ui/error-state';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { isAccepted } from '../../app/isAccepted.js';
import { factorMessages } from './factorMessages.js';
import { PasswordDialog } from './PasswordDialog.js';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.js';
import { SecondFactorDialog } from './SecondFactorDialog.js';

const KEY = ['secondFactor'];
/** So few recovery codes left are worth a warning. */
const FEW = 3;

/** Whether signing in takes a code of an app besides the password; switches it on and off. */
export function SecondFactorPanel() {
  const t = useMessages(factorMessages);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.permission.secondFactor.read({}, { signal, silent: true }),
  });
  const [step, setStep] = useState<Step | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const close = () => setStep(null);
  const showCodes = (codes: readonly string[]) => {
    setStep({ name: 'codes', codes });
    void refresh();
  };

  if (error) return <LoadError error={error} title={t('offTitle')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={3} className="max-w-150 pt-2" />;
  const isOn = data.since !== null;
  const Icon = isOn ? ShieldCheck : ShieldOff;
  return (
    <div className="max-w-150 pt-2">
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden
          className={isOn ? 'mt-0.5 size-5 flex-none text-success-text' : 'mt-0.5 size-5 flex-none text-3'}
        />
        <div className="min-w-0">
          <h3 className="m-0 text-14 font-semibold">{t(isOn ? 'onTitle' : 'offTitle')}</h3>
          <p className="mt-1 text-2">
            {isOn
              ? t('onText', { date: formatDate(data.since, 'YYYY-MM-DD HH:mm'), count: data.recoveryLeft })
              : t('offText')}
          </p>
        </div>
      </div>
      {isOn && data.recoveryLeft <= FEW && (
        <Alert tone="warning" className="mt-3">
          {t('fewCodes')}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isOn ? (
          <>
            <Button onClick={() => setStep({ name: 'renew' })}>{t('renew')}</Button>
            <Button variant="danger" onClick={() => setStep({ name: 'off' })}>
              {t('turnOff')}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setStep({ name: 'start' })}>
            {t('turnOn')}
          </Button>
        )}
      </div>
      {step?.name === 'start' && (
        <PasswordDialog
          title={t('turnOn')}
          onClose={close}
          onPassword={async (password) =>
            setStep({ name: 'scan', secret: await api.permission.secondFactor.start({ body: { password } }) })
          }
        />
      )}
      {step?.name === 'scan' && (
        <SecondFactorDialog
          {...step.secret}
          onClose={close}
          onCode={(code) =>
            isAccepted(
              api.permission.secondFactor
                .confirm({ body: { code } })
                .then(({ recoveryCodes }) => showCodes(recoveryCodes)),
            )
          }
        />
      )}
      {step?.name === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
      {step?.name === 'renew' && (
        <PasswordDialog
          title={t('renew')}
          warning={t('renewWarning')}
          onClose={close}
          onPassword={async (password) =>
            showCodes((await api.permission.secondFactor.renewCodes({ body: { password } })).recoveryCodes)
          }
        />
      )}
      {step?.name === 'off' && (
        <PasswordDialog
          title={t('turnOff')}
          warning={t('offWarning')}
          isDanger
          onClose={close}
          onPassword={async (password) => {
            await api.permission.secondFactor.remove({ body: { password } });
            toast.success(t('turnedOff'));
            close();
            await refresh();
          }}
        />
      )}
    </div>
  );
}

type Step =
  | { name: 'start' | 'renew' | 'off' }
  | { name: 'scan'; secret: { secret: string; uri: string } }
  | { name: 'codes'; codes: readonly string[] };
