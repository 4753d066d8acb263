import { lazyPart } from '@smart-admin/ui/lazy';
import { Suspense } from 'react';
import { type PrintSheetsDialogProps } from './PrintSheetsDialog.js';

const PrintSheetsDialog = lazyPart(
  () => import('./PrintSheetsDialog.js'),
  (module) => module.PrintSheetsDialog,
);

/** The dialog in which sheets are looked at and printed; loaded when it is first opened. */
export function LazyPrintSheets(props: PrintSheetsDialogProps) {
  return (
    <Suspense fallback={null}>
      <PrintSheetsDialog {...props} />
    </Suspense>
  );
}
