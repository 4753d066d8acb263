import { Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { useMessages } from '@smart-admin/ui/locale';
import { useEffect, useMemo, useState } from 'react';
import { Loading, Problem } from '../Problem.js';
import { previewMessages } from '../previewMessages.js';
import { type ViewerProps } from '../viewerProps.js';
import { GridViewer } from './GridViewer.js';
import { readSheet, type SheetView } from './readSheet.js';

/** The sheets of a workbook, to look at. */
export function XlsxViewer({ bytes, name }: ViewerProps) {
  const t = useMessages(previewMessages);
  const [sheets, setSheets] = useState<readonly Worksheet[]>();
  const [failed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const workbook = new Workbook();
    workbook.xlsx.load(bytes).then(
      () => isCurrent && setSheets(workbook.worksheets.filter(({ state }) => state === 'visible' || !state)),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [bytes]);
  const sheet = sheets?.[at];
  const view = useMemo((): SheetView | undefined => sheet && readSheet(sheet), [sheet]);
  if (failed) return <Problem />;
  if (!sheets) return <Loading percent={null} />;
  return (
    <div className="flex h-dvh flex-col bg-surface text-body">
      <div className="min-h-0 flex-1">
        {view ? <GridViewer key={at} label={`${name} ${sheet?.name ?? ''}`} {...view} /> : <Problem />}
      </div>
      <div
        role="tablist"
        aria-label={t('sheets')}
        className="flex h-9 flex-none items-center gap-1 overflow-x-auto border-t border-hairline bg-sunken px-2"
      >
        {sheets.map((each, index) => (
          <button
            key={each.id}
            type="button"
            role="tab"
            aria-selected={index === at}
            className="h-6.5 flex-none rounded-md px-3 text-12 text-2 hover:bg-hover aria-selected:bg-primary-soft aria-selected:font-medium aria-selected:text-primary-text"
            onClick={() => setAt(index)}
          >
            {each.name}
          </button>
        ))}
        {view && (
          <span className="ml-auto flex-none pl-4 text-12 text-3">
            {t('rows', { rows: view.rowCount, columns: view.columnCount })}
          </span>
        )}
      </div>
    </div>
  );
}
