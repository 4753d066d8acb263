import * as Radix from '@radix-ui/react-avatar';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';

/** A person's picture, or the first letter of the name. Decorative: the name stands beside it (else give `alt`). */
export function Avatar({ name, src, alt = '', size = 24, tone = 'neutral', className, style, ...rest }: AvatarProps) {
  return (
    <Radix.Root
      data-slot="avatar"
      className={cn(
        'inline-grid flex-none place-items-center overflow-hidden rounded-full font-medium select-none',
        tone === 'primary' ? 'bg-primary-soft-hover text-primary-text' : 'bg-neutral-soft text-2',
        className,
      )}
      style={{ width: size, height: size, fontSize: Math.max(12, Math.round(size * 0.4)), lineHeight: 1, ...style }}
      {...rest}
    >
      {src && <Radix.Image src={src} alt={alt} className="size-full object-cover" />}
      <Radix.Fallback aria-hidden={alt ? undefined : true}>{initialOf(name)}</Radix.Fallback>
    </Radix.Root>
  );
}

/** First letter of a name, in capitals; `?` without one. */
export function initialOf(name: string | null | undefined): string {
  const [first] = (name ?? '').trim();
  return first?.toUpperCase() ?? '?';
}

export interface AvatarProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Whose it is; its first letter stands in for a missing picture. */
  name: string | null | undefined;
  /** Address of the picture. */
  src?: string | null;
  /** Text of the picture when no name stands beside it. */
  alt?: string;
  /** Diameter in px. Default 24. */
  size?: number;
  /** Default `neutral`; `primary` for the user. */
  tone?: 'neutral' | 'primary';
}
