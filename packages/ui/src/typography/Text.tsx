import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '../cn/cn.js';
import { linesOf, TextContent, type TextOptions } from './TextContent.js';

/** Class names of a text. */
export const textVariants = cva('', {
  variants: {
    tone: {
      default: 'text-1',
      secondary: 'text-2',
      muted: 'text-3',
      success: 'text-success-text',
      warning: 'text-warning-text',
      danger: 'text-danger-text',
      disabled: 'text-disabled',
    },
    kind: {
      plain: '',
      strong: 'font-semibold',
      code: 'rounded-xs bg-neutral-soft px-1 py-px font-mono text-12',
      mark: 'rounded-xs bg-warning-soft px-0.5 text-warning-text',
      deleted: 'line-through',
    },
  },
  defaultVariants: { tone: 'default', kind: 'plain' },
});

/** Words inside a line: weight, tone, code; cut with the whole text in a tooltip, copied by a button. */
export function Text({ tone, kind, ellipsis, copyable, className, ...rest }: TextProps) {
  return (
    <TextContent
      as={ELEMENTS[kind ?? 'plain']}
      slot="text"
      lines={linesOf(ellipsis)}
      copyable={copyable}
      className={cn(textVariants({ tone, kind }), className)}
      {...rest}
    />
  );
}

const ELEMENTS = { plain: 'span', strong: 'strong', code: 'code', mark: 'mark', deleted: 'del' } as const;

export type TextTone = NonNullable<VariantProps<typeof textVariants>['tone']>;

export interface TextProps extends ComponentProps<'span'>, TextOptions {
  /** Default `default`. */
  tone?: TextTone;
  /** What it is: words, emphasis, code, a mark, something taken back. Default `plain`. */
  kind?: 'plain' | 'strong' | 'code' | 'mark' | 'deleted';
}
