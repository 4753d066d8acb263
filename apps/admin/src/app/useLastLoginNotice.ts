import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { notify } from '@smart-admin/ui/notification';
import { useEffect } from 'react';
import { cameFromLogin } from './cameFromLogin.js';
import { layoutTexts } from './layoutTexts.js';
import { useSession } from './sessionStore.js';

/** Milliseconds that the notice stays. */
const DURATION = 2_000;

/** After signing in, says when and where the account was used before. */
export function useLastLoginNotice(): void {
  const t = useMessages(layoutTexts);
  const info = useSession((session) => session.user?.userInfo);
  useEffect(() => {
    if (!info || info.prevLogin !== 1 || info.prevLoginTime === null || !cameFromLogin.take()) return;
    notify({
      id: 'last-login',
      title: t('lastLogin'),
      description: t('lastLoginText', {
        time: formatDate(info.prevLoginTime),
        place: info.prevLoginIPAddressName || '-',
        ip: info.prevLoginIPAddress || '-',
      }),
      duration: DURATION,
      position: 'bottom-right',
    });
  }, [info, t]);
}
