export { tagVariants, Tag, type TagTone, type TagProps } from './Tag.js';
