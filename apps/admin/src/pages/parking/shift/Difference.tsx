import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { yuan } from '../../../parking/yuan.js';
import { shiftMessages } from './shiftMessages.js';

/** What was counted beyond what had to be there, in words and colour; nothing while a shift goes on. */
export function Difference({ value }: { value: number | null }) {
  const t = useMessages(shiftMessages);
  if (value === null) return null;
  if (value === 0) return <Tag tone="success">{t('same')}</Tag>;
  return (
    <Tag tone={value < 0 ? 'danger' : 'warning'}>
      {t(value < 0 ? 'short' : 'over')} {yuan(Math.abs(value))}
    </Tag>
  );
}
