import { startsWithText, type MatchPinyin } from '../text-match/matchText.js';
import { type TreeRows } from './treeRows.js';

/** What a key means on the active row of a tree (ARIA tree pattern); undefined lets the key pass. */
export function treeKeyAction(key: string, rows: TreeRows, active: number): TreeKeyAction | undefined {
  const row = rows.at(active);
  const last = rows.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { move: Math.min(last, active + 1) };
    case 'ArrowUp':
      return { move: Math.max(0, active - 1) };
    case 'Home':
      return { move: 0 };
    case 'End':
      return { move: last };
    case 'PageDown':
      return { move: Math.min(last, active + 10) };
    case 'PageUp':
      return { move: Math.max(0, active - 10) };
    case 'ArrowRight':
      if (!row?.isExpandable) return {};
      if (!row.isExpanded) return { expand: true };
      return rows.at(active + 1)?.parentId === row.node.id ? { move: active + 1 } : {};
    case 'ArrowLeft': {
      if (row?.isExpanded) return { expand: false };
      return row && row.parentId !== null ? { move: rows.indexOf(row.parentId) } : {};
    }
    case 'Enter':
      return { pick: true };
    case ' ':
      return { check: true };
    default:
      return undefined;
  }
}

/** Index of the next row after `active` whose label starts with the typed letter or its sound, wrapping; -1 without one. */
export function findRowByLetter(rows: TreeRows, letter: string, active: number, pinyin?: MatchPinyin): number {
  for (let moved = 1; moved <= rows.length; moved += 1) {
    const index = (active + moved) % rows.length;
    if (startsWithText(rows.at(index)?.node.label ?? '', letter, pinyin)) return index;
  }
  return -1;
}

export interface TreeKeyAction {
  move?: number;
  expand?: boolean;
  pick?: boolean;
  check?: boolean;
}
