import { type ModelRow } from '@smart-admin/form-engine/resource';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { LazyPrintSheets } from '../../print/LazyPrintSheets.js';
import { recordPrintSource } from '../../print/recordPrintSource.js';

/** Prints records of a model: `print` opens what is to be printed, `dialog` stands anywhere in the page. */
export function usePrintRecords(modelId: string): { print: (rows: readonly ModelRow[]) => void; dialog: ReactNode } {
  const [ids, setIds] = useState<readonly string[]>([]);
  const print = useCallback((rows: readonly ModelRow[]) => setIds(rows.map(({ id }) => id)), []);
  const source = useMemo(() => recordPrintSource(modelId, ids), [modelId, ids]);
  const dialog = ids.length > 0 && <LazyPrintSheets source={source} count={ids.length} onClose={() => setIds([])} />;
  return { print, dialog };
}
