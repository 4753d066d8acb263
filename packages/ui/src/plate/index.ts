export { Plate, type PlateProps } from './Plate.js';
export { PlateFace, type PlateFaceProps } from './PlateFace.js';
export { type PlateSize } from './plateLook.js';
export { PLATE_COLORS, PLATE_COLOR_CODES, plateColorOf, type PlateColor } from './plateColors.js';
