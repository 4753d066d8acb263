import { type PlateColor } from './plateColors.js';

/** Class names of a drawn licence plate: `small` in lists, `medium` to be pressed, `large` as the heading of a page. */
export function plateLook(color: PlateColor, size: PlateSize = 'small'): string {
  return `inline-flex items-center leading-none font-semibold tracking-wider whitespace-nowrap tabular-nums [text-autospace:no-autospace] ${SIZES[size]} ${LOOKS[color]}`;
}

export type PlateSize = 'small' | 'medium' | 'large';

const SIZES: Record<PlateSize, string> = {
  small: 'h-5.5 rounded-xs px-1.75 text-12',
  medium: 'h-8 rounded-sm px-2.5 text-14',
  large: 'h-11 rounded-md px-4 text-20',
};

const LOOKS: Record<PlateColor, string> = {
  blue: 'bg-(--plate-blue) text-(--plate-blue-on) shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)]',
  green:
    'bg-linear-to-b from-(--plate-green-a) to-(--plate-green-b) text-(--plate-green-on) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.28)]',
  yellow: 'bg-(--plate-yellow) text-(--plate-yellow-on) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.4)]',
  black: 'bg-(--plate-black) text-(--plate-black-on) shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)]',
  white: 'bg-(--plate-white) text-(--plate-white-on) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.4)]',
};
