import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { sanitizeHtml } from './sanitizeHtml.js';

/** Text with headings, sizes, lists and images, for reading. The HTML is sanitised before it is drawn. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  return (
    <div
      data-slot="rich-text"
      {...rest}
      className={cn(richTextClass, className)}
      dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }}
    />
  );
}

/**
 * Look of rich text, in reading and in editing.
 * @internal
 */
export const richTextClass = cn(
  'text-14 leading-6 break-words text-1 [&>:first-child]:mt-0 [&>:last-child]:mb-0 [&_p]:my-2',
  '[&_h1]:mt-5 [&_h1]:mb-2 [&_h1]:text-24 [&_h1]:font-semibold [&_h2]:mt-4 [&_h2]:mb-2 [&_h2]:text-20 [&_h2]:font-semibold [&_h3]:mt-4 [&_h3]:mb-1.5 [&_h3]:text-18 [&_h3]:font-semibold',
  '[&_h4]:mt-3 [&_h4]:mb-1.5 [&_h4]:text-16 [&_h4]:font-semibold [&_h5]:mt-3 [&_h5]:mb-1 [&_h5]:text-14 [&_h5]:font-semibold [&_h6]:mt-3 [&_h6]:mb-1 [&_h6]:text-13 [&_h6]:font-semibold [&_h6]:text-2',
  '[&_ul]:my-2 [&_ul]:list-disc [&_ul]:pl-6 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_li_p]:my-0.5',
  '[&_blockquote]:my-2 [&_blockquote]:border-l-2 [&_blockquote]:border-control [&_blockquote]:pl-3 [&_blockquote]:text-2',
  '[&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-13 [&_pre]:my-2 [&_pre]:overflow-auto [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-3 [&_pre_code]:p-0',
  '[&_a]:text-primary-text [&_a]:underline [&_hr]:my-3 [&_hr]:border-hairline [&_img]:my-2 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-sm',
);

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
}
