import { type ComponentProps } from 'react';
import { encode } from 'uqr';
import { cn } from '../cn/cn.js';

/** A QR code as SVG. Defaults: 40 px with low error correction; the designer uses 100 px in #000 on #fff. */
export function QrCode({
  value,
  size = 40,
  color = '#000',
  background = '#fff',
  level = 'L',
  label,
  className,
  ...rest
}: QrCodeProps) {
  const { data, size: modules } = encode(value, { ecc: level, border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      data-slot="qr-code"
      role="img"
      aria-label={label ?? value}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      className={cn('flex-none', className)}
      {...rest}
    >
      <rect width={modules} height={modules} fill={background} />
      <path d={path} fill={color} />
    </svg>
  );
}

/** Size and colours that the form designer gives a new QR field. */
export const QR_DESIGNER_DEFAULTS = { size: 100, color: '#000', background: '#fff' } as const;

export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'color'> {
  value: string;
  /** Edge in px. Default 40. */
  size?: number;
  /** Default `#000`. */
  color?: string;
  /** Default `#fff`. */
  background?: string;
  /** Error correction. Default `L`. */
  level?: 'L' | 'M' | 'Q' | 'H';
  /** For screen readers. Default: the value. */
  label?: string;
}
