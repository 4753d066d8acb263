import { Button } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { Building2, MessageSquareMore, Smartphone, User } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { api } from '../../app/api.js';
import { loginMessages } from './loginMessages.js';
import { useCountdown } from './useCountdown.js';
import { useSignIn } from './useSignIn.js';

const MOBILE = /^1[3-9]\d{9}$/;

/** Mobile number and SMS code; a number without an account may apply for one. */
export function SmsForm() {
  const t = useMessages(loginMessages);
  const { loading, signIn } = useSignIn();
  const [values, setValues] = useState({ mobile: '', code: '', company: '', contact: '' });
  const [known, setKnown] = useState(true);
  const [sent, setSent] = useState(false);
  const [sending, setSending] = useState(false);
  const [applying, setApplying] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const countdown = useCountdown();
  const set = (name: keyof typeof values) => (value: string) => setValues((current) => ({ ...current, [name]: value }));
  const validMobile = MOBILE.test(values.mobile.trim());
  const missing = (name: keyof typeof values) => (submitted && !values[name].trim() ? t('required') : undefined);

  const handleSend = async () => {
    if (!validMobile) {
      setSubmitted(true);
      return;
    }
    setSending(true);
    try {
      const answer = await api.oauth.sendSmsCode({ body: { mobile: values.mobile.trim() } });
      setKnown(answer.known);
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
  const apply = async () => {
    setApplying(true);
    try {
      await api.oauth.applyForAccount({
        body: {
          mobile: values.mobile.trim(),
          code: values.code.trim(),
          company: values.company,
          contact: values.contact,
        },
      });
      toast.success(t('applied'), { duration: 4_000 });
    } catch (error) {
      console.warn('The application was not filed', error);
    } finally {
      setApplying(false);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (!validMobile || !values.code.trim()) return;
    if (known) void signIn({ mode: 'sms', account: values.mobile, code: values.code.trim() });
    else if (values.company.trim() && values.contact.trim()) void apply();
  };

  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={handleSubmit}>
      <Field label={t('mobile')} error={submitted && !validMobile ? t('mobileInvalid') : undefined}>
        <Input
          prefix={<Smartphone aria-hidden />}
          value={values.mobile}
          onValueChange={set('mobile')}
          placeholder={t('mobilePlaceholder')}
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
        />
      </Field>
      <Field label={t('smsCode')} error={missing('code')}>
        <div className="flex gap-2">
          <Input
            className="flex-1"
            prefix={<MessageSquareMore aria-hidden />}
            value={values.code}
            onValueChange={set('code')}
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
            {countdown.seconds > 0 ? t('resendIn', { seconds: countdown.seconds }) : sent ? t('resend') : t('getCode')}
          </Button>
        </div>
      </Field>
      {known ? null : (
        <>
          <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-13 text-info-text">
            {t('unknownMobile')}
          </p>
          <Field label={t('company')} required error={missing('company')}>
            <Input
              prefix={<Building2 aria-hidden />}
              value={values.company}
              onValueChange={set('company')}
              placeholder={t('companyPlaceholder')}
              autoComplete="organization"
              maxLength={100}
            />
          </Field>
          <Field label={t('contact')} required error={missing('contact')}>
            <Input
              prefix={<User aria-hidden />}
              value={values.contact}
              onValueChange={set('contact')}
              placeholder={t('contactPlaceholder')}
              autoComplete="name"
              maxLength={50}
            />
          </Field>
        </>
      )}
      <Button type="submit" variant="primary" className="w-full text-[15px]" loading={loading || applying}>
        {known ? t('submit') : t('apply')}
      </Button>
    </form>
  );
}
