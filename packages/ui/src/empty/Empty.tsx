import { type ComponentProps, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { cn } from '../cn/cn.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { emptyMessages } from './emptyMessages.js';
import { StateBlock } from './StateBlock.js';

/**
 * Says that there is nothing, and what to do about it. `kind="noMatch"` with `onClearFilters` when filters hide
 * everything; `inline` is one line of text for small areas.
 */
export function Empty({
  kind = 'empty',
  title,
  description,
  actions,
  onClearFilters,
  inline = false,
  className,
  ...rest
}: EmptyProps) {
  const t = useMessages(emptyMessages);
  const text = title ?? t(kind);
  if (inline) {
    return (
      <p data-slot="empty" className={cn('m-0 px-3 py-4 text-center text-3', className)} {...rest}>
        {text}
      </p>
    );
  }
  return (
    <StateBlock
      data-slot="empty"
      data-kind={kind}
      drawing={kind}
      title={text}
      description={description}
      actions={actions ?? (onClearFilters && <Button onClick={onClearFilters}>{t('clearFilters')}</Button>)}
      className={className}
      {...rest}
    />
  );
}

export interface EmptyProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `empty`. */
  kind?: 'empty' | 'noMatch';
  /** Default 暂无数据. */
  title?: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** The first step, at most two buttons. */
  actions?: ReactNode;
  /** Offers 清空条件. */
  onClearFilters?: () => void;
  /** One line without a drawing. Default false. */
  inline?: boolean;
}
