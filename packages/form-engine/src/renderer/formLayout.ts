import { type Locale } from '@smart-admin/ui/messages';
import { type FormDocument } from '../core/document/FormDocument.js';

/** How the fields of a form stand. */
export interface FormArrangement {
  label: 'left' | 'top';
  /** Whether spans count; otherwise every field has the whole width. */
  columns: boolean;
  /** Columns of the grid around the places; absent = they stand in a line that breaks. */
  grid?: number | undefined;
}

/** Body of a 600 px dialog. */
const COLUMNS_FROM = 540;
const LABELS_LEFT_FROM = 380;
const CHARACTER = 14;

/**
 * Labels stand at the left only where all of them fit: Chinese, short, and enough width; never both ways in one form.
 * Columns go by the width alone. A width of 0 is not measured yet and counts as wide.
 */
export function formLayout(document: FormDocument, width: number, locale: Locale): FormArrangement {
  const isWide = width === 0 || width >= COLUMNS_FROM;
  if (document.appearance.labelPosition === 'top') return { label: 'top', columns: isWide };
  const isChinese = locale === 'zh' || locale === 'zhtw';
  const room = document.appearance.labelWidth / CHARACTER;
  const fits = document.fields.every((field) => field.kind === 'subtable' || textWidth(field.label) <= room);
  const isNarrow = width > 0 && width < LABELS_LEFT_FROM;
  return { label: isChinese && fits && !isNarrow ? 'left' : 'top', columns: isWide };
}

/** Width of a label in Chinese characters. */
function textWidth(label: string): number {
  return [...label].reduce((total, character) => total + ((character.codePointAt(0) ?? 0) > 0xff ? 1 : 0.6), 0);
}
