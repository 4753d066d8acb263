import { useRef } from 'react';
import { type RowSelection } from './dataTableTypes.js';
import { keyRange, toggleKey, togglePage } from './rowSelection.js';
import { type TableRows } from './tableRows.js';

/** What choosing rows means: single rows, ranges by shift, the whole page; nothing is computed before it is needed. */
export function useSelectionController<Row>(
  selection: RowSelection<Row> | undefined,
  rows: TableRows<Row>,
): SelectionController {
  const lastPicked = useRef<string | null>(null);
  const mode = selection ? (selection.mode ?? 'multiple') : undefined;
  const selectableKeys = () => {
    const keys: string[] = [];
    for (let index = 0; index < rows.count; index += 1) {
      const entry = rows.at(index);
      if (entry && !entry.group && !selection?.isDisabled?.(entry.row)) keys.push(entry.key);
    }
    return keys;
  };
  const report = (keys: Set<string>) => {
    const chosen = [...keys].map((key) => rows.indexOf(key)).filter((index) => index >= 0);
    selection?.onChange(
      keys,
      chosen.sort((a, b) => a - b).flatMap((index) => rows.at(index)?.row ?? []),
    );
  };
  return {
    mode,
    select: (key, on, isRange) => {
      if (!selection) return;
      const { selectedKeys } = selection;
      if (mode === 'single') report(new Set([key]));
      else if (isRange && lastPicked.current)
        report(togglePage(selectedKeys, keyRange(selectableKeys(), lastPicked.current, key), on));
      else report(toggleKey(selectedKeys, key, on));
      lastPicked.current = key;
    },
    selectPage: (on) => {
      if (selection) report(togglePage(selection.selectedKeys, selectableKeys(), on));
    },
    pageState: () => {
      if (!selection || selection.selectedKeys.size === 0 || mode === 'single') return false;
      const { selectedKeys } = selection;
      // most pages stop at the first rows
      let hasSome = false;
      let hasOpen = false;
      for (let index = 0; index < rows.count && !(hasSome && hasOpen); index += 1) {
        const entry = rows.at(index);
        if (!entry || entry.group || selection.isDisabled?.(entry.row)) continue;
        if (selectedKeys.has(entry.key)) hasSome = true;
        else hasOpen = true;
      }
      if (!hasSome) return false;
      return hasOpen ? 'indeterminate' : true;
    },
  };
}

export interface SelectionController {
  mode: 'multiple' | 'single' | undefined;
  select: (key: string, on: boolean, isRange: boolean) => void;
  selectPage: (on: boolean) => void;
  pageState: () => boolean | 'indeterminate';
}
