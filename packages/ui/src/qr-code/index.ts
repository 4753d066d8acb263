export { QrCode, QR_DESIGNER_DEFAULTS, type QrCodeProps } from './QrCode.js';
