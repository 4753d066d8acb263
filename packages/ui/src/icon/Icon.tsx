import { Circle, type LucideProps } from 'lucide-react';
import { cn } from '../cn/cn.js';
import { ICONS, isIconName } from './registry.js';

/**
 * Draws an icon by the name that a menu entry stores (`house`, `users`, ...). A name that is not in the registry draws
 * a plain circle, so an entry never loses its place. Decorative: give the button or link around it a name.
 */
export function Icon({ name, size = 16, className, ...rest }: IconProps) {
  const Glyph = name && isIconName(name) ? ICONS[name] : Circle;
  return (
    <Glyph size={size} aria-hidden data-slot="icon" data-name={name ?? undefined} className={cn(className)} {...rest} />
  );
}

export interface IconProps extends Omit<LucideProps, 'name' | 'size'> {
  /** Name of a lucide icon of the registry. */
  name: string | null | undefined;
  /** Edge in px. Default 16. */
  size?: number;
}
