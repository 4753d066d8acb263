import { type DataColumn } from '@smart-admin/ui/data-table';
import { LOCALE_NAMES, LOCALES } from '@smart-admin/ui/messages';
import { type LanguageTranslate } from './languageMessages.js';
import { TextButtons, TextKey, type TextActions } from './TextParts.js';
import { type TextRow } from './textRows.js';

/** Columns of the texts: key, the text in each language, where it is used, and what can be done. */
export function textColumns(t: LanguageTranslate, actions: TextActions | undefined): DataColumn<TextRow>[] {
  return [
    { id: 'key', header: t('key'), accessor: 'key', width: 180, cell: (row) => <TextKey row={row} t={t} /> },
    ...LOCALES.map((language): DataColumn<TextRow> => ({
      id: language,
      header: LOCALE_NAMES[language],
      accessor: (row) => row.texts[language],
      minWidth: 160,
      cell: (row) => (
        <span className={row.changed.includes(language) ? 'font-semibold text-primary' : undefined}>
          {row.texts[language]}
        </span>
      ),
    })),
    { id: 'place', header: t('place'), accessor: 'place', width: 200, className: 'font-mono text-12 text-2' },
    ...(actions ? [actionColumn(t, actions)] : []),
  ];
}

function actionColumn(t: LanguageTranslate, actions: TextActions): DataColumn<TextRow> {
  return {
    id: 'actions',
    header: t('actions'),
    width: 180,
    fixed: 'right',
    cell: (row) => <TextButtons row={row} t={t} actions={actions} />,
  };
}
