import { useMessages } from '@smart-admin/ui/locale';
import { TextLayer, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { previewMessages } from '../previewMessages.js';

/** One page: its picture and, above it, its text to be selected and read out. Far from the view it is an empty sheet. */
export function PdfPage({ document, number, scale, expected, scroller, onReach }: PdfPageProps) {
  const t = useMessages(previewMessages);
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(number === 1);
  const [size, setSize] = useState({ width: expected.width, height: expected.height });

  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const near = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: '100% 0px',
    });
    // the page that crosses the middle of the view is the one that is read
    const middle = new IntersectionObserver(([entry]) => entry?.isIntersecting && onReach(number), {
      root: scroller.current,
      rootMargin: '-50% 0px',
    });
    near.observe(element);
    middle.observe(element);
    return () => {
      near.disconnect();
      middle.disconnect();
    };
  }, [number, onReach, scroller]);

  useEffect(() => {
    const [surface, layer] = [canvas.current, text.current];
    if (!isNear || !surface || !layer) return;
    let stop: (() => void) | undefined;
    let isCurrent = true;
    const draw = async () => {
      const page = await document.getPage(number);
      if (!isCurrent) return;
      const natural = page.getViewport({ scale: 1 });
      setSize({ width: natural.width, height: natural.height });
      const viewport = page.getViewport({ scale });
      const density = Math.min(2, window.devicePixelRatio);
      surface.width = Math.floor(viewport.width * density);
      surface.height = Math.floor(viewport.height * density);
      const task = page.render({ canvas: surface, viewport, transform: [density, 0, 0, density, 0, 0] });
      layer.replaceChildren();
      const texts = new TextLayer({ textContentSource: page.streamTextContent(), container: layer, viewport });
      stop = () => {
        task.cancel();
        texts.cancel();
      };
      await Promise.all([task.promise, texts.render()]);
    };
    draw().catch((error: unknown) => {
      // a drawing that was given up is no failure; a page that cannot be drawn stays white
      if (isCurrent) console.warn(`Page ${number} cannot be drawn`, error);
    });
    return () => {
      isCurrent = false;
      stop?.();
      // a canvas holds its pixels until it has none
      surface.width = 0;
      layer.replaceChildren();
    };
  }, [document, number, scale, isNear]);

  return (
    <div
      ref={sheet}
      data-page={number}
      role="group"
      aria-label={t('pageImage', { page: number })}
      className="relative bg-white shadow-[0_0_0_1px_var(--border-hairline)]"
      style={
        { width: size.width * scale, height: size.height * scale, '--total-scale-factor': scale } as React.CSSProperties
      }
    >
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <div ref={text} className="text-layer" />
    </div>
  );
}

export interface PdfPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** px per point. */
  scale: number;
  /** Size at scale 1 until the page is known. */
  expected: { width: number; height: number };
  scroller: RefObject<HTMLElement | null>;
  /** The page is in the middle of the view. */
  onReach: (number: number) => void;
}
