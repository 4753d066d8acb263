import { Button } from '@smart-admin/ui/button';
import { Tag } from '@smart-admin/ui/tag';
import { type LanguageTranslate } from './languageMessages.js';
import { type TextRow } from './textRows.js';

/** The key of a text, with what is wrong with it. */
export function TextKey({ row, t }: { row: TextRow; t: LanguageTranslate }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="truncate font-mono text-12">{row.key}</span>
      {row.lapsed && <Tag tone="danger">{t('lapsed')}</Tag>}
      {row.missing.length > 0 && <Tag tone="warning">{t('missing')}</Tag>}
    </span>
  );
}

/** What can be done with a text: a lapsed one can only be reset. */
export function TextButtons({ row, t, actions }: { row: TextRow; t: LanguageTranslate; actions: TextActions }) {
  return (
    <span className="flex gap-1">
      {!row.lapsed && (
        <Button variant="text" size="small" onClick={() => actions.onEdit(row)}>
          {t('edit')}
        </Button>
      )}
      {row.changed.length > 0 && (
        <Button variant="text" size="small" onClick={() => actions.onReset(row)}>
          {t('reset')}
        </Button>
      )}
    </span>
  );
}

/** What the page does with a text, for those who may change it. */
export interface TextActions {
  onEdit: (row: TextRow) => void;
  onReset: (row: TextRow) => void;
}
