import { CopyButton } from '@smart-admin/ui/copy-button';
import { useMessages } from '@smart-admin/ui/locale';
import { api } from '../../../app/api.js';
import { mpForm } from '../../../wechat/accountForm.js';
import { accountMessages } from '../../../wechat/accountMessages.js';
import { AccountPage } from '../../../wechat/AccountPage.js';

/** The public account: its id, its secrets, and where WeChat calls this server. */
export function Page() {
  const t = useMessages(accountMessages);
  const address = `${window.location.origin}/api/wechat/MP/Callback`;
  return (
    <AccountPage
      label={t('mpConfig')}
      form={mpForm(t)}
      calls={{
        read: (signal) => api.wechat.mpConfig.read({ id: 'mp' }, { signal, silent: true }),
        update: (body, options) => api.wechat.mpConfig.update({ id: 'mp', body }, options),
        test: (body) => api.wechat.mpConfig.test({ id: 'mp', body }),
      }}
      head={
        <dl className="m-0 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <dt className="text-2">{t('callback')}</dt>
          <dd className="m-0 flex min-w-0 items-center gap-1">
            <code className="min-w-0 truncate rounded-sm bg-soft px-2 py-0.5">{address}</code>
            <CopyButton text={address} />
          </dd>
          <dd className="m-0 w-full text-12 text-2">{t('callbackHelp')}</dd>
        </dl>
      }
    />
  );
}
