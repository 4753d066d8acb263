import { ApiError } from '@smart-admin/api-client';
import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { confirm } from '@smart-admin/ui/confirm';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { NumberInput } from '@smart-admin/ui/number-input';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { Select } from '@smart-admin/ui/select';
import { toast } from '@smart-admin/ui/toast';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { api } from '../app/api.js';
import { isAccepted } from '../app/isAccepted.js';
import { commonMessages } from '../resource/commonMessages.js';
import { mailMessages } from './mailMessages.js';

type Account = NonNullable<Awaited<ReturnType<typeof api.extend.email.account>>['account']>;
type Body = Parameters<typeof api.extend.email.saveAccount>[0]['body'];

const NEW: Required<Body> = {
  ...{ address: '', fullName: '', userName: '', password: '' },
  ...{ imapHost: '', imapPort: 993, imapSecurity: 'tls', smtpHost: '', smtpPort: 465, smtpSecurity: 'tls' },
};

/** A person's account at their servers of mail, tried before it is saved. */
export function AccountDialog({ account, onSaved, onClose }: AccountDialogProps) {
  const t = useMessages(mailMessages);
  const c = useMessages(commonMessages);
  const [body, setBody] = useState<Required<Body>>(() => (account ? { ...NEW, ...known(account) } : NEW));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState<'test' | 'save'>();
  const change = (part: Partial<Body>) => setBody((current) => ({ ...current, ...part }));
  const run = async (kind: 'test' | 'save') => {
    setBusy(kind);
    setErrors({});
    try {
      await (kind === 'test'
        ? api.extend.email.testAccount({ body }, { silent: true })
        : api.extend.email.saveAccount({ body }, { silent: true }));
      toast.success(t(kind === 'test' ? 'accountWorks' : 'accountSaved'));
      if (kind === 'test') return;
      onSaved();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fieldErrors);
      if (Object.keys(error.fieldErrors).length === 0) toast.error(error.message);
    } finally {
      setBusy(undefined);
    }
  };
  const handleRemove = async () => {
    const description = t('removeAccountQuestion');
    if (!(await confirm({ description, confirmText: t('removeAccount'), tone: 'danger' }))) return;
    if (!(await isAccepted(api.extend.email.removeAccount()))) return;
    onSaved();
    onClose();
  };
  const security = [
    { value: 'tls' as const, label: 'SSL/TLS' },
    { value: 'startTls' as const, label: 'STARTTLS' },
    { value: 'none' as const, label: t('unencrypted') },
  ];
  const server = (kind: 'imap' | 'smtp'): ReactNode => (
    <fieldset className="col-span-full m-0 grid grid-cols-[minmax(0,1fr)_7rem_9rem] gap-x-3 gap-y-form-gap border-0 p-0 phone:mt-3 phone:grid-cols-1">
      <legend className="mb-2 p-0 text-14 font-semibold">{t(kind)}</legend>
      <Field label={t('host')} required error={errors[`${kind}Host`]}>
        <Input
          value={body[`${kind}Host`]}
          placeholder={`${kind}.example.com`}
          onValueChange={(value) => change({ [`${kind}Host`]: value })}
        />
      </Field>
      <Field label={t('port')} required error={errors[`${kind}Port`]}>
        <NumberInput
          min={1}
          max={65_535}
          controls={false}
          value={body[`${kind}Port`]}
          onValueChange={(value) => change({ [`${kind}Port`]: value ?? 0 })}
        />
      </Field>
      <Field label={t('security')} error={errors[`${kind}Security`]}>
        <Select
          options={security}
          value={body[`${kind}Security`]}
          onValueChange={(value) => change({ [`${kind}Security`]: value ?? 'tls' })}
        />
      </Field>
    </fieldset>
  );
  return (
    <Dialog
      open
      width={600}
      title={t('account')}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          {account && (
            <Button
              variant="danger"
              className="mr-auto"
              icon={<Trash2 aria-hidden />}
              onClick={() => void handleRemove()}
            >
              {t('removeAccount')}
            </Button>
          )}
          <Button loading={busy === 'test'} disabled={busy === 'save'} onClick={() => void run('test')}>
            {t('test')}
          </Button>
          <Button
            variant="primary"
            loading={busy === 'save'}
            disabled={busy === 'test'}
            onClick={() => void run('save')}
          >
            {c('save')}
          </Button>
        </>
      }
    >
      <Alert tone="info" className="mb-4">
        {t('accountHelp')}
      </Alert>
      <div className="grid grid-cols-2 gap-x-5 gap-y-form-gap pb-4 phone:grid-cols-1">
        <Field label={t('address')} required error={errors.address}>
          <Input type="email" value={body.address} onValueChange={(address) => change({ address })} />
        </Field>
        <Field label={t('senderName')} error={errors.fullName}>
          <Input value={body.fullName} maxLength={100} onValueChange={(fullName) => change({ fullName })} />
        </Field>
        <Field label={t('userName')} required error={errors.userName}>
          <Input autoComplete="off" value={body.userName} onValueChange={(userName) => change({ userName })} />
        </Field>
        <Field label={t('password')} required={!account} help={account && t('passwordKept')} error={errors.password}>
          <PasswordInput
            autoComplete="new-password"
            value={body.password}
            onValueChange={(password) => change({ password })}
          />
        </Field>
        {server('imap')}
        {server('smtp')}
      </div>
    </Dialog>
  );
}

function known({ revision: _, receivedTime: _time, ...body }: Account): Omit<Body, 'password'> {
  return body;
}

interface AccountDialogProps {
  account: Account | null;
  onSaved: () => void;
  onClose: () => void;
}
