/** Colours of licence plates. */
export const PLATE_COLORS = ['blue', 'green', 'yellow', 'black', 'white'] as const;
export type PlateColor = (typeof PLATE_COLORS)[number];

/** Code of a plate colour as it is stored: blue 5, green 3, yellow 2, black 4, white 1. */
export const PLATE_COLOR_CODES: Record<PlateColor, number> = { blue: 5, green: 3, yellow: 2, black: 4, white: 1 };

/** Colour of a stored code; blue for any other. */
export function plateColorOf(code: number | string | null | undefined): PlateColor {
  return PLATE_COLORS.find((color) => PLATE_COLOR_CODES[color] === Number(code)) ?? 'blue';
}
