import { LOCALES } from '@smart-admin/ui/messages';
import { type FrameItem } from '../frame/navigationItem.js';
import { layoutMessages } from '../messages.js';

/** The entry of the start page, which stands first where the menu does not hold it. */
export function homeItem(path: string): FrameItem {
  const title = Object.fromEntries(LOCALES.map((locale) => [locale, layoutMessages[locale].home]));
  return { id: `home:${path}`, path, title, icon: 'house' };
}
