import JsBarcode from 'jsbarcode';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/**
 * A barcode as SVG. Only letters A to Z and digits are drawn; for any other text, and for a text that the format cannot
 * hold, nothing is drawn. `width` is that of one bar, `height` that of the bars, both in px.
 */
export function Barcode({
  value,
  format = BARCODE_DEFAULTS.format,
  width = BARCODE_DEFAULTS.width,
  height = BARCODE_DEFAULTS.height,
  lineColor = '#000',
  background = '#fff',
  showText = true,
  label,
  className,
  ...rest
}: BarcodeProps) {
  const bars = barsOf(value, format);
  if (bars === '') return null;
  const quiet = 10 * width;
  const full = bars.length * width + 2 * quiet;
  const path = [...bars.matchAll(/1+/g)]
    .map((run) => `M${quiet + run.index * width} 0h${run[0].length * width}v${height}h-${run[0].length * width}z`)
    .join('');
  return (
    <svg
      data-slot="barcode"
      role="img"
      aria-label={label ?? value}
      viewBox={`0 0 ${full} ${height + (showText ? 22 : 0)}`}
      width={full}
      shapeRendering="crispEdges"
      className={cn('h-auto max-w-full flex-none', className)}
      {...rest}
    >
      <rect width="100%" height="100%" fill={background} />
      <path d={path} fill={lineColor} />
      {showText && (
        <text x={full / 2} y={height + 16} textAnchor="middle" fill={lineColor} className="font-mono text-14">
          {value}
        </text>
      )}
    </svg>
  );
}

/** What the form designer gives a new barcode field. */
export const BARCODE_DEFAULTS = { format: 'code128', width: 4, height: 40 } as const;

/** Whether a text can be drawn as a barcode: letters A to Z and digits only. */
export function isBarcodeText(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text);
}

/** The bars from left to right, `1` dark and `0` light; empty when the text cannot be drawn. */
export function barsOf(text: string, format: BarcodeFormat = BARCODE_DEFAULTS.format): string {
  if (!isBarcodeText(text)) return '';
  const drawing: { encodings?: readonly { data: string }[] } = {};
  let isValid = true;
  JsBarcode(drawing, text, {
    format: format.toUpperCase(),
    valid: (answer: boolean) => {
      isValid = answer;
    },
  });
  return isValid ? (drawing.encodings ?? []).map((part) => part.data).join('') : '';
}

export type BarcodeFormat =
  'code128' | 'code39' | 'ean13' | 'ean8' | 'upc' | 'itf14' | 'itf' | 'codabar' | 'pharmacode';

export interface BarcodeProps extends Omit<ComponentProps<'svg'>, 'width' | 'height' | 'format'> {
  value: string;
  /** Default `code128`. */
  format?: BarcodeFormat;
  /** Of one bar in px. Default 4. */
  width?: number;
  /** Of the bars in px. Default 40. */
  height?: number;
  /** Default `#000`. */
  lineColor?: string;
  /** Default `#fff`. */
  background?: string;
  /** Writes the text below the bars. Default true. */
  showText?: boolean;
  /** For screen readers. Default: the value. */
  label?: string;
}
