import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { Field } from '@smart-admin/ui/field';
import { changedPlaceholders, LOCALE_NAMES, LOCALE_TAGS, LOCALES, type Locale } from '@smart-admin/ui/messages';
import { Textarea } from '@smart-admin/ui/textarea';
import { useState } from 'react';
import { type LanguageTranslate } from './languageMessages.js';
import { type TextChange } from './textFile.js';
import { type TextRow } from './textRows.js';

/** One text in all languages; an emptied field takes the original again. */
export function EditTextDialog({ row, t, onSave, onClose }: EditTextDialogProps) {
  const [texts, setTexts] = useState(row.texts);
  const [isBusy, setBusy] = useState(false);
  const languages = LOCALES.filter((language) => row.originals[language] !== '');
  const faults = languages.map((language) => faultOf(row.originals[language], texts[language], t));
  const isChanged = languages.some((language) => texts[language].trim() !== row.texts[language]);
  const handleSave = async () => {
    setBusy(true);
    try {
      if (await onSave(changeOf(row, texts))) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      width={640}
      title={t('editOf', { key: row.key })}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={!isChanged || faults.some((fault) => fault !== undefined)}
            onClick={() => void handleSave()}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-7 pb-2">
        {languages.map((language, place) => (
          <Field
            key={language}
            label={LOCALE_NAMES[language]}
            error={faults[place]}
            help={t('original', { text: row.originals[language] })}
          >
            <Textarea
              lang={LOCALE_TAGS[language]}
              rows={1}
              placeholder={row.originals[language]}
              value={texts[language]}
              onValueChange={(text) => setTexts({ ...texts, [language]: text })}
            />
          </Field>
        ))}
      </div>
    </Dialog>
  );
}

/** What is wrong with another wording of an original; none for an empty one, which resets it. */
function faultOf(original: string, text: string, t: LanguageTranslate): string | undefined {
  if (text.trim() === '') return undefined;
  if (text.trim().length > 2_000) return t('tooLong');
  const { lost, invented } = changedPlaceholders(original, text);
  if (lost.length > 0) return t('lost', { names: lost.join(' ') });
  return invented.length > 0 ? t('invented', { names: invented.join(' ') }) : undefined;
}

function changeOf({ key, originals, texts: before }: TextRow, texts: Readonly<Record<Locale, string>>): TextChange {
  const change: TextChange = { save: [], reset: [], skipped: 0 };
  for (const language of LOCALES) {
    const original = originals[language];
    const text = texts[language].trim();
    if (text === before[language] || original === '') continue;
    if (text === '' || text === original) change.reset.push({ language, key, original });
    else change.save.push({ language, key, original, text });
  }
  return change;
}

interface EditTextDialogProps {
  row: TextRow;
  t: LanguageTranslate;
  /** Resolves with whether the server took it. */
  onSave: (change: TextChange) => Promise<boolean>;
  onClose: () => void;
}
