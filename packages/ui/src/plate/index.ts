export { Plate, type PlateProps } from './Plate.js';
export { PLATE_COLORS, PLATE_COLOR_CODES, plateColorOf, type PlateColor } from './plateColors.js';
