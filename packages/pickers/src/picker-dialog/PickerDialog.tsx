import { Button, IconButton } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { pickerMessages } from './pickerMessages.js';

/**
 * The frame of a picker: what can be chosen at the left, what is chosen at the right, 800 px wide. A click outside does
 * not close it.
 */
export function PickerDialog({
  title,
  onClose,
  onConfirm,
  hint,
  items,
  onRemove,
  onClear,
  children,
}: PickerDialogProps) {
  const t = useMessages(pickerMessages);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width={800}
      footer={
        <>
          {hint && <span className="mr-auto text-12 text-3">{hint}</span>}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="grid h-113 grid-cols-2 overflow-hidden rounded-lg border border-hairline phone:h-auto phone:grid-cols-1">
        <div className="flex min-h-0 min-w-0 flex-col border-r border-hairline phone:h-72 phone:border-r-0 phone:border-b">
          {children}
        </div>
        <section aria-label={t('selected')} className="flex min-h-0 min-w-0 flex-col phone:h-56">
          <header className="flex h-11 flex-none items-center gap-2 border-b border-hairline bg-sunken px-3">
            <span>{t('selected')}</span>
            <span className="rounded-sm bg-primary-soft px-1.5 text-12 text-primary-text">{items.length}</span>
            <Button variant="text" className="ml-auto" disabled={items.length === 0} onClick={onClear}>
              {t('clearList')}
            </Button>
          </header>
          {items.length === 0 ? (
            <p className="m-0 px-3 py-6 text-center text-3">{t('nothing')}</p>
          ) : (
            <ul className="m-0 min-h-0 flex-1 list-none overflow-auto p-2">
              {items.map((item) => (
                <li key={item.id} className="flex items-center gap-2 rounded-md px-2 py-1.5 hover:bg-hover">
                  <span className="min-w-0 flex-1">
                    <span className="block truncate">{item.label}</span>
                    {item.path && <span className="block truncate text-12 text-3">{item.path}</span>}
                  </span>
                  <IconButton
                    pane
                    label={t('remove', { name: item.label })}
                    tooltip={false}
                    onClick={() => onRemove(item.id)}
                  >
                    <Trash2 aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Dialog>
  );
}

export interface PickerDialogProps {
  title: string;
  /** Closes without writing. */
  onClose: () => void;
  onConfirm: () => void;
  /** A sentence at the left of the footer. */
  hint?: string;
  items: readonly ChosenItem[];
  onRemove: (id: string) => void;
  onClear: () => void;
  /** The left pane. */
  children: ReactNode;
}

/** A chosen thing as the right pane shows it. */
export interface ChosenItem {
  id: string;
  label: string;
  /** Names of what it lies in, joined by " / ". */
  path?: string;
}
