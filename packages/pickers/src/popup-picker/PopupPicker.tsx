import { RecordPicker, type RecordPickerProps } from '../record-picker/RecordPicker.js';

/**
 * Rows of a data interface, chosen in a dialog of 800 px with a keyword and a radio on each row, or in a panel with a
 * search. As a RecordPicker; `columns` may be left out, then each row shows its text alone.
 */
export function PopupPicker({ columns = NO_COLUMNS, ...props }: PopupPickerProps) {
  return <RecordPicker {...props} columns={columns} />;
}

export type PopupPickerProps = DistributiveOmit<RecordPickerProps, 'columns'> &
  Partial<Pick<RecordPickerProps, 'columns'>>;

type DistributiveOmit<Props, Key extends keyof Props> = Props extends unknown ? Omit<Props, Key> : never;

const NO_COLUMNS: RecordPickerProps['columns'] = [];
