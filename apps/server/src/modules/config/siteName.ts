import { type Locale } from '@smart-admin/ui/messages';
import { type SystemConfig } from './systemConfig.js';

/** Name of the system in a language. */
export function siteName(
  { sysName, sysNameEn, sysNameZhtw }: Pick<SystemConfig, 'sysName' | 'sysNameEn' | 'sysNameZhtw'>,
  locale: Locale,
): string {
  if (locale === 'zh') return sysName;
  return locale === 'zhtw' ? sysNameZhtw : sysNameEn;
}
