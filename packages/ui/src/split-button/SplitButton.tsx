import { ChevronDown } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button.js';
import { cn } from '../cn/cn.js';
import { DropdownMenu } from '../dropdown-menu/DropdownMenu.js';
import { type MenuItem } from '../dropdown-menu/menuItem.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { defineMessages } from '../messages/defineMessages.js';

const messages = defineMessages({
  zh: { more: '更多操作' },
  en: { more: 'More actions' },
  zhtw: { more: '更多操作' },
  vi: { more: 'Thao tác khác' },
});

/** A button with the action that is meant most, joined to a menu of its variants. `ref` is the first button. */
export function SplitButton({
  items,
  menuLabel,
  variant = 'secondary',
  size,
  disabled,
  open,
  defaultOpen,
  onOpenChange,
  className,
  children,
  ...rest
}: SplitButtonProps) {
  const t = useMessages(messages);
  return (
    <div
      role="presentation"
      data-slot="split-button"
      data-size={size}
      className={cn('inline-flex max-w-full', className)}
    >
      <Button
        {...rest}
        variant={variant}
        disabled={disabled}
        className="min-w-0 shrink rounded-r-none focus-visible:z-1"
      >
        {children}
      </Button>
      <DropdownMenu
        items={items}
        align="end"
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
        trigger={
          <Button
            variant={variant}
            disabled={disabled}
            inheritDisabled={rest.inheritDisabled}
            aria-label={menuLabel ?? t('more')}
            icon={<ChevronDown aria-hidden />}
            className={cn('w-ctl rounded-l-none px-0 focus-visible:z-1', SEAMS[variant])}
          />
        }
      />
    </div>
  );
}

const SEAMS: Record<NonNullable<SplitButtonProps['variant']>, string> = {
  primary: 'border-l-(--primary-on)/30',
  secondary: '-ml-px',
  soft: 'border-l-primary-border',
  danger: '-ml-px',
  dangerSolid: 'border-l-(--danger-on)/30',
};

export interface SplitButtonProps extends Omit<ButtonProps, 'variant' | 'asChild' | 'iconEnd' | 'children'> {
  /** Words of the action that is meant most. */
  children: ReactNode;
  /** The other actions, in the menu. */
  items: readonly MenuItem[];
  /** Name of the button that opens the menu. Default 更多操作. */
  menuLabel?: string;
  /** Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'soft' | 'danger' | 'dangerSolid';
  /** Whether the menu is open, kept by the caller. */
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}
