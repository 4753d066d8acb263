import { type ControlProps } from '@smart-admin/ui/form-state';
import { type Ref } from 'react';

/** What every picker takes beside its source and its value. */
export interface PickerBaseProps extends ControlProps {
  /** Name of the source for caching; two sources need two names. */
  sourceKey: string;
  /** A dialog, or a panel below the field that writes every choice at once. */
  mode?: 'dialog' | 'popover';
  /** Words of the empty field. Default 请选择. */
  placeholder?: string;
  /** Offers a cross that empties the field. Default true. */
  clearable?: boolean;
  /** With `multiple`: tags shown before `+n`. Default: as many as there is room for. */
  maxTags?: number;
  /** Names that are known already, by id; the source is asked for the others only. */
  names?: Readonly<Record<string, string>>;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Name under which a plain form sends the chosen ids, one entry an id. */
  name?: string;
  /** The focus left the field, and neither dialog nor panel is open. */
  onBlur?: () => void;
  /** Default: the size setting. */
  size?: 'default' | 'medium' | 'small' | 'mini';
  className?: string;
  /** The button that opens the picker. */
  ref?: Ref<HTMLButtonElement>;
}

/** Value of a picker: one id or null, with `multiple` a list of ids. Leave `value` out to let the picker hold it. */
export type PickerValueProps<Id = string, Item = PickedItem> =
  | {
      multiple?: false;
      value?: Id | null;
      defaultValue?: Id | null;
      /** Called by confirm, and at once when something is removed. */
      onValueChange?: (value: Id | null, items: Item[]) => void;
    }
  | {
      multiple: true;
      value?: readonly Id[];
      defaultValue?: readonly Id[];
      /** Called by confirm, and at once when something is removed. */
      onValueChange?: (value: Id[], items: Item[]) => void;
    };

/** A chosen thing as people read it. */
export interface PickedItem {
  id: string;
  label: string;
  /** Second line: what it lies in, account, department. */
  description?: string;
  /** Names from the top down to it, for the pointer that rests on it. */
  path?: string;
  /** What it stands for: department, position, user ... Decides its icon. */
  type?: string;
}
