import { enUS } from 'react-day-picker/locale/en-US';
import { vi } from 'react-day-picker/locale/vi';
import { zhCN } from 'react-day-picker/locale/zh-CN';
import { zhTW } from 'react-day-picker/locale/zh-TW';

/** Names and first day of the week by language, as react-day-picker takes them. */
export const CALENDAR_LOCALES = { zh: zhCN, en: enUS, zhtw: zhTW, vi } as const;
