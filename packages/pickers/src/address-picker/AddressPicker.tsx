import { useControllable } from '@smart-admin/ui/controllable';
import { useMessages } from '@smart-admin/ui/locale';
import { type PickedItem, type PickerBaseProps, type PickerValueProps } from '../picker-state/pickerProps.js';
import { type TreeSource } from '../sources/TreeSource.js';
import { SourceTreePicker } from '../tree-picker/SourceTreePicker.js';
import { addressMessages } from './addressMessages.js';
import { pathSource, toPath, toPathId } from './pathSource.js';

/**
 * Provinces, cities and districts, loaded level by level and chosen in a dialog of 800 px. The value is the path of ids
 * from the province down, [] for none; with `multiple` a list of such paths. Chosen places read as names joined by '/'.
 */
export function AddressPicker(props: AddressPickerProps) {
  const { source, depth = 2, title, ...rest } = props;
  const t = useMessages(addressMessages);
  const [paths, setPaths] = usePaths(props);
  const shared = {
    ...rest,
    sourceKey: `${props.sourceKey}/${depth}`,
    source: pathSource(source, depth),
    title: title ?? t('title'),
    pathAsLabel: true,
    kind: 'area',
    defaultValue: undefined,
    head: <p className="m-0 flex h-11 flex-none items-center border-b border-hairline bg-sunken px-3">{t('all')}</p>,
  };
  const ids = paths.map(toPathId);
  return props.multiple ? (
    <SourceTreePicker
      {...shared}
      multiple
      value={ids}
      onValueChange={(next, items) => setPaths(next.map(toPath), items)}
    />
  ) : (
    <SourceTreePicker
      {...shared}
      multiple={false}
      value={ids[0] ?? null}
      onValueChange={(next, items) => setPaths(next === null ? [] : [toPath(next)], items)}
    />
  );
}

/** Ids from the province down to the place. */
export type AddressPath = readonly string[];

export type AddressPickerProps = PickerBaseProps & {
  /** Where the data comes from. */
  source: TreeSource;
  /** Level that can be chosen: 0 province, 1 city, 2 district. A place without anything below it can be chosen too. Default 2. */
  depth?: number;
  /** Default 省市区. */
  title?: string;
} & (
    | (Omit<Extract<PickerValueProps<AddressPath>, { multiple?: false }>, 'onValueChange'> & {
        /** Called by confirm, and at once when something is removed; [] for none. */
        onValueChange?: (value: string[], items: PickedItem[]) => void;
      })
    | Extract<PickerValueProps<AddressPath>, { multiple: true }>
  );

/** The value as a list of paths, and how a new list is reported. */
function usePaths(props: AddressPickerProps) {
  const [paths, write] = useControllable<readonly AddressPath[]>({
    value: toPaths(props, props.value),
    defaultValue: toPaths(props, props.defaultValue) ?? [],
    onChange: undefined,
  });
  const setPaths = (next: readonly AddressPath[], items: PickedItem[]) => {
    write(next);
    if (props.multiple) props.onValueChange?.([...next], items);
    else props.onValueChange?.([...(next[0] ?? [])], items);
  };
  return [paths, setPaths] as const;
}

function toPaths({ multiple }: AddressPickerProps, value: AddressPath | readonly AddressPath[] | null | undefined) {
  if (value === undefined) return undefined;
  if (value === null || value.length === 0) return [];
  return multiple ? (value as readonly AddressPath[]) : [value as AddressPath];
}
