import { type MouseEvent } from 'react';
import { Checkbox } from '../checkbox/Checkbox.js';
import { useMessages } from '../locale/LocaleProvider.js';
import { FIXED_GROUND, lead } from './cellClass.js';
import { dataTableMessages } from './dataTableMessages.js';

/**
 * The box or radio at the start of a row.
 * @internal
 */
export function SelectCell({ className, role, mode, index, isSelected, isDisabled, onSelect }: SelectCellProps) {
  const t = useMessages(dataTableMessages);
  return (
    // a click beside the box still means the box
    <td
      role={role}
      style={lead.style}
      className={`${className} ${lead.className} ${FIXED_GROUND}`}
      onClick={(event) => event.stopPropagation()}
    >
      {mode === 'multiple' ? (
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
      )}
    </td>
  );
}

export interface SelectCellProps {
  className: string;
  role: 'cell' | 'gridcell';
  mode: 'multiple' | 'single';
  index: number;
  isSelected: boolean;
  isDisabled: boolean;
  onSelect: (on: boolean, isRange: boolean) => void;
}
