export const LEVELS = ['L', 'M', 'Q', 'H'] as const;

/** How much of a QR code may be damaged. */
export type QrLevel = (typeof LEVELS)[number];

/** Whether a text fits into the largest QR code (version 40), by the table of ISO/IEC 18004 for bytes. */
export function fitsQrCode(text: string, level: QrLevel): boolean {
  return new TextEncoder().encode(text).length <= CAPACITY[level];
}

const CAPACITY: Record<QrLevel, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/** Contrast of two colours `#rrggbb` from 1 to 21, by WCAG 2; a colour that is missing counts as black or white. */
export function contrastOf(color: string, background: string): number {
  const [a, b] = [luminanceOf(color || '#000000'), luminanceOf(background || '#ffffff')];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A drawn picture as a file of its own. */
export function svgOf(svg: SVGSVGElement): Blob {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('height', String(heightOf(svg)));
  copy.removeAttribute('class');
  // letters keep their face without the styles of the page
  for (const text of copy.querySelectorAll('text')) {
    text.setAttribute('font-family', 'monospace');
    text.setAttribute('font-size', '14');
    text.removeAttribute('class');
  }
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** The same with pixels, three for each of the drawing's, so that it prints sharply. Rejects where no picture can be made. */
export async function pngOf(svg: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(svgOf(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = svg.width.baseVal.value * SCALE;
    canvas.height = heightOf(svg) * SCALE;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws no pictures');
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

const SCALE = 3;

/** Height of a drawing that tells its width alone. */
function heightOf(svg: SVGSVGElement): number {
  const { width, height } = svg.viewBox.baseVal;
  return Math.round((svg.width.baseVal.value * height) / width);
}
