import { type Locale } from '@smart-admin/ui/messages';

/** Forms put the longer labels of the other languages above their fields. */
export function hasLabelsBeside(locale: Locale): boolean {
  return locale === 'zh' || locale === 'zhtw';
}
