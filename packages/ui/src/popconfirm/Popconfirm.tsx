import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { cn } from '../cn/cn.js';
import { useControllable } from '../controllable/useControllable.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { Popover, type PopoverProps } from '../popover/Popover.js';
import { popconfirmMessages } from './popconfirmMessages.js';

/**
 * A short question at the button that asks it. It waits for a promise of `onConfirm`, stays open when that is broken and
 * says why. For what cannot be undone use `confirmDelete`, which stands in the middle of the page.
 */
export function Popconfirm({
  trigger,
  title,
  description,
  confirmText,
  cancelText,
  danger = false,
  onConfirm,
  onCancel,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: PopconfirmProps) {
  const t = useMessages(popconfirmMessages);
  const id = useId();
  const cancelButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange: onOpenChange });
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = (next: boolean) => {
    if (isWaiting) return;
    setProblem(undefined);
    setOpen(next);
  };
  const handleConfirm = async () => {
    setProblem(undefined);
    setWaiting(true);
    try {
      await onConfirm();
      setOpen(false);
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t('failed'));
    }
    setWaiting(false);
  };
  const Sign = danger ? TriangleAlert : CircleAlert;
  return (
    <Popover
      {...rest}
      trigger={trigger}
      open={isOpen}
      onOpenChange={change}
      role="alertdialog"
      data-slot="popconfirm"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancelButton.current?.focus();
      }}
      className={cn('w-72 p-4', className)}
    >
      <div className="flex gap-2">
        <Sign
          aria-hidden
          className={cn('mt-0.5 size-4 flex-none', danger ? 'text-danger-text' : 'text-warning-text')}
        />
        <div className="min-w-0 flex-1">
          <p id={`${id}-title`} className="m-0 font-medium break-words">
            {title}
          </p>
          {description && (
            <div id={`${id}-text`} className="mt-1 break-words text-2">
              {description}
            </div>
          )}
          <p role="alert" className="m-0 mt-1 break-words text-danger-text empty:hidden">
            {problem}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button
          ref={cancelButton}
          size="mini"
          disabled={isWaiting}
          onClick={() => {
            change(false);
            onCancel?.();
          }}
        >
          {cancelText ?? t('cancel')}
        </Button>
        <Button
          size="mini"
          variant={danger ? 'dangerSolid' : 'primary'}
          loading={isWaiting}
          onClick={() => void handleConfirm()}
        >
          {confirmText ?? t('confirm')}
        </Button>
      </div>
    </Popover>
  );
}

export interface PopconfirmProps extends Omit<PopoverProps, 'children' | 'title' | 'modal'> {
  /** The question. */
  title: ReactNode;
  /** What happens then. */
  description?: ReactNode;
  /** Words of the button that does it. Default 确定. */
  confirmText?: ReactNode;
  /** Default 取消. */
  cancelText?: ReactNode;
  /** Red: for what takes something away. Default false. */
  danger?: boolean;
  /** Does it. While a promise is kept waiting so are the buttons; the message of a broken one is shown. */
  onConfirm: () => unknown;
  /** Called by the button 取消. */
  onCancel?: () => void;
}
