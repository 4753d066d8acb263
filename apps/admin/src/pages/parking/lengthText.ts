import { type Translate } from '@smart-admin/ui/messages';
import { type feeMessages } from './feeMessages.js';

/** How long a stay is: `35分钟`, `2小时`, `1小时20分钟`. */
export function lengthText(t: Translate<keyof (typeof feeMessages)['zh']>, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    hours > 0 ? t('hours', { hours }) : '',
    rest > 0 || hours === 0 ? t('minutes', { minutes: rest }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
