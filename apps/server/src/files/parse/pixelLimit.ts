/** Pixels of an image that is taken and opened; more would fill the memory however few bytes it has. */
export const PIXEL_LIMIT = 50_000_000;
