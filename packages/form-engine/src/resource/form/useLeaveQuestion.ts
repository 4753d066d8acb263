import { confirm } from '@smart-admin/ui/confirm';
import { useMessages } from '@smart-admin/ui/locale';
import { resourceMessages } from '../resourceMessages.js';

/** Asks before typed things are thrown away; resolves true when the person lets them go. */
export function useLeaveQuestion(): () => Promise<boolean> {
  const t = useMessages(resourceMessages);
  return () => confirm({ title: t('leaveTitle'), description: t('leave'), confirmText: t('leaveYes'), tone: 'danger' });
}
