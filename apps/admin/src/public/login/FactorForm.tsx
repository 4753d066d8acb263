import { Button } from '@smart-admin/ui/button';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { PinInput } from '@smart-admin/ui/pin-input';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { factorMessages } from './factorMessages.js';
import { useSignIn } from './useSignIn.js';

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1)) });

/** The second step of signing in: a code of the person's app, or one of their recovery codes. */
export function FactorForm({ ticket, onBack }: { ticket: string; onBack: () => void }) {
  const t = useMessages(factorMessages);
  const signIn = useSignIn();
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  const [isRecovery, setRecovery] = useState(false);
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus, isRecovery]);

  const handleSubmit = async ({ code }: z.output<typeof schema>) => {
    let isOver = true;
    const isIn = await signIn({ mode: 'factor', account: ticket, code }, ({ data, msg }) => {
      if (!data?.secondFactor) return false;
      isOver = false;
      form.setValue('code', '');
      form.setError('code', { message: msg }, { shouldFocus: true });
      return true;
    });
    if (!isIn && isOver) onBack();
  };
  const change = () => {
    form.setValue('code', '');
    form.clearErrors('code');
    setRecovery(!isRecovery);
  };
  return (
    <>
      <h1 className="text-24 font-semibold">{t('title')}</h1>
      <p className="mt-1 mb-6 text-2">{t(isRecovery ? 'recoveryHint' : 'appHint')}</p>
      <Form form={form} onSubmit={handleSubmit}>
        {isRecovery ? (
          <FormField form={form} name="code" label={t('recoveryCode')}>
            {(field) => (
              <Input {...field} placeholder="xxxxx-xxxxx" autoComplete="off" spellCheck={false} maxLength={20} />
            )}
          </FormField>
        ) : (
          <FormField form={form} name="code" label={t('appCode')}>
            {(field) => <PinInput {...field} onComplete={() => void form.handleSubmit(handleSubmit)()} />}
          </FormField>
        )}
        <div className="flex items-center justify-between text-13">
          <Button variant="text" onClick={change}>
            {t(isRecovery ? 'useApp' : 'useRecovery')}
          </Button>
          <Button variant="text" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
        <FormSubmit form={form} className="w-full text-[15px]">
          {t('submit')}
        </FormSubmit>
      </Form>
    </>
  );
}
