import { readStored, removeStored, writeStored, isString } from '@smart-admin/layout/stores';
import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { toast } from '@smart-admin/ui/toast';
import { ArrowBigUp, LockKeyhole, ShieldCheck, User } from 'lucide-react';
import { useEffect, useState, type FormEvent } from 'react';
import { api } from '../../app/api.js';
import { Captcha } from './Captcha.js';
import { loginMessages } from './loginMessages.js';
import { useSignIn } from './useSignIn.js';

const REMEMBERED = 'rememberedAccount';

/** Account and password, and a captcha when the server asks for one. */
export function AccountForm() {
  const t = useMessages(loginMessages);
  const { loading, signIn } = useSignIn();
  const [account, setAccount] = useState(() => readStored(REMEMBERED, isString) ?? '');
  const [remember, setRemember] = useState(() => readStored(REMEMBERED, isString) !== null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [captcha, setCaptcha] = useState({ needed: false, timestamp: '' });
  const [capsLock, setCapsLock] = useState(false);
  const [submitted, setSubmitted] = useState(false);

  const renewCaptcha = () => {
    setCode('');
    setCaptcha((current) => ({ ...current, timestamp: String(Date.now()) }));
  };
  const showCaptcha = (needed: boolean) =>
    setCaptcha((current) => (current.needed === needed ? current : { needed, timestamp: String(Date.now()) }));
  const ask = (name: string) => void needsCaptcha(name).then(showCaptcha);
  useEffect(() => {
    void needsCaptcha(readStored(REMEMBERED, isString) ?? '').then((needed) =>
      setCaptcha({ needed, timestamp: String(Date.now()) }),
    );
  }, []);

  const errors = {
    account: submitted && !account.trim() ? t('required') : undefined,
    password: submitted && !password ? t('required') : undefined,
    code: submitted && captcha.needed && !code.trim() ? t('required') : undefined,
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!account.trim() || !password || (captcha.needed && !code.trim())) return;
    if (remember) writeStored(REMEMBERED, account.trim());
    else removeStored(REMEMBERED);
    const done = await signIn({ mode: 'account', account, password, code: code.trim(), timestamp: captcha.timestamp });
    if (done) return;
    renewCaptcha();
    ask(account);
  };

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void handleSubmit(event)}>
      <Field label={t('account')} help={t('accountRule')} error={errors.account}>
        <Input
          prefix={<User aria-hidden />}
          value={account}
          onValueChange={setAccount}
          onBlur={() => ask(account)}
          placeholder={t('accountPlaceholder')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        label={t('password')}
        error={errors.password}
        help={
          capsLock ? (
            <span role="status" className="inline-flex items-center gap-1 text-warning-text">
              <ArrowBigUp size={14} aria-hidden />
              {t('capsLock')}
            </span>
          ) : undefined
        }
      >
        <PasswordInput
          prefix={<LockKeyhole aria-hidden />}
          value={password}
          onValueChange={setPassword}
          onCapsLockChange={setCapsLock}
          placeholder={t('passwordPlaceholder')}
          autoComplete="current-password"
        />
      </Field>
      {captcha.needed ? (
        <Field label={t('captcha')} error={errors.code}>
          <div className="flex gap-2">
            <Input
              className="flex-1"
              prefix={<ShieldCheck aria-hidden />}
              value={code}
              onValueChange={setCode}
              placeholder={t('captchaPlaceholder')}
              autoComplete="off"
              maxLength={6}
              aria-label={t('captcha')}
            />
            <Captcha timestamp={captcha.timestamp} label={t('changeCaptcha')} onChange={renewCaptcha} />
          </div>
        </Field>
      ) : null}
      <div className="flex items-center justify-between text-13">
        <Checkbox value={remember} onValueChange={setRemember}>
          {t('remember')}
        </Checkbox>
        <Button variant="text" onClick={() => toast.info(t('forgotText'), { duration: 4_000 })}>
          {t('forgot')}
        </Button>
      </div>
      <Button type="submit" variant="primary" className="w-full text-[15px]" loading={loading}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** Whether the server asks this account for a captcha; no when it cannot be told, for then the sign-in says so. */
async function needsCaptcha(account: string): Promise<boolean> {
  const id = account.trim();
  if (!id) return false;
  try {
    const { needCode } = await api.oauth.getConfig({ id }, { silent: true });
    writeStored('loginNeedCode', needCode);
    return needCode;
  } catch (error) {
    console.warn('Whether a captcha is needed is unknown', error);
    return false;
  }
}
