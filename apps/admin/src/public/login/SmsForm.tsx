import { Button } from '@smart-admin/ui/button';
import { Form, FormField, FormSubmit, useZodForm } from '@smart-admin/ui/form';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Building2, MessageSquareMore, Smartphone, User } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { frameApi } from '../../app/frameApi.js';
import { isAccepted } from '../../app/isAccepted.js';
import { loginMessages } from './loginMessages.js';
import { proveWork } from './proveWork.js';
import { smsMessages } from './smsMessages.js';
import { useCountdown } from './useCountdown.js';
import { type OwedFactor, useSignIn } from './useSignIn.js';

const MOBILE = /^1[3-9]\d{9}$/;

/** The code is right, but nobody has the number. */
const NO_ACCOUNT = 404;

/** Mobile number and SMS code; a number without an account may apply for one. */
export function SmsForm({ onFactor }: { onFactor: (owed: OwedFactor) => void }) {
  const t = useMessages(smsMessages);
  const l = useMessages(loginMessages);
  const signIn = useSignIn(onFactor);
  const required = z.string().check(z.trim(), z.minLength(1));
  const schema = z.object({
    mobile: z.string().check(z.trim(), z.regex(MOBILE, t('mobileInvalid'))),
    code: required,
    // asked for where nobody has this number
    applicant: z.optional(z.object({ company: required, contact: required })),
  });
  const form = useZodForm({ schema, defaultValues: { mobile: '', code: '' } });
  const [known, setKnown] = useState(true);
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const countdown = useCountdown();

  const handleSend = async () => {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return;
    setSending(true);
    try {
      // a second of work for the browser, which costs who lets many messages be sent more than us
      const challenge = await proveWork().catch((error: unknown) => {
        // the server says whether it can do without
        console.warn('The challenge was not solved', error);
        return '';
      });
      const answer = await frameApi.oauth.sendSmsCode({ body: { mobile: form.getValues('mobile').trim(), challenge } });
      setSent(true);
      countdown.start(answer.resendAfter);
      toast.success(t('codeSent'));
    } catch (error) {
      // the client has shown why; the button stays for another try
      console.warn('The SMS code was not sent', error);
    } finally {
      setSending(false);
    }
  };
  const handleSubmit = async ({ mobile, code, applicant }: z.output<typeof schema>) => {
    if (!applicant) {
      await signIn({ mode: 'sms', account: mobile, code }, ({ code: refusal }) => {
        if (refusal !== NO_ACCOUNT) return false;
        setKnown(false);
        form.setValue('applicant', { company: '', contact: '' });
        return true;
      });
      return;
    }
    if (await isAccepted(frameApi.oauth.applyForAccount({ body: { mobile, code, ...applicant } })))
      toast.success(t('applied'), { duration: 4_000 });
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <FormField form={form} name="mobile" label={t('mobile')}>
        {(field) => (
          <Input
            {...field}
            prefix={<Smartphone aria-hidden />}
            placeholder={t('mobilePlaceholder')}
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={11}
          />
        )}
      </FormField>
      <FormField form={form} name="code" label={t('smsCode')}>
        {(field) => (
          <div className="flex gap-2">
            <Input
              {...field}
              className="flex-1"
              prefix={<MessageSquareMore aria-hidden />}
              placeholder={t('smsPlaceholder')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
              aria-label={t('smsCode')}
            />
            <Button
              className="min-w-29"
              loading={sending}
              disabled={countdown.seconds > 0}
              onClick={() => void handleSend()}
            >
              {countdown.seconds > 0
                ? t('resendIn', { seconds: countdown.seconds })
                : sent
                  ? t('resend')
                  : t('getCode')}
            </Button>
          </div>
        )}
      </FormField>
      {known ? null : (
        <>
          <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-13 text-info-text">
            {t('unknownMobile')}
          </p>
          <FormField form={form} name="applicant.company" label={t('company')} required>
            {(field) => (
              <Input
                {...field}
                prefix={<Building2 aria-hidden />}
                placeholder={t('companyPlaceholder')}
                autoComplete="organization"
                maxLength={100}
              />
            )}
          </FormField>
          <FormField form={form} name="applicant.contact" label={t('contact')} required>
            {(field) => (
              <Input
                {...field}
                prefix={<User aria-hidden />}
                placeholder={t('contactPlaceholder')}
                autoComplete="name"
                maxLength={50}
              />
            )}
          </FormField>
        </>
      )}
      <FormSubmit form={form} className="w-full text-[15px]">
        {known ? l('submit') : t('apply')}
      </FormSubmit>
    </Form>
  );
}
