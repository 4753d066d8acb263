import { hashPassword } from '@smart-admin/api-client';
import { RULES } from '@smart-admin/form-engine/core';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { toast } from '@smart-admin/ui/toast';
import * as z from 'zod/mini';
import { api } from '../../../app/api.js';
import { isAccepted } from '../../../app/isAccepted.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { hasLabelsBeside } from '../../../resource/hasLabelsBeside.js';
import { userMessages } from './userMessages.js';
import { type UserRow } from './userImport.js';

/** Asks for a new password and its repetition; the user's sessions end. */
export function ResetPasswordDialog({ user, onClose }: { user: UserRow; onClose(): void }) {
  const t = useMessages(userMessages);
  const c = useMessages(commonMessages);
  const schema = z
    .object({ password: z.string().check(z.refine(RULES.password, t('passwordRule'))), repetition: z.string() })
    .check(
      z.refine(({ password, repetition }) => password === repetition, {
        path: ['repetition'],
        error: t('passwordsDiffer'),
        when: () => true,
      }),
    );
  const form = useZodForm({ schema, defaultValues: { password: '', repetition: '' } });
  const layout = hasLabelsBeside(useLocale()) ? 'horizontal' : 'vertical';
  const handleSubmit = async ({ password, repetition }: z.output<typeof schema>) => {
    const body = { userPassword: await hashPassword(password), validatePassword: await hashPassword(repetition) };
    if (!(await isAccepted(api.permission.users.resetPassword({ id: user.id, body })))) return;
    toast.success(t('passwordReset'));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${t('resetPassword')} · ${user.realName}`}
      width={450}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <FormSubmit form={form}>{c('confirm')}</FormSubmit>
        </>
      }
    >
      <Form form={form} layout={layout} className="py-2" onSubmit={handleSubmit}>
        <FormField form={form} name="password" label={t('newPassword')} required help={t('passwordRule')}>
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
        <FormField form={form} name="repetition" label={t('repeatPassword')} required>
          {(field) => <PasswordInput {...field} autoComplete="new-password" />}
        </FormField>
      </Form>
    </Dialog>
  );
}
