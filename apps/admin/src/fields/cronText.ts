import { type Locale } from '@smart-admin/ui/messages';
import cronstrue from 'cronstrue';
import 'cronstrue/locales/vi';
import 'cronstrue/locales/zh_CN';
import 'cronstrue/locales/zh_TW';

const LOCALES: Readonly<Record<Locale, string>> = { zh: 'zh_CN', zhtw: 'zh_TW', en: 'en', vi: 'vi' };

/** A pattern of five parts in words; '' for one that is not right. */
export function cronText(cron: string, locale: Locale): string {
  const [, hour, ...days] = cron.trim().split(/\s+/);
  if (days.length !== 3) return '';
  // the short words of a daily pattern name its time alone
  const verbose = hour !== '*' && days.every((part) => part === '*');
  try {
    return cronstrue.toString(cron, {
      locale: LOCALES[locale],
      verbose,
      use24HourTimeFormat: true,
      throwExceptionOnParseError: true,
    });
  } catch {
    // it throws texts; what is wrong is said by the check of the form
    return '';
  }
}
