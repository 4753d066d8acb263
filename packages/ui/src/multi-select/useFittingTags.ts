import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitTags } from './fitTags.js';

/** Tags where nothing can be measured: on the server, and before the first layout. */
const UNMEASURED = 2;

/** How many of these tags have room in an element, measured again when its width changes. */
export function useFittingTags(row: RefObject<HTMLElement | null>, labels: readonly string[]): number {
  const [room, setRoom] = useState<{ width: number; font: string }>();
  // an empty row is another element
  const isEmpty = labels.length === 0;
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || isEmpty) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, font: `12px ${getComputedStyle(element).fontFamily}` }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [row, isEmpty]);
  const pen = room && room.width > 0 ? penOf(room.font) : null;
  if (!room || !pen) return UNMEASURED;
  // more than these never fit, and a thousand need not be measured
  const measured = labels.slice(0, Math.ceil(room.width / 40) + 1);
  return fitTags(
    measured.map((label) => pen.measureText(label).width),
    room.width,
  );
}

let canvas: CanvasRenderingContext2D | null | undefined;

function penOf(font: string): CanvasRenderingContext2D | null {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (canvas) canvas.font = font;
  return canvas;
}
