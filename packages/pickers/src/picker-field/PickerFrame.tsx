import { FieldContext } from '@smart-admin/ui/form-state';
import { SelectPopover } from '@smart-admin/ui/select';
import { Ellipsis } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { type PickedItem, type PickerBaseProps } from '../picker-state/pickerProps.js';
import { type PaneProps, type PickerState } from '../picker-state/usePicker.js';
import { PickerField } from './PickerField.js';

/**
 * Field and what it opens: `dialog`, drawn while it is open so that its selection starts from the value, or a panel
 * with the pane alone, in which every choice counts at once.
 */
export function PickerFrame<Item extends PickedItem>(frame: PickerFrameProps<Item>) {
  const { picker, props, mode, popup, label, pane, dialog } = frame;
  const panelId = useId();
  if (mode === 'dialog')
    return (
      <>
        <PickerField
          picker={picker as unknown as PickerState}
          props={props}
          popup="dialog"
          icon={<Ellipsis aria-hidden className="pointer-events-none" />}
        />
        {/* label and message of the surrounding field belong to the field alone */}
        {picker.open && <FieldContext value={null}>{dialog}</FieldContext>}
      </>
    );
  return (
    <SelectPopover
      open={picker.open}
      onOpenChange={picker.setOpen}
      panelClassName="min-w-60"
      panelId={panelId}
      frame={<PickerField picker={picker as unknown as PickerState} props={props} popup={popup} panelId={panelId} />}
    >
      {/* a definite height: a panel that grows with its rows makes a long list draw and measure itself again and again */}
      <div className="flex h-80 max-h-(--radix-popper-available-height) flex-col">
        <FieldContext value={null}>
          {pane({
            label,
            multiple: picker.multiple,
            chosenIds: picker.ids,
            onChosenChange: (ids, added) => {
              picker.setIds(ids, added);
              if (!picker.multiple) picker.setOpen(false);
            },
          })}
        </FieldContext>
      </div>
    </SelectPopover>
  );
}

export interface PickerFrameProps<Item extends PickedItem> {
  picker: PickerState<Item>;
  props: PickerBaseProps;
  mode: 'dialog' | 'popover';
  /** What stands in the panel. */
  popup: 'tree' | 'listbox';
  /** Name of the pane for screen readers. */
  label: string;
  pane: (pane: PaneProps<Item>) => ReactNode;
  dialog: ReactNode;
}
