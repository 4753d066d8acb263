import { hashPassword } from '@smart-admin/api-client';
import { useSession } from '@smart-admin/layout/stores';
import { Avatar } from '@smart-admin/ui/avatar';
import { Button } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../app/api.js';
import { lockMessages } from './lockMessages.js';
import { useClock } from './useClock.js';

/** The locked screen: the password opens it again, signing in anew leaves it. */
export function LockScreenPage() {
  const t = useMessages(lockMessages);
  const navigate = useNavigate();
  const { user, unlock, reset } = useSession();
  const clock = useClock();
  const [account, setAccount] = useState(user?.userInfo.userAccount ?? '');
  const [name, setName] = useState(user?.userInfo.userName ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [loading, setLoading] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (account) return;
    // after a reload nobody has told who is signed in
    api.permission.currentUser.baseInfo().then(
      (info) => {
        setAccount(info.account);
        setName(info.realName);
      },
      (failure: unknown) => console.warn('The locked user is unknown', failure),
    );
  }, [account]);

  useEffect(() => {
    document.title = t('title');
  }, [t]);
  useEffect(() => {
    // who comes back types at once; on a touch screen the keyboard would cover half of it
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!password) {
      setError(t('required'));
      return;
    }
    setLoading(true);
    try {
      await api.oauth.lockScreen({ body: { account, password: await hashPassword(password) } }, { silent: true });
      // the guard goes back to where it came down
      unlock();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : t('wrong'));
      setPassword('');
    } finally {
      setLoading(false);
    }
  };
  const handleSignInAnew = () => {
    reset();
    void navigate('/login', { replace: true });
  };
  return (
    <main
      data-size="default"
      data-mode="dark"
      data-nav="dark"
      className="grid min-h-dvh place-items-center bg-[#0c0e12] p-6 text-14 text-1"
    >
      <div className="flex w-80 max-w-full flex-col items-center gap-2">
        <time className="text-[64px] leading-tight font-semibold tabular-nums">{clock.time}</time>
        <p className="mb-8 text-2">{clock.date}</p>
        <Avatar name={name || account} size={56} tone="primary" />
        <h1 className="text-16 font-semibold">{name || account}</h1>
        <form noValidate className="mt-3 flex w-full flex-col gap-6" onSubmit={(event) => void handleSubmit(event)}>
          <Field error={error || undefined}>
            <PasswordInput
              ref={field}
              aria-label={t('password')}
              prefix={<LockKeyhole aria-hidden />}
              placeholder={t('password')}
              value={password}
              onValueChange={(value) => {
                setPassword(value);
                setError('');
              }}
              autoComplete="current-password"
            />
          </Field>
          <Button type="submit" variant="primary" className="w-full" loading={loading}>
            {t('unlock')}
          </Button>
        </form>
        <Button variant="text" className="mt-2" onClick={handleSignInAnew}>
          {t('signInAnew')}
        </Button>
      </div>
    </main>
  );
}
