import { Button } from '@smart-admin/ui/button';
import { CopyButton } from '@smart-admin/ui/copy-button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { useMessages } from '@smart-admin/ui/locale';
import { PinInput } from '@smart-admin/ui/pin-input';
import { QrCode } from '@smart-admin/ui/qr-code';
import { useRef } from 'react';
import * as z from 'zod/mini';
import { commonMessages } from '../../resource/commonMessages.js';
import { factorMessages } from './factorMessages.js';

const schema = z.object({ code: z.string().check(z.regex(/^\d{6}$/)) });

/** Shows the secret to an authenticator app, and asks for a code that proves that the app has it. */
export function SecondFactorDialog({ secret, uri, onClose, onCode }: SecondFactorDialogProps) {
  const t = useMessages(factorMessages);
  const c = useMessages(commonMessages);
  const form = useZodForm({ schema, defaultValues: { code: '' } });
  const fields = useRef<HTMLDivElement>(null);
  const handleSubmit = async ({ code }: z.output<typeof schema>) => {
    if (!(await onCode(code))) form.setValue('code', '');
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('scanTitle')}
      width={450}
      initialFocus={() => fields.current?.querySelector('input')}
      footer={
        <>
          <Button onClick={onClose}>{c('cancel')}</Button>
          <FormSubmit form={form}>{c('confirm')}</FormSubmit>
        </>
      }
    >
      <p className="text-2">{t('scanText')}</p>
      <div className="my-4 flex justify-center">
        <QrCode value={uri} size={176} level="M" label={t('scanTitle')} className="rounded-md border border-hairline" />
      </div>
      <p className="flex items-center gap-1">
        <span className="flex-none text-2">{t('secret')}</span>
        <code className="min-w-0 text-13 break-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} />
      </p>
      <div ref={fields}>
        <Form form={form} className="pt-3" onSubmit={handleSubmit}>
          <FormField form={form} name="code" label={t('code')} required>
            {(field) => <PinInput {...field} onComplete={() => void form.handleSubmit(handleSubmit)()} />}
          </FormField>
        </Form>
      </div>
    </Dialog>
  );
}

export interface SecondFactorDialogProps {
  /** Base32. */
  secret: string;
  /** The same for the QR code. */
  uri: string;
  onClose: () => void;
  /** Answers whether the code was right: the dialog stays open for another one. */
  onCode: (code: string) => Promise<boolean>;
}
