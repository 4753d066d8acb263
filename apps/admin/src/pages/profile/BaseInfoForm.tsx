import { RULES, validationMessages } from '@smart-admin/form-engine/core';
import { useUnsavedChanges } from '@smart-admin/layout/stores';
import { Form, FormField, FormSubmit, useFormDirty, useZodForm } from '@smart-admin/ui/form';
import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { Textarea } from '@smart-admin/ui/textarea';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../app/api.js';
import { isAccepted } from '../../app/isAccepted.js';
import { usePage } from '../../app/PageProvider.js';
import { hasLabelsBeside } from '../../resource/hasLabelsBeside.js';
import { profileMessages } from './profileMessages.js';
import { BASE_INFO_KEY, useBaseInfo } from './useBaseInfo.js';
import { useSession } from '../../app/sessionStore.js';

/** What users may change about themselves. */
export function BaseInfoForm() {
  const { data } = useBaseInfo();
  return data ? <LoadedForm values={data} /> : <Skeleton className="h-60" />;
}

function LoadedForm({ values }: { values: BaseInfo }) {
  const t = useMessages(profileMessages);
  const v = useMessages(validationMessages);
  const client = useQueryClient();
  const isBeside = hasLabelsBeside(useLocale());
  const text = (rule: (text: string) => boolean, message: string) =>
    z.string().check(
      z.trim(),
      z.refine((entered) => entered === '' || rule(entered), message),
    );
  const schema = z.object({
    realName: z.string().check(z.trim(), z.minLength(1), z.maxLength(50)),
    gender: z.literal([0, 1, 2]),
    mobilePhone: text(RULES.mobile, v('mobile')),
    email: text(RULES.email, v('email')).check(z.maxLength(100)),
    signature: z.string().check(z.maxLength(200)),
  });
  const form = useZodForm({ schema, defaultValues: values });
  useUnsavedChanges(usePage().path, useFormDirty(form));
  const handleSubmit = async (body: z.output<typeof schema>) => {
    if (!(await isAccepted(api.permission.currentUser.updateBaseInfo({ body })))) return;
    useSession.setState(({ user }) => ({
      user: user && { ...user, userInfo: { ...user.userInfo, userName: body.realName } },
    }));
    // what is typed meanwhile is not saved yet
    form.reset(body, { keepValues: true });
    await client.invalidateQueries({ queryKey: BASE_INFO_KEY });
    toast.success(t('saved'));
  };
  return (
    <Form form={form} layout={isBeside ? 'horizontal' : 'vertical'} className="max-w-150 pt-2" onSubmit={handleSubmit}>
      <FormField form={form} name="realName" label={t('realName')} required>
        {(field) => <Input {...field} maxLength={50} />}
      </FormField>
      <FormField form={form} name="gender" label={t('gender')}>
        {(field) => (
          <RadioGroup
            {...field}
            options={[
              { value: 1, label: t('male') },
              { value: 2, label: t('female') },
              { value: 0, label: t('secret') },
            ]}
          />
        )}
      </FormField>
      <FormField form={form} name="mobilePhone" label={t('mobile')}>
        {(field) => <Input {...field} inputMode="numeric" />}
      </FormField>
      <FormField form={form} name="email" label={t('email')}>
        {(field) => <Input {...field} maxLength={100} />}
      </FormField>
      <FormField form={form} name="signature" label={t('signature')}>
        {(field) => <Textarea {...field} maxLength={200} />}
      </FormField>
      <FormSubmit form={form} className={isBeside ? 'ml-24 justify-self-start max-sm:ml-0' : 'justify-self-start'}>
        {t('save')}
      </FormSubmit>
    </Form>
  );
}

type BaseInfo = NonNullable<ReturnType<typeof useBaseInfo>['data']>;
