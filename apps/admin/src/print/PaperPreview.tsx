import { type ReactNode } from 'react';
import { sizeOf, type Paper } from './paper.js';

/** A sheet of paper in its true size on the screen, with what is printed on it. */
export function PaperPreview({ paper, children }: { paper: Paper; children: ReactNode }) {
  const { width, height } = sizeOf(paper);
  return (
    <div
      data-slot="paper"
      style={{
        width: `${width}mm`,
        ...(height === null ? {} : { minHeight: `${height}mm` }),
        padding: [paper.marginTop, paper.marginRight, paper.marginBottom, paper.marginLeft]
          .map((margin) => `${margin}mm`)
          .join(' '),
      }}
      className="relative mx-auto flex-none bg-white shadow-pop"
    >
      {children}
      {paper.pageNumber !== 'none' && height !== null && (
        <span
          aria-hidden
          style={{
            height: `${paper.marginBottom}mm`,
            left: `${paper.marginLeft}mm`,
            right: `${paper.marginRight}mm`,
            justifyContent: paper.pageNumber,
          }}
          className="absolute bottom-0 flex items-center text-12 text-black"
        >
          1 / 1
        </span>
      )}
    </div>
  );
}
