import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { qyForm } from '../../../wechat/accountForm.js';
import { accountMessages } from '../../../wechat/accountMessages.js';
import { AccountPage } from '../../../wechat/AccountPage.js';

/** The enterprise account: its ids and secrets. */
export function Page() {
  const t = useMessages(accountMessages);
  return (
    <AccountPage
      label={t('qyConfig')}
      form={qyForm(t)}
      calls={{
        read: (signal) => api.wechat.qyConfig.read({ id: 'qy' }, { signal, silent: true }),
        update: (body, options) => api.wechat.qyConfig.update({ id: 'qy', body }, options),
        test: (body) => api.wechat.qyConfig.test({ id: 'qy', body }),
      }}
    />
  );
}
