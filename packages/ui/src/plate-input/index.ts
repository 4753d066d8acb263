export { PlateInput, type PlateInputProps } from './PlateInput.js';
export { PlateKeyboard, type PlateKeyboardProps } from './PlateKeyboard.js';
export { PlateColorChoice, plateColorFor, type PlateColorChoiceProps } from './PlateColorChoice.js';
export { RecentPlates, type RecentPlatesProps } from './RecentPlates.js';
export { forgetPlates, readRecentPlates, rememberPlate, type ColoredPlate } from './rememberedPlates.js';
export { isPlate, plateText } from './plateText.js';
