import { Button } from '@smart-admin/ui/button';
import { useControlState, type ControlProps } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { useId } from 'react';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';

/** Chosen names as tags and the button that opens the picker. Follows the surrounding form's `disabled` and `readOnly`. */
export function PickerField({ items, onOpen, onRemove, placeholder, ...control }: PickerFieldProps) {
  const t = useMessages(pickerMessages);
  const state = useControlState(control);
  const ownId = useId();
  const id = state.id ?? ownId;
  const off = state.disabled || state.readOnly;
  // a button takes no aria-invalid; the field's message reaches it by its description
  const labelledBy = state.aria['aria-labelledby'];
  return (
    <div data-slot="picker-field" className="flex flex-wrap items-center gap-1.5">
      {items.map((item) => (
        <Tag key={item.id} onRemove={off ? undefined : () => onRemove(item.id)}>
          {item.label}
        </Tag>
      ))}
      <Button
        id={id}
        disabled={off}
        aria-haspopup="dialog"
        aria-label={state.aria['aria-label']}
        aria-labelledby={labelledBy && `${labelledBy} ${id}`}
        aria-describedby={state.aria['aria-describedby']}
        className={state.invalid ? 'border-danger-edge' : undefined}
        onClick={onOpen}
      >
        {placeholder ?? t('choose')}
      </Button>
    </div>
  );
}

export interface PickerFieldProps extends ControlProps {
  items: readonly { id: string; label: string }[];
  onOpen: () => void;
  onRemove: (id: string) => void;
  /** Words of the button. Default 请选择. */
  placeholder?: string;
}
