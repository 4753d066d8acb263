import { isString } from '@smart-admin/layout/stores';
import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { toast } from '@smart-admin/ui/toast';
import { ArrowBigUp, LockKeyhole, User } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { frameApi } from '../../app/frameApi.js';
import { type AccountValues } from './accountSchema.js';
import { loginMessages } from './loginMessages.js';
import { type OwedFactor, useSignIn } from './useSignIn.js';
import { frameStore } from '../../app/frameStore.js';

const REMEMBERED = 'rememberedAccount';

// only for accounts that have to answer a captcha
const HumanCheck = lazy(() => import('./HumanCheck.js').then((module) => ({ default: module.HumanCheck })));

const schema = () => import('./accountSchema.js').then((module) => module.accountSchema);

/** Account and password, and a captcha when the server asks for one. */
export function AccountForm({ onFactor }: { onFactor: (owed: OwedFactor) => void }) {
  const t = useMessages(loginMessages);
  const signIn = useSignIn(onFactor);
  const form = useZodForm({
    schema,
    defaultValues: {
      account: frameStore.storage.read(REMEMBERED, isString) ?? '',
      password: '',
      remember: frameStore.storage.read(REMEMBERED, isString) !== null,
    },
  });
  const [captcha, setCaptcha] = useState({ needed: false, timestamp: '' });
  const [proof, setProof] = useState('');
  const [capsLock, setCapsLock] = useState(false);

  const renewCaptcha = () => {
    setProof('');
    form.setValue('code', captcha.needed ? '' : undefined);
    setCaptcha((current) => ({ ...current, timestamp: String(Date.now()) }));
  };
  const { getValues, setValue, setFocus } = form;
  const showCaptcha = useCallback(
    (needed: boolean) => {
      setValue('code', needed ? (getValues('code') ?? '') : undefined);
      setCaptcha((current) => (current.needed === needed ? current : { needed, timestamp: String(Date.now()) }));
    },
    [getValues, setValue],
  );
  const ask = (account: string) => void needsCaptcha(account).then(showCaptcha);
  useEffect(() => {
    // on a touch screen the keyboard would cover half of the page
    if (matchMedia('(pointer: fine)').matches) setFocus(getValues('account') === '' ? 'account' : 'password');
  }, [setFocus, getValues]);
  useEffect(() => {
    void needsCaptcha(frameStore.storage.read(REMEMBERED, isString) ?? '').then(showCaptcha);
  }, [showCaptcha]);

  const handleSubmit = async ({ account, password, code = '', remember }: AccountValues) => {
    if (remember) frameStore.storage.write(REMEMBERED, account);
    else frameStore.storage.remove(REMEMBERED);
    if (await signIn({ mode: 'account', account, password, code, timestamp: captcha.timestamp, challenge: proof }))
      return;
    renewCaptcha();
    ask(account);
  };

  const handleProven = (solved: string) => {
    setProof(solved);
    setValue('code', undefined);
    // the button that was pressed is gone
    setFocus('password');
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormField form={form} name="account" label={t('account')} help={t('accountRule')}>
        {(field) => (
          <Input
            {...field}
            prefix={<User aria-hidden />}
            onBlur={() => ask(getValues('account'))}
            placeholder={t('accountPlaceholder')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField
        form={form}
        name="password"
        label={t('password')}
        help={
          capsLock ? (
            <span role="status" className="inline-flex items-center gap-1 text-warning-text">
              <ArrowBigUp size={14} aria-hidden />
              {t('capsLock')}
            </span>
          ) : undefined
        }
      >
        {(field) => (
          <PasswordInput
            {...field}
            prefix={<LockKeyhole aria-hidden />}
            onCapsLockChange={setCapsLock}
            placeholder={t('passwordPlaceholder')}
            autoComplete="current-password"
          />
        )}
      </FormField>
      {captcha.needed ? (
        <Suspense>
          <HumanCheck
            form={form}
            timestamp={captcha.timestamp}
            isProven={proof !== ''}
            onChange={renewCaptcha}
            onProven={handleProven}
          />
        </Suspense>
      ) : null}
      <div className="flex items-center justify-between text-13">
        <FormField form={form} name="remember">
          {(field) => <Checkbox {...field}>{t('remember')}</Checkbox>}
        </FormField>
        <Button variant="text" onClick={() => toast.info(t('forgotText'), { duration: 4_000 })}>
          {t('forgot')}
        </Button>
      </div>
      <FormSubmit form={form} className="w-full text-[15px]">
        {t('submit')}
      </FormSubmit>
    </Form>
  );
}

/** Whether the server asks this account for a captcha; no when it cannot be told, for then the sign-in says so. */
async function needsCaptcha(account: string): Promise<boolean> {
  const id = account.trim();
  if (!id) return false;
  try {
    const { needCode } = await frameApi.oauth.getConfig({ id }, { silent: true });
    frameStore.storage.write('loginNeedCode', needCode);
    return needCode;
  } catch (error) {
    console.warn('Whether a captcha is needed is unknown', error);
    return false;
  }
}
