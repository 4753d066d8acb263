import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { isLocale, LOCALE_NAMES, LOCALES } from '@smart-admin/ui/messages';
import { ChevronLeft } from 'lucide-react';
import { chooseLanguage } from './language.js';
import { scanMessages } from './scanMessages.js';

/** Title of the page, the way back and the choice of language. */
export function ScanHeader({ title, hasBack }: { title: string; hasBack: boolean }) {
  const t = useMessages(scanMessages);
  return (
    <header className="sticky top-0 z-10 grid h-14 grid-cols-[5.5rem_1fr_5.5rem] items-center bg-surface px-2">
      {hasBack ? (
        <button
          type="button"
          aria-label={t('back')}
          onClick={() => history.back()}
          className="grid size-11 place-items-center rounded-md active:bg-pressed"
        >
          <ChevronLeft aria-hidden className="size-6" />
        </button>
      ) : (
        <span />
      )}
      <h1 className="min-w-0 truncate text-center text-16 font-semibold">{title}</h1>
      <LanguageChoice />
    </header>
  );
}

/** The language of this device, by the phone's own list. */
export function LanguageChoice() {
  const t = useMessages(scanMessages);
  const language = useLocale();
  return (
    <select
      aria-label={t('language')}
      value={language}
      onChange={(event) => {
        if (isLocale(event.target.value)) chooseLanguage(event.target.value);
      }}
      className="min-h-11 w-full min-w-0 rounded-md bg-transparent text-right text-12 text-2 [text-align-last:right]"
    >
      {LOCALES.map((locale) => (
        <option key={locale} value={locale} className="bg-surface text-1">
          {LOCALE_NAMES[locale]}
        </option>
      ))}
    </select>
  );
}
