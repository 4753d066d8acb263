/** Colours of licence plates. */
export const PLATE_COLORS = ['blue', 'green', 'yellow', 'black', 'white'] as const;
export type PlateColor = (typeof PLATE_COLORS)[number];

/** Code of a plate colour as it is stored: blue 5, green 3, yellow 2, black 4, white 1. */
export const PLATE_COLOR_CODES = { blue: 5, green: 3, yellow: 2, black: 4, white: 1 } as const satisfies Record<
  PlateColor,
  number
>;

/** Colour of a stored code; blue for any other. */
export function plateColorOf(code: number | string | null | undefined): PlateColor {
  return PLATE_COLORS.find((color) => PLATE_COLOR_CODES[color] === Number(code)) ?? 'blue';
}

/** What is stored where a vehicle has no plate, before its number. */
export const NO_PLATE = '无牌';

/** The colour that most plates of that length have: new-energy plates have one character more. White without a plate. */
export function usualPlateColor(plate: string): PlateColor {
  if (plate.startsWith(NO_PLATE)) return 'white';
  return plate.length === 8 ? 'green' : 'blue';
}
