import { useControlState } from '@smart-admin/ui/form-state';
import { useMessages } from '@smart-admin/ui/locale';
import { TagList } from '@smart-admin/ui/multi-select';
import { SelectTrigger } from '@smart-admin/ui/select';
import { type ComponentProps, type ReactNode } from 'react';
import { pickerMessages } from '../picker-dialog/pickerMessages.js';
import { type PickerBaseProps } from '../picker-state/pickerProps.js';
import { type PickerState } from '../picker-state/usePicker.js';

/**
 * The closed picker: the chosen name, with `multiple` the names as tags. Follows the surrounding form's `disabled` and
 * `readOnly`. Removing a tag and clearing write at once.
 */
export function PickerField({ picker, props, popup, panelId, icon, ...rest }: PickerFieldProps) {
  const t = useMessages(pickerMessages);
  const state = useControlState(props);
  const { items, ids, multiple, open, setOpen, setIds } = picker;
  const placeholder = props.placeholder ?? t('choose');
  const off = state.disabled || state.readOnly;
  const remove = (id: string) => setIds(ids.filter((entry) => entry !== id));
  const last = ids.at(-1);
  return (
    <>
      <SelectTrigger
        {...rest}
        slot="picker-field"
        state={state}
        open={open}
        onOpenChange={setOpen}
        listId={panelId}
        popup={popup}
        icon={icon}
        text={items.map(({ label }) => label).join('、')}
        textTitle={multiple ? undefined : items[0]?.path}
        placeholder={placeholder}
        tags={
          multiple ? (
            <TagList
              items={items.map(({ id, label, path }) => ({ key: id, label, title: path ?? label }))}
              maxTags={props.maxTags}
              placeholder={placeholder}
              disabled={off}
              onRemove={remove}
            />
          ) : undefined
        }
        onClear={props.clearable !== false && ids.length > 0 ? () => setIds([]) : undefined}
        onBackspace={multiple && last !== undefined ? () => remove(last) : undefined}
        onBlur={(event) => {
          rest.onBlur?.(event);
          if (!open) props.onBlur?.();
        }}
        triggerRef={props.ref}
        size={props.size}
        className={props.className}
      />
      {props.name !== undefined &&
        !state.disabled &&
        ids.map((id) => <input key={id} type="hidden" name={props.name} value={id} />)}
    </>
  );
}

export interface PickerFieldProps extends ComponentProps<'div'> {
  picker: Pick<PickerState, 'items' | 'ids' | 'multiple' | 'open' | 'setOpen' | 'setIds'>;
  props: PickerBaseProps;
  popup: 'dialog' | 'tree' | 'listbox';
  panelId?: string;
  /** At the right end of the field. Default: an arrow. */
  icon?: ReactNode;
}
