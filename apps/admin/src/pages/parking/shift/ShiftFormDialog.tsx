import { queryClient } from '../../../app/queryClient.js';
import { EditDialog } from '../../../resource/EditDialog.js';
import { type ShiftForm } from './shiftForms.js';

/** One of the forms of a shift; whatever shows shifts or cash is asked for again when it is saved. */
export function ShiftFormDialog({ form, saveLabel, onClose }: ShiftFormDialogProps) {
  return (
    <EditDialog
      {...form}
      saveLabel={saveLabel}
      values={{}}
      save={async (values) => {
        await form.save(values);
        await queryClient.invalidateQueries();
      }}
      onClose={onClose}
    />
  );
}

interface ShiftFormDialogProps {
  form: ShiftForm;
  /** What saving does here. Default 保存. */
  saveLabel?: string;
  onClose: () => void;
}
