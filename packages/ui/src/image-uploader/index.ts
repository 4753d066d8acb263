export { ImageUploader, type ImageUploaderProps } from './ImageUploader.js';
export { imageAddress } from './imageAddress.js';
