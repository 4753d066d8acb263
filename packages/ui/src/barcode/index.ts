export { Barcode, BARCODE_DEFAULTS, isBarcodeText, barsOf, type BarcodeProps, type BarcodeFormat } from './Barcode.js';
