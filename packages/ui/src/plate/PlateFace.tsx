import { type ComponentProps } from 'react';
import { PlateCharacters } from './PlateCharacters.js';
import { type PlateColor } from './plateColors.js';
import { plateLook, type PlateSize } from './plateLook.js';

/**
 * A drawn licence plate and nothing else, for pages that count their kilobytes: it brings neither the copy button of
 * `Plate` nor the library that merges class names, so `className` only adds.
 */
export function PlateFace({ value, color = 'blue', size = 'small', className = '', ...rest }: PlateFaceProps) {
  return (
    <span data-slot="plate-face" data-color={color} className={`${plateLook(color, size)} ${className}`} {...rest}>
      <PlateCharacters value={value} />
    </span>
  );
}

export interface PlateFaceProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** e.g. `京A8K627`, or masked: `京A·**627`; the dot is drawn. */
  value: string;
  /** Default `blue`. */
  color?: PlateColor;
  /** Default `small`. */
  size?: PlateSize;
}
