import { useMessages } from '@smart-admin/ui/locale';
import { textDifference } from '../../core/change/mergeTexts.js';
import { type FormValues } from '../../core/document/FormDocument.js';
import { FieldText } from '../../renderer/FieldText.js';
import { conflictMessages } from './conflictMessages.js';
import { type ConflictPlace } from './conflictPlaces.js';

/** Columns of a row that stand for it. */
const ROW_COLUMNS = 3;
/** Texts from this length on are read word by word; shorter ones at a glance. */
const PROSE_LENGTH = 20;

/** One of the values that a person chooses from: a field, a cell, or a whole row. What differs in a text is marked. */
export function ConflictValue({ place, value, original }: ConflictValueProps) {
  const t = useMessages(conflictMessages);
  const { field, column } = place;
  if (field.kind === 'subtable' && !column) {
    if (value === null) return <span className="text-2">{t('removed')}</span>;
    return place.columns.slice(0, ROW_COLUMNS).map((each, index) => (
      <span key={each.id}>
        {index > 0 && t('listSeparator')}
        <FieldText field={each} value={(value as FormValues)[each.id]} inline />
      </span>
    ));
  }
  const shown = column ?? field;
  const isProse = shown.kind === 'textarea' || (shown.kind === 'text' && String(value).length >= PROSE_LENGTH);
  const difference =
    isProse && typeof value === 'string' && typeof original === 'string' ? textDifference(original, value) : undefined;
  if (!difference || typeof value !== 'string' || difference.text === '')
    return <FieldText field={shown} value={value} inline />;
  const end = difference.start + difference.text.length;
  return (
    <>
      {value.slice(0, difference.start)}
      <ins className="bg-success-soft underline decoration-success-edge underline-offset-3">
        {value.slice(difference.start, end)}
      </ins>
      {value.slice(end)}
    </>
  );
}

interface ConflictValueProps {
  place: ConflictPlace;
  value: unknown;
  /** The text that both started with; given for texts whose differences are to be marked. */
  original?: unknown;
}
