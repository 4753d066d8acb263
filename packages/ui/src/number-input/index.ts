export { NumberInput, type NumberInputProps } from './NumberInput.js';
export { parseNumberText, limitNumber, formatNumberText, type NumberBounds } from './parseNumberText.js';
