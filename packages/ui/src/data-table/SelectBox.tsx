import { type MouseEvent } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { dataTableMessages } from './dataTableMessages.js';

/**
 * The box or radio that chooses a row or card.
 * @internal
 */
export function SelectBox({ mode, index, isSelected, isDisabled, onSelect }: SelectBoxProps) {
  const t = useMessages(dataTableMessages);
  return mode === 'multiple' ? (
    <Checkbox
      aria-label={t('selectRow', { row: index + 1 })}
      value={isSelected}
      disabled={isDisabled}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        if (!isDisabled) onSelect(!isSelected, event.shiftKey);
      }}
      className="align-middle"
    />
  ) : (
    <input
      type="radio"
      aria-label={t('selectRow', { row: index + 1 })}
      checked={isSelected}
      disabled={isDisabled}
      onChange={() => onSelect(true, false)}
      className="m-0 block size-4 cursor-pointer accent-(--primary-solid)"
    />
  );
}

export interface SelectBoxProps {
  mode: 'multiple' | 'single';
  /** Place of the row, from 0. */
  index: number;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: (on: boolean, isRange: boolean) => void;
}
