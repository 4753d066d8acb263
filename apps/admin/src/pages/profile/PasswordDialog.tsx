import { hashPassword } from '@smart-admin/api-client';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { useMessages } from '@smart-admin/ui/locale';
import { PasswordInput } from '@smart-admin/ui/password-input';
import * as z from 'zod/mini';
import { isAccepted } from '../../app/isAccepted.js';
import { commonMessages } from '../../resource/commonMessages.js';
import { factorMessages } from './factorMessages.js';

const schema = z.object({ password: z.string().check(z.minLength(1)) });

/** Asks for the password once more before what a found session alone must not do. */
export function PasswordDialog({ title, warning, isDanger = false, onClose, onPassword }: PasswordDialogProps) {
  const t = useMessages(factorMessages);
  const c = useMessages(commonMessages);
  const form = useZodForm({ schema, defaultValues: { password: '' } });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width={450}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <FormSubmit form={form} variant={isDanger ? 'dangerSolid' : 'primary'}>
            {c('confirm')}
          </FormSubmit>
        </>
      }
    >
      {warning && <p className="mb-3 text-2">{warning}</p>}
      <Form
        form={form}
        className="py-2"
        onSubmit={async ({ password }) => {
          await isAccepted(hashPassword(password).then(onPassword));
        }}
      >
        <FormField form={form} name="password" label={t('passwordTitle')} required>
          {(field) => <PasswordInput {...field} autoComplete="current-password" />}
        </FormField>
      </Form>
    </Dialog>
  );
}

export interface PasswordDialogProps {
  title: string;
  /** What will be different afterwards. */
  warning?: string;
  isDanger?: boolean;
  onClose: () => void;
  /** Gets the password as it travels; a refusal keeps the dialog open. */
  onPassword: (password: string) => Promise<void>;
}
