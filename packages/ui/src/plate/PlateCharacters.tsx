import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';
import { NO_PLATE } from './plateColors.js';

const messages = defineMessages({
  zh: { none: '无牌车 {number}' },
  en: { none: 'No plate {number}' },
  zhtw: { none: '無牌車 {number}' },
  vi: { none: 'Không biển {number}' },
});

/** The characters of a plate with the dot after the second; a vehicle without a plate in words, with its number. */
export function PlateCharacters({ value }: { value: string }) {
  const t = useMessages(messages);
  const characters = value.replace('·', '');
  if (value.startsWith(NO_PLATE)) return t('none', { number: characters.slice(NO_PLATE.length) }).trim();
  return (
    <>
      {characters.slice(0, 2)}
      <i aria-hidden className="mx-[0.3em] size-[0.22em] rounded-full bg-current" />
      {characters.slice(2)}
    </>
  );
}
