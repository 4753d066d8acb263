import { FormField, type ZodForm } from '@smart-admin/ui/form';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { ShieldCheck } from 'lucide-react';
import { type AccountValues } from './accountSchema.js';
import { Captcha } from './Captcha.js';
import { humanCheckMessages } from './humanCheckMessages.js';
import { WithoutPicture } from './WithoutPicture.js';

/** What tells people from machines that try many passwords: the captcha's picture, or a proof that the browser finds. */
export function HumanCheck({ form, timestamp, isProven, onChange, onProven }: HumanCheckProps) {
  const t = useMessages(humanCheckMessages);
  return (
    <>
      {isProven ? null : (
        <FormField form={form} name="code" label={t('captcha')}>
          {(field) => (
            <div className="flex gap-2">
              <Input
                {...field}
                className="flex-1"
                prefix={<ShieldCheck aria-hidden />}
                placeholder={t('captchaPlaceholder')}
                autoComplete="off"
                maxLength={6}
                aria-label={t('captcha')}
              />
              <Captcha timestamp={timestamp} label={t('changeCaptcha')} onChange={onChange} />
            </div>
          )}
        </FormField>
      )}
      <WithoutPicture isProven={isProven} onProven={onProven} />
    </>
  );
}

export interface HumanCheckProps {
  form: ZodForm<AccountValues>;
  /** Names the captcha's picture. */
  timestamp: string;
  /** Whether a proof stands for the captcha. */
  isProven: boolean;
  /** Asks for another picture. */
  onChange: () => void;
  onProven: (challenge: string) => void;
}
