import { Circle } from 'lucide-react';
import { createElement, useSyncExternalStore } from 'react';
import { cn } from '../cn/cn.js';
import { type IconComponentProps } from './iconComponent.js';
import { readIcons, subscribeToIcons } from './iconStore.js';

/**
 * Draws an icon by the name that a menu entry stores (`house`, `users`, ...). A name that is not in the registry draws
 * a plain circle, so an entry never loses its place. The glyphs are loaded with the first icon; until then its place is
 * empty. Decorative: give the button or link around it a name.
 */
export function Icon({ name, size = 16, className, ...rest }: IconProps) {
  const icons = useSyncExternalStore(subscribeToIcons, readIcons, readIcons);
  const shared = { 'aria-hidden': true, 'data-slot': 'icon', 'data-name': name ?? undefined, className: cn(className) };
  if (!icons) return <svg width={size} height={size} {...shared} {...rest} />;
  const glyph = (name && Object.hasOwn(icons, name) && icons[name]) || Circle;
  return createElement(glyph, { size, ...shared, ...rest });
}

export interface IconProps extends Omit<IconComponentProps, 'name' | 'size'> {
  /** Name of a lucide icon of the registry. */
  name: string | null | undefined;
  /** Edge in px. Default 16. */
  size?: number;
}
