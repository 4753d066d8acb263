import { Switch } from '@smart-admin/ui/switch';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';

/** A switch with the word of its state. */
export function SwitchFieldView(props: FieldViewProps<'switch'>) {
  const { field, value, onValueChange } = props;
  const on = value === true;
  const word = on ? field.activeText : field.inactiveText;
  return (
    <div className="flex min-h-ctl items-center gap-2">
      <Switch {...controlProps(props)} value={on} onValueChange={onValueChange} />
      {word && <span className="text-2">{word}</span>}
    </div>
  );
}
