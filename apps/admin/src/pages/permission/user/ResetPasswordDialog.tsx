import { hashPassword } from '@smart-admin/api-client';
import { RULES } from '@smart-admin/form-engine/core';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { toast } from '@smart-admin/ui/toast';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../../app/api.js';
import { commonMessages } from '../../../resource/commonMessages.js';
import { hasLabelsBeside } from '../../../resource/hasLabelsBeside.js';
import { userMessages } from './userMessages.js';
import { type UserRow } from './userSource.js';

/** Asks for a new password and its repetition; the user's sessions end. */
export function ResetPasswordDialog({ user, onClose }: { user: UserRow; onClose(): void }) {
  const t = useMessages(userMessages);
  const c = useMessages(commonMessages);
  const layout = hasLabelsBeside(useLocale()) ? 'horizontal' : 'vertical';
  const formId = useId();
  const [password, setPassword] = useState('');
  const [repetition, setRepetition] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [saving, setSaving] = useState(false);
  const valid = RULES.password(password);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!valid || password !== repetition) return;
    setSaving(true);
    try {
      await api.permission.users.resetPassword({
        id: user.id,
        body: { userPassword: await hashPassword(password), validatePassword: await hashPassword(repetition) },
      });
      toast.success(t('passwordReset'));
      onClose();
    } catch (error) {
      // the client has shown why; what was typed stays
      console.warn('The password was not reset', error);
    } finally {
      setSaving(false);
    }
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
          <Button type="submit" form={formId} variant="primary" loading={saving}>
            {c('confirm')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-form-gap py-2"
        onSubmit={(event) => void handleSubmit(event)}
      >
        <Field
          label={t('newPassword')}
          required
          layout={layout}
          help={t('passwordRule')}
          error={submitted && !valid ? t('passwordRule') : undefined}
        >
          <PasswordInput value={password} onValueChange={setPassword} autoComplete="new-password" />
        </Field>
        <Field
          label={t('repeatPassword')}
          required
          layout={layout}
          error={submitted && password !== repetition ? t('passwordsDiffer') : undefined}
        >
          <PasswordInput value={repetition} onValueChange={setRepetition} autoComplete="new-password" />
        </Field>
      </form>
    </Dialog>
  );
}
