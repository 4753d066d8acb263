import { hashPassword } from '@smart-admin/api-client';
import { RULES } from '@smart-admin/form-engine/core';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { toast } from '@smart-admin/ui/toast';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../app/api.js';
import { isAccepted } from '../../app/isAccepted.js';
import { hasLabelsBeside } from '../../resource/hasLabelsBeside.js';
import { profileMessages } from './profileMessages.js';

const EMPTY = { old: '', next: '', repeat: '' };

/** Changes one's own password; the sessions on other devices end. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  // an emptied form begins anew: nothing has been typed into it
  const [round, setRound] = useState(0);
  const handleChanged = () => {
    setRound(round + 1);
    onChanged?.();
  };
  return <EmptyForm key={round} onChanged={handleChanged} />;
}

export interface PasswordFormProps {
  /** Runs once the password is another one. */
  onChanged?: () => void;
}

function EmptyForm({ onChanged }: { onChanged(): void }) {
  const t = useMessages(profileMessages);
  const isBeside = hasLabelsBeside(useLocale());
  const schema = z
    .object({
      old: z.string().check(z.minLength(1)),
      next: z.string().check(z.refine(RULES.password, t('rule'))),
      repeat: z.string(),
    })
    .check(z.refine(({ next, repeat }) => next === repeat, { path: ['repeat'], error: t('differ'), when: () => true }));
  const form = useZodForm({ schema, defaultValues: EMPTY });
  const handleSubmit = async ({ old, next }: z.output<typeof schema>) => {
    const body = { oldPassword: await hashPassword(old), password: await hashPassword(next) };
    if (!(await isAccepted(api.permission.currentUser.modifyPassword({ body })))) return;
    toast.success(t('changed'));
    onChanged();
  };
  return (
    <Form form={form} layout={isBeside ? 'horizontal' : 'vertical'} className="max-w-105 pt-2" onSubmit={handleSubmit}>
      <FormField form={form} name="old" label={t('oldPassword')} required>
        {(field) => <PasswordInput {...field} autoComplete="current-password" />}
      </FormField>
      <FormField form={form} name="next" label={t('newPassword')} required help={t('rule')}>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="repeat" label={t('repeat')} required>
        {(field) => <PasswordInput {...field} autoComplete="new-password" />}
      </FormField>
      <FormSubmit form={form} className={isBeside ? 'ml-24 justify-self-start max-sm:ml-0' : 'justify-self-start'}>
        {t('submit')}
      </FormSubmit>
    </Form>
  );
}
