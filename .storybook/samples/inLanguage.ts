import { type Locale } from '@smart-admin/ui/messages';
import { sampleIn } from './sampleIn.js';

/** The code of a story with its sample texts in a language, as somebody would write it who needs that language alone. */
export function inLanguage(code: string, locale: Locale): string {
  if (locale === 'zh') return code;
  return code
    .replaceAll(/'([^'\n]*)'/g, (whole, text: string) => quoted(sampleIn(text, locale)) ?? whole)
    .replaceAll(/"([^"\n]*)"/g, (whole, text: string) => {
      const translated = sampleIn(text, locale);
      return translated === undefined ? whole : JSON.stringify(translated);
    })
    .replaceAll(
      /(>|\})(\s*)([^<>{}]+?)(\s*)(?=[<{])/g,
      (whole, open: string, before: string, text: string, after: string) => {
        const translated = sampleIn(text.replaceAll(/\s+/g, ' '), locale);
        return translated === undefined ? whole : `${open}${before}${translated}${after}`;
      },
    )
    .replaceAll(/`([^`]*)`/g, (whole, text: string) => {
      const parts: string[] = [];
      const pattern = text.replaceAll(/\$\{([^{}]*)\}/g, (part) => `{${parts.push(part) - 1}}`);
      const translated = parts.length > 0 ? sampleIn(pattern, locale) : undefined;
      if (translated === undefined) return whole;
      return `\`${translated.replaceAll(/\{(\d)\}/g, (_, place: string) => parts[Number(place)] ?? '')}\``;
    });
}

function quoted(text: string | undefined): string | undefined {
  return text === undefined ? undefined : text.includes("'") ? JSON.stringify(text) : `'${text}'`;
}
