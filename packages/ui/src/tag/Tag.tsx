import { cva, type VariantProps } from 'class-variance-authority';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { tagMessages } from './tagMessages.js';

/** Class names of a tag. */
export const tagVariants = cva(
  'inline-flex h-tag max-w-full flex-none items-center gap-1 rounded-sm px-2 text-12 leading-none whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-neutral-soft text-neutral-text',
        primary: 'bg-primary-soft text-primary-text',
        success: 'bg-success-soft text-success-text',
        warning: 'bg-warning-soft text-warning-text',
        danger: 'bg-danger-soft text-danger-text',
        info: 'bg-info-soft text-info-text',
        outline: 'text-2 shadow-[inset_0_0_0_1px_var(--border-default)]',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

/** A short word with a tint: a kind, a chosen item. For the state of a row use Status (dot and word). */
export function Tag({ tone, icon, onRemove, removeLabel, className, children, ...rest }: TagProps) {
  const t = useMessages(tagMessages);
  return (
    <span
      data-slot="tag"
      data-tone={tone ?? 'neutral'}
      className={cn(tagVariants({ tone }), onRemove && 'pr-1', className)}
      {...rest}
    >
      {icon}
      <span className="truncate leading-4">{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? t('remove', { label: typeof children === 'string' ? children : '' })}
          className="relative grid size-4 flex-none place-items-center rounded-xs after:absolute after:-inset-1 pointer-coarse:after:-inset-2 hover:bg-neutral-soft-hover"
          onClick={(event) => {
            event.stopPropagation();
            onRemove();
          }}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  );
}

export type TagTone = NonNullable<VariantProps<typeof tagVariants>['tone']>;

export interface TagProps extends ComponentProps<'span'> {
  /** Default `neutral`. */
  tone?: TagTone;
  icon?: ReactNode;
  /** Shows a cross. */
  onRemove?: () => void;
  /** Name of the cross. Default 移除 and the text of the tag. */
  removeLabel?: string;
}
