import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { linesOf, TextContent, type TextOptions } from './TextContent.js';
import { textVariants, type TextTone } from './Text.js';

/** A paragraph of running text, no wider than is read well. */
export function Paragraph({ tone, ellipsis, copyable, className, ...rest }: ParagraphProps) {
  return (
    <TextContent
      as="p"
      slot="paragraph"
      isBlock
      lines={linesOf(ellipsis)}
      copyable={copyable}
      className={cn('m-0 max-w-[72ch] text-14 break-words [&+p]:mt-2', textVariants({ tone }), className)}
      {...rest}
    />
  );
}

export interface ParagraphProps extends ComponentProps<'p'>, TextOptions {
  /** Default `default`. */
  tone?: TextTone;
}
