import { LOCALES, LOCALE_TAGS } from '@smart-admin/ui/messages';
import { type LanguageTranslate } from './languageMessages.js';
import { TextButtons, TextKey, type TextActions } from './TextParts.js';
import { type TextRow } from './textRows.js';

/** A text on a phone: its key and its wording in each language, one below the other. */
export function TextCard({ row, t, actions }: TextCardProps) {
  return (
    <div className="flex flex-col gap-1">
      <TextKey row={row} t={t} />
      {LOCALES.map((language) => (
        <p
          key={language}
          lang={LOCALE_TAGS[language]}
          className={`m-0 break-words ${row.changed.includes(language) ? 'font-semibold text-primary' : ''}`}
        >
          {row.texts[language]}
        </p>
      ))}
      {actions && <TextButtons row={row} t={t} actions={actions} />}
    </div>
  );
}

interface TextCardProps {
  row: TextRow;
  t: LanguageTranslate;
  /** Missing for those who may only read. */
  actions: TextActions | undefined;
}
