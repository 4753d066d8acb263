import { lead, FIXED_GROUND } from './cellClass.js';
import { SelectBox, type SelectBoxProps } from './SelectBox.js';

/**
 * The place of the box or radio at the start of a row.
 * @internal
 */
export function SelectCell({ className, role, ...box }: SelectCellProps) {
  return (
    // a click beside the box still means the box
    <td
      role={role}
      style={lead.style}
      className={`${className} ${lead.className} ${FIXED_GROUND}`}
      onClick={(event) => event.stopPropagation()}
    >
      <SelectBox {...box} />
    </td>
  );
}

export interface SelectCellProps extends SelectBoxProps {
  className: string;
  role: 'cell' | 'gridcell';
}
