/** Paper of a sheet; lengths are millimetres. */
export interface Paper {
  paperSize: 'A4' | 'A5' | 'roll80' | 'custom';
  orientation: 'portrait' | 'landscape';
  paperWidth: number;
  paperHeight: number;
  marginTop: number;
  marginRight: number;
  marginBottom: number;
  marginLeft: number;
  pageNumber: 'none' | 'left' | 'center' | 'right';
}

export const A4: Paper = {
  paperSize: 'A4',
  orientation: 'portrait',
  paperWidth: 210,
  paperHeight: 297,
  marginTop: 15,
  marginRight: 15,
  marginBottom: 15,
  marginLeft: 15,
  pageNumber: 'none',
};

/** Width and height in millimetres; a roll is as long as what is printed. */
export function sizeOf({ paperSize, orientation, paperWidth, paperHeight }: Paper): PaperSize {
  if (paperSize === 'roll80') return { width: 80, height: null };
  const [short, long] = { A4: [210, 297], A5: [148, 210], custom: [paperWidth, paperHeight] }[paperSize] as [
    number,
    number,
  ];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

export interface PaperSize {
  width: number;
  height: number | null;
}

/** The rule that tells the browser the paper; `content` is the length of what is printed on a roll, in millimetres. */
export function pageRule(paper: Paper, content: number): string {
  const { width, height } = sizeOf(paper);
  const { marginTop, marginRight, marginBottom, marginLeft, pageNumber } = paper;
  // one millimetre more, or a fraction of it would begin another page
  const length = height ?? Math.ceil(content + marginTop + marginBottom) + 1;
  const number =
    pageNumber === 'none'
      ? ''
      : `@bottom-${pageNumber} { content: counter(page) " / " counter(pages); font: 9pt sans-serif; }`;
  const margins = [marginTop, marginRight, marginBottom, marginLeft].map((margin) => `${margin}mm`).join(' ');
  return `@page { size: ${width}mm ${length}mm; margin: ${margins}; ${number} }`;
}

/** Millimetres of CSS pixels. */
export function millimetres(pixels: number): number {
  return (pixels * 25.4) / 96;
}
