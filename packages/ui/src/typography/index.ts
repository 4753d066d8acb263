export { Link, type LinkProps } from './Link.js';
export { Paragraph, type ParagraphProps } from './Paragraph.js';
export { Text, textVariants, type TextProps, type TextTone } from './Text.js';
export { Title, type TitleProps } from './Title.js';
