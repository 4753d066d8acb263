export { Watermark, type WatermarkProps } from './Watermark.js';
