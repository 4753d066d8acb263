import { defineMessages } from '@smart-admin/ui/messages';
import { createTranslator, type LocalText } from '../errors/apiError.js';
import { INTRANET } from './findPlace.js';
import { placeIn } from './placeNames.js';

const messages = defineMessages({
  zh: { intranet: '内网' },
  en: { intranet: 'Intranet' },
  zhtw: { intranet: '內網' },
  vi: { intranet: 'Mạng nội bộ' },
});
const t = createTranslator(messages);

/** A stored place in the reader's language. */
export function placeText(place: string): LocalText {
  return place === INTRANET ? t('intranet') : (locale) => placeIn(place, locale);
}
