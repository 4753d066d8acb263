import { type ReportDocument } from '@smart-admin/api-client/contract';
import { replaceFieldNames, TEXT_LOCALES } from '@smart-admin/form-engine/core';
import { addressOf, type CellPlace, placeOf } from '@smart-admin/form-engine/core/report';

/** Where a place has moved to; undefined where it is taken away. */
export type MovePlace = (place: CellPlace) => CellPlace | undefined;

/**
 * Writes the new places of cells into all that names them: parents, formulas, rules, and formulas as they are told in other languages. A formula that
 * names a place that is gone names none then, so that it is wrong instead of counting with another cell.
 */
export function moveReferences(draft: ReportDocument, move: MovePlace): void {
  const moved = (text: string) => replaceFieldNames(text, (name) => movedName(name, move));
  for (const cell of draft.cells) {
    for (const parent of ['left', 'top'] as const) {
      const place = placeOf(cell[parent]);
      const next = place && move(place);
      if (place) cell[parent] = next ? addressOf(next) : 'auto';
    }
    if (cell.kind === 'expression') cell.text = moved(cell.text);
    for (const rule of cell.rules) rule.when = moved(rule.when);
  }
  if (!draft.texts) return;
  for (const locale of TEXT_LOCALES)
    draft.texts[locale] = Object.fromEntries(
      Object.entries(draft.texts[locale]).map(([path, text]) =>
        path.startsWith(FORMULAS) ? [FORMULAS + moved(path.slice(FORMULAS.length)), moved(text)] : [path, text],
      ),
    );
}

/** Places of formulas among the texts (`form-engine/core/report/reportTexts`). */
const FORMULAS = 'formulas.';

function movedName(name: string, move: MovePlace): string {
  // formulas may be typed in small letters
  const address = name.toUpperCase();
  const place = placeOf(address);
  if (!place) return name;
  const next = move(place);
  if (!next) return `gone_${address}`;
  return addressOf(next) === address ? name : addressOf(next);
}
