import { type ComponentProps, type ComponentType } from 'react';

/** A component that draws an icon; those of lucide-react are. */
export type IconComponent = ComponentType<IconComponentProps>;

export interface IconComponentProps extends ComponentProps<'svg'> {
  /** Edge in px. */
  size?: number | string;
}

/** A table of icons by name. */
export function iconTable<Name extends string>(
  icons: Record<Name, IconComponent>,
): Readonly<Record<Name, IconComponent>> {
  return icons;
}
