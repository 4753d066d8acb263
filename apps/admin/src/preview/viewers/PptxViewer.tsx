import { IconButton } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import JSZip from 'jszip';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PPTXViewer } from 'pptxviewjs';
import { useEffect, useRef, useState } from 'react';
import { Loading, Problem } from '../Problem.js';
import { previewMessages } from '../previewMessages.js';
import { ViewerFrame } from '../ViewerFrame.js';
import { type ViewerProps } from '../viewerProps.js';

/** The pages of a presentation, one at a time. */
export function PptxViewer({ bytes, name }: ViewerProps) {
  const t = useMessages(previewMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [viewer, setViewer] = useState<PPTXViewer>();
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const count = viewer?.getSlideCount() ?? 0;
  useEffect(() => {
    // the library looks for its unzipper there, and would fetch one from elsewhere
    Object.assign(window, { JSZip });
    let isCurrent = true;
    const created = new PPTXViewer({ slideSizeMode: 'fit' });
    created.loadFile(bytes.slice().buffer).then(
      () => isCurrent && setViewer(created),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      created.destroy();
    };
  }, [bytes]);
  useEffect(() => {
    viewer?.renderSlide(at, canvas.current).catch(() => setFailed(true));
  }, [viewer, at]);
  if (failed) return <Problem />;
  const go = (by: number) => setAt(Math.min(count - 1, Math.max(0, at + by)));
  return (
    <ViewerFrame
      label={name}
      tools={
        <>
          <IconButton pane label={t('previous')} disabled={at === 0} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <output className="min-w-24 text-center text-12 text-2 tabular-nums">
            {t('slide', { page: Math.min(at + 1, count), count })}
          </output>
          <IconButton pane label={t('next')} disabled={at >= count - 1} onClick={() => go(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </>
      }
    >
      {!viewer && <Loading percent={null} />}
      <div className="grid min-h-full place-items-center p-4">
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('pageImage', { page: at + 1 })}
          width={1280}
          height={720}
          className="h-auto max-w-full bg-white shadow-[0_0_0_1px_var(--border-hairline)]"
        />
      </div>
    </ViewerFrame>
  );
}
