import { AddressPicker, type AddressPath } from '@smart-admin/pickers/address-picker';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { NO_TREE } from '../sources/emptySources.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { pickerMode } from '../sources/pickerProps.js';

/** Provinces, cities and districts, loaded level by level. */
export function AreaSelectFieldView(props: FieldViewProps<'areaSelect'>) {
  const { field, value, onValueChange } = props;
  const { areaTree } = useFormDataSources();
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const shared = {
    ...controlProps(props),
    source: areaTree ?? NO_TREE,
    sourceKey: 'form-areaTree',
    depth: field.level ?? 2,
    mode: pickerMode(props),
    placeholder: field.placeholder || undefined,
  };
  return field.multiple ? (
    <AddressPicker
      {...shared}
      multiple
      value={list as AddressPath[]}
      onValueChange={(paths) => onValueChange(paths.map((path) => [...path]))}
    />
  ) : (
    <AddressPicker
      {...shared}
      value={list as AddressPath}
      onValueChange={(path) => onValueChange([...path])}
      clearable={!field.required}
    />
  );
}
