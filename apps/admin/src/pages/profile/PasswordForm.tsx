import { hashPassword } from '@smart-admin/api-client';
import { RULES } from '@smart-admin/form-engine/core';
import { Button } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import { toast } from '@smart-admin/ui/toast';
import { useState, type FormEvent } from 'react';
import { api } from '../../app/api.js';
import { hasLabelsBeside } from '../../resource/hasLabelsBeside.js';
import { profileMessages } from './profileMessages.js';

const EMPTY = { old: '', next: '', repeat: '' };

/** Changes one's own password; the sessions on other devices end. */
export function PasswordForm() {
  const t = useMessages(profileMessages);
  const isBeside = hasLabelsBeside(useLocale());
  const layout = isBeside ? 'horizontal' : 'vertical';
  const [values, setValues] = useState(EMPTY);
  const [submitted, setSubmitted] = useState(false);
  const [saving, setSaving] = useState(false);
  const set = (name: keyof typeof EMPTY) => (value: string) => setValues((current) => ({ ...current, [name]: value }));
  const errors = {
    old: values.old ? undefined : t('required'),
    next: RULES.password(values.next) ? undefined : t('rule'),
    repeat: values.repeat === values.next ? undefined : t('differ'),
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (errors.old || errors.next || errors.repeat) return;
    setSaving(true);
    try {
      await api.permission.currentUser.modifyPassword({
        body: { oldPassword: await hashPassword(values.old), password: await hashPassword(values.next) },
      });
      toast.success(t('changed'));
      setValues(EMPTY);
      setSubmitted(false);
    } catch (error) {
      // the client has shown why; what was typed stays
      console.warn('The password was not changed', error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <form
      noValidate
      className="flex max-w-105 flex-col gap-form-gap pt-2"
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Field label={t('oldPassword')} required layout={layout} error={submitted ? errors.old : undefined}>
        <PasswordInput value={values.old} onValueChange={set('old')} autoComplete="current-password" />
      </Field>
      <Field
        label={t('newPassword')}
        required
        layout={layout}
        help={t('rule')}
        error={submitted ? errors.next : undefined}
      >
        <PasswordInput value={values.next} onValueChange={set('next')} autoComplete="new-password" />
      </Field>
      <Field label={t('repeat')} required layout={layout} error={submitted ? errors.repeat : undefined}>
        <PasswordInput value={values.repeat} onValueChange={set('repeat')} autoComplete="new-password" />
      </Field>
      <Button type="submit" variant="primary" className={isBeside ? 'ml-24 self-start' : 'self-start'} loading={saving}>
        {t('submit')}
      </Button>
    </form>
  );
}
