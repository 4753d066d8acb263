import { type Locale } from '@smart-admin/ui/messages';
import { type ApiError, type LocalText } from './apiError.js';

/** What a refusal says: what stands at the fields that it names, each once, or else its text. */
export function refusalText(error: ApiError): LocalText {
  return (locale) => {
    const told = [...new Set(Object.values(fieldErrorsOf(error, locale)))];
    return told.length > 0 ? told.join(SEPARATORS[locale]) : error.text(locale);
  };
}

/** What a refusal says of each field, by its path; empty where it names none. */
export function fieldErrorsOf({ data }: ApiError, locale: Locale): Record<string, string> {
  const told = typeof data === 'function' ? data(locale) : data;
  return told && 'fieldErrors' in told ? (told.fieldErrors as Record<string, string>) : {};
}

const SEPARATORS: Record<Locale, string> = { zh: '；', zhtw: '；', en: '; ', vi: '; ' };
