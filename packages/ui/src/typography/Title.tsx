import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { linesOf, TextContent, type TextOptions } from './TextContent.js';

/** A heading; `level` is its place in the document, `size` its look where that differs. */
export function Title({ level = 2, size, ellipsis, copyable, className, ...rest }: TitleProps) {
  return (
    <TextContent
      as={`h${level}`}
      slot="title"
      isBlock
      lines={linesOf(ellipsis)}
      copyable={copyable}
      className={cn('m-0 font-semibold break-words text-1', SIZES[size ?? level], className)}
      {...rest}
    />
  );
}

const SIZES = { 1: 'text-24', 2: 'text-20', 3: 'text-18', 4: 'text-16', 5: 'text-14' } as const;

export interface TitleProps extends ComponentProps<'h2'>, TextOptions {
  /** Place in the outline of the page, h1 to h5. Default 2. */
  level?: 1 | 2 | 3 | 4 | 5;
  /** Look of another level. Default: that of its own. */
  size?: 1 | 2 | 3 | 4 | 5;
}
