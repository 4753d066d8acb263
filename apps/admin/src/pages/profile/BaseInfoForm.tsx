import { ApiError } from '@smart-admin/api-client';
import { createField, createFormDocument, createFormStore, type FormValues } from '@smart-admin/form-engine/core';
import { FormRenderer } from '@smart-admin/form-engine/renderer';
import { useSession } from '@smart-admin/layout/stores';
import { Button } from '@smart-admin/ui/button';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Skeleton } from '@smart-admin/ui/skeleton';
import { toast } from '@smart-admin/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../app/api.js';
import { hasLabelsBeside } from '../../resource/hasLabelsBeside.js';
import { text } from '../../resource/values.js';
import { profileMessages } from './profileMessages.js';
import { BASE_INFO_KEY, useBaseInfo } from './useBaseInfo.js';

/** What a user may change about himself. */
export function BaseInfoForm() {
  const { data } = useBaseInfo();
  return data ? <LoadedForm values={{ ...data, gender: String(data.gender) }} /> : <Skeleton className="h-60" />;
}

function LoadedForm({ values }: { values: FormValues }) {
  const t = useMessages(profileMessages);
  const locale = useLocale();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [store] = useState(() =>
    createFormStore(
      createFormDocument([
        createField('text', { id: 'realName', label: t('realName'), required: true, maxLength: 50 }),
        createField('radio', {
          id: 'gender',
          label: t('gender'),
          options: [
            { value: '1', label: t('male') },
            { value: '2', label: t('female') },
            { value: '0', label: t('secret') },
          ],
        }),
        createField('text', { id: 'mobilePhone', label: t('mobile'), rule: 'mobile' }),
        createField('text', { id: 'email', label: t('email'), rule: 'email', maxLength: 100 }),
        createField('textarea', { id: 'signature', label: t('signature'), maxLength: 200 }),
      ]),
      values,
      { context: { locale } },
    ),
  );
  const handleSave = async () => {
    const result = store.submit();
    if (!result.ok) return;
    setSaving(true);
    try {
      const form = result.values;
      await api.permission.currentUser.updateBaseInfo(
        {
          body: {
            realName: text(form, 'realName'),
            gender: Number(form.gender) as 0 | 1 | 2,
            mobilePhone: text(form, 'mobilePhone'),
            email: text(form, 'email'),
            signature: text(form, 'signature'),
          },
        },
        { silent: true },
      );
      useSession.setState(({ user }) => ({
        user: user && { ...user, userInfo: { ...user.userInfo, userName: text(form, 'realName') } },
      }));
      await client.invalidateQueries({ queryKey: BASE_INFO_KEY });
      toast.success(t('saved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      store.setErrors(error.fieldErrors);
      toast.error(error.message, { id: error.message });
    } finally {
      setSaving(false);
    }
  };
  return (
    <div className="max-w-150 pt-2">
      <FormRenderer store={store} />
      <Button
        variant="primary"
        className={hasLabelsBeside(locale) ? 'mt-8 ml-24 phone:ml-0' : 'mt-8'}
        loading={saving}
        onClick={() => void handleSave()}
      >
        {t('save')}
      </Button>
    </div>
  );
}
