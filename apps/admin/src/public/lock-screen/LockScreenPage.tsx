import { hashPassword } from '@smart-admin/api-client';
import { Avatar } from '@smart-admin/ui/avatar';
import { Button } from '@smart-admin/ui/button';
import { Form, FormField, FormSubmit, setFieldErrors, useZodForm } from '@smart-admin/ui/form';
import { useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { frameApi } from '../../app/frameApi.js';
import { lockMessages } from './lockMessages.js';
import { useClock } from './useClock.js';
import { useSession } from '../../app/sessionStore.js';

/** The locked screen: the password opens it again, signing in anew leaves it. */
export function LockScreenPage() {
  const t = useMessages(lockMessages);
  const navigate = useNavigate();
  const { user, unlock, reset } = useSession();
  const clock = useClock();
  const [account, setAccount] = useState(user?.userInfo.userAccount ?? '');
  const [name, setName] = useState(user?.userInfo.userName ?? '');
  const form = useZodForm({
    schema: z.object({ password: z.string().check(z.minLength(1, t('required'))) }),
    defaultValues: { password: '' },
  });
  const { setFocus } = form;

  useEffect(() => {
    if (account) return;
    // after a reload nobody has told who is signed in
    frameApi.permission.currentUser.baseInfo().then(
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
    if (matchMedia('(pointer: fine)').matches) setFocus('password');
  }, [setFocus]);

  const handleSubmit = async ({ password }: { password: string }) => {
    try {
      // who types fast after a reload is quicker than the answer who they are
      const known = account || (await frameApi.permission.currentUser.baseInfo({}, { silent: true })).account;
      const body = { account: known, password: await hashPassword(password) };
      await frameApi.oauth.lockScreen({ body }, { silent: true });
      // the guard goes back to where it came down
      unlock();
    } catch (failure) {
      form.setValue('password', '');
      setFieldErrors(form, { password: failure instanceof Error ? failure.message : t('wrong') });
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
        <Form form={form} className="mt-3 w-full" onSubmit={handleSubmit}>
          <FormField form={form} name="password">
            {(field) => (
              <PasswordInput
                {...field}
                aria-label={t('password')}
                prefix={<LockKeyhole aria-hidden />}
                placeholder={t('password')}
                autoComplete="current-password"
              />
            )}
          </FormField>
          <FormSubmit form={form} className="w-full">
            {t('unlock')}
          </FormSubmit>
        </Form>
        <Button variant="text" className="mt-2" onClick={handleSignInAnew}>
          {t('signInAnew')}
        </Button>
      </div>
    </main>
  );
}
