export { Image, type ImageProps, type PreviewImage } from './Image.js';
export { ImagePreview, type ImagePreviewProps } from './ImagePreview.js';
