import { type ModelRow } from '@smart-admin/form-engine/resource';
import { lazyPart } from '@smart-admin/ui/lazy';
import { type ReactNode, Suspense, useCallback, useState } from 'react';

const PrintRecordsDialog = lazyPart(
  () => import('./PrintRecordsDialog.js'),
  (module) => module.PrintRecordsDialog,
);

/** Prints records of a model: `print` opens what is to be printed, `dialog` stands anywhere in the page. */
export function usePrintRecords(modelId: string): { print: (rows: readonly ModelRow[]) => void; dialog: ReactNode } {
  const [ids, setIds] = useState<readonly string[]>([]);
  const print = useCallback((rows: readonly ModelRow[]) => setIds(rows.map(({ id }) => id)), []);
  const dialog = ids.length > 0 && (
    <Suspense fallback={null}>
      <PrintRecordsDialog modelId={modelId} ids={ids} onClose={() => setIds([])} />
    </Suspense>
  );
  return { print, dialog };
}
