import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { Loading, Problem } from '../Problem.js';
import { previewMessages } from '../previewMessages.js';
import { ViewerFrame } from '../ViewerFrame.js';
import { type ViewerProps } from '../viewerProps.js';
import { ZoomTools } from '../ZoomTools.js';
import { openPdf } from './openPdf.js';
import { PdfPage } from './PdfPage.js';
import { useFrameWidth } from './useFrameWidth.js';

/** px around a page. */
const MARGIN = 16;

/** The pages of a PDF one below the other; only those near the view are drawn. */
export function PdfViewer({ bytes, name }: ViewerProps) {
  const t = useMessages(previewMessages);
  const scroller = useRef<HTMLElement>(null);
  const [file, setFile] = useState<OpenFile>();
  const [problem, setProblem] = useState<'password' | 'failed'>();
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const frameWidth = useFrameWidth();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const open = async () => {
      try {
        const document = await openPdf(bytes, signal);
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
        if (!signal.aborted) setFile({ document, width, height });
      } catch (error) {
        const isLocked = error instanceof Error && error.name === 'PasswordException';
        if (!signal.aborted) setProblem(isLocked ? 'password' : 'failed');
      }
    };
    void open();
    return () => controller.abort();
  }, [bytes]);
  if (problem === 'password') return <Problem title={t('password')} />;
  if (problem) return <Problem />;
  if (!file) return <Loading percent={null} />;

  const count = file.document.numPages;
  const fit = Math.min(1.6, Math.max(0.2, (frameWidth - 2 * MARGIN) / file.width));
  const go = (to: number) => {
    const target = Math.min(count, Math.max(1, to));
    setPage(target);
    scroller.current?.querySelector(`[data-page="${target}"]`)?.scrollIntoView();
  };
  return (
    <ViewerFrame
      ref={scroller}
      label={name}
      tools={
        <>
          <IconButton pane label={t('previous')} disabled={page <= 1} onClick={() => go(page - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <label className="flex items-center gap-1.5 text-12 text-2">
            <span className="sr-only">{t('page')}</span>
            <input
              key={page}
              defaultValue={page}
              inputMode="numeric"
              className="h-6 w-11 rounded-sm border border-control bg-surface text-center text-12 text-1 tabular-nums"
              onKeyDown={(event) => event.key === 'Enter' && go(Number(event.currentTarget.value) || page)}
              onBlur={(event) => go(Number(event.currentTarget.value) || page)}
            />
            {t('pages', { count })}
          </label>
          <IconButton pane label={t('next')} disabled={page >= count} onClick={() => go(page + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
          <span className="mx-2 h-4 w-px bg-(--border-default)" />
          <ZoomTools zoom={zoom} onZoomChange={setZoom} />
        </>
      }
    >
      <div className="grid w-fit min-w-full justify-items-center gap-3 p-4">
        {Array.from({ length: count }, (_, index) => (
          <PdfPage
            key={index}
            document={file.document}
            number={index + 1}
            scale={fit * zoom}
            expected={file}
            scroller={scroller}
            onReach={setPage}
          />
        ))}
      </div>
    </ViewerFrame>
  );
}

/** The size is that of the first page at scale 1, in px. */
interface OpenFile {
  document: PDFDocumentProxy;
  width: number;
  height: number;
}
