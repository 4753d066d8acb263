import { X } from 'lucide-react';
import { useMessages } from '../locale/LocaleProvider.js';
import { inputMessages } from './inputMessages.js';

/** The small cross that empties a control. */
export function ClearButton({ onClear }: ClearButtonProps) {
  const t = useMessages(inputMessages);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('clear')}
      data-slot="clear-button"
      className="-mx-1 grid size-5 flex-none place-items-center rounded-sm text-3 hover:bg-pressed hover:text-1"
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation();
        onClear();
      }}
    >
      <X className="size-3" aria-hidden />
    </button>
  );
}

export interface ClearButtonProps {
  onClear: () => void;
}
