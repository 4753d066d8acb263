import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { plainText } from '../../core/kinds/text/textValue.js';
import { referenceOf } from '../../core/registry/fieldFacts.js';
import { currentNames } from './currentNames.js';
import { type FormDataSources } from './FormDataSources.js';

type PickedKind =
  'userSelect' | 'organizeSelect' | 'departmentSelect' | 'positionSelect' | 'roleSelect' | 'groupSelect';

/** What the pickers of ids take from their field: value, words, and the names that the signed-in person brings along. */
export function idPickerProps(props: FieldViewProps<PickedKind>, { currentUser }: FormDataSources) {
  const { field, value, onValueChange } = props;
  const shared = {
    ...controlProps(props),
    placeholder: field.placeholder || undefined,
    names: currentNames(referenceOf(field), currentUser),
  };
  if (field.multiple)
    return {
      ...shared,
      multiple: true as const,
      // a field over the whole width has room for more names
      maxTags: field.span === 24 ? 5 : 2,
      value: Array.isArray(value) ? (value as string[]) : value ? [plainText(value)] : [],
      onValueChange: (ids: readonly string[]) => onValueChange([...ids]),
    };
  return {
    ...shared,
    multiple: false as const,
    value: plainText(Array.isArray(value) ? (value as unknown[])[0] : value) || null,
    clearable: !field.required,
    onValueChange: (id: string | null) => onValueChange(id ?? ''),
  };
}

/** In a cell of a subtable a picker opens below it. */
export function pickerMode({ cell }: Pick<FieldViewProps, 'cell'>): 'dialog' | 'popover' {
  return cell ? 'popover' : 'dialog';
}
