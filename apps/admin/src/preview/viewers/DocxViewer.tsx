import { renderAsync } from 'docx-preview';
import { useEffect, useRef, useState } from 'react';
import { Loading, Problem } from '../Problem.js';
import { ViewerFrame } from '../ViewerFrame.js';
import { type ViewerProps } from '../viewerProps.js';
import { ZoomTools } from '../ZoomTools.js';

/** A Word document with its pages, headers and pictures. */
export function DocxViewer({ bytes, name }: ViewerProps) {
  const paper = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  useEffect(() => {
    const element = paper.current;
    if (!element) return;
    let isCurrent = true;
    const draw = async () => {
      // the second of two runs starts on clean paper
      const page = document.createElement('div');
      try {
        await renderAsync(bytes, page, page, {
          useBase64URL: true,
          renderAltChunks: false,
          ignoreLastRenderedPageBreak: false,
        });
        disarmLinks(page);
        if (isCurrent) element.replaceChildren(page);
        if (isCurrent) setState('drawn');
      } catch {
        if (isCurrent) setState('failed');
      }
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [bytes]);
  if (state === 'failed') return <Problem />;
  return (
    <ViewerFrame label={name} tools={<ZoomTools zoom={zoom} onZoomChange={setZoom} />}>
      {state === 'drawing' && <Loading percent={null} />}
      <div ref={paper} style={{ zoom }} />
    </ViewerFrame>
  );
}

/** Links of a document may lead within it; others would leave the frame for pages that nobody checked. */
function disarmLinks(page: HTMLElement): void {
  for (const link of page.querySelectorAll('a[href]')) {
    if (!link.getAttribute('href')?.startsWith('#')) link.removeAttribute('href');
  }
}
