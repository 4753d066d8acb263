import { lazyPart } from '@smart-admin/ui/lazy';
import { useMessages } from '@smart-admin/ui/locale';
import { Suspense } from 'react';
import { PickerFrame } from '../picker-field/PickerFrame.js';
import { EntityPane } from '../picker-pane/EntityList.js';
import { type PickerBaseProps, type PickerValueProps } from '../picker-state/pickerProps.js';
import { usePicker } from '../picker-state/usePicker.js';
import { type EntityQuery } from '../sources/EntitySource.js';
import { type RecordColumn, type RecordSource } from '../sources/RecordSource.js';
import { toPicked, type PickedRecord } from './pickedRecord.js';
import { recordMessages } from './recordMessages.js';

// the table comes with the first opening
const RecordDialog = lazyPart(
  () => import('./RecordDialog.js'),
  (module) => module.RecordDialog,
);

/**
 * Rows of a table, chosen in a dialog of 800 px with keyword, 搜索, 重置 and 刷新, or in a panel with a search. The value
 * is the id of a row; `onValueChange` tells its text and values too. 确定 without a chosen row does nothing.
 */
export function RecordPicker(props: RecordPickerProps) {
  const { source, columns, mode = 'dialog', title } = props;
  const t = useMessages(recordMessages);
  const picker = usePicker<PickedRecord>(props, (ids, signal) => source.names(ids, signal));
  const label = title ?? t('title');
  const searchItems = async (query: EntityQuery, signal?: AbortSignal) => {
    const { rows, total } = await source.search({ ...query, columns: columns.map(({ value }) => value) }, signal);
    return { items: rows.map((row) => toPicked(row, columns)), total };
  };
  return (
    <PickerFrame
      picker={picker}
      props={props}
      mode={mode}
      popup="listbox"
      label={label}
      pane={(pane) => <EntityPane {...pane} search={searchItems} cacheKey={[props.sourceKey, 'records']} />}
      dialog={
        <Suspense>
          <RecordDialog picker={picker} title={label} props={props} />
        </Suspense>
      }
    />
  );
}

export type RecordPickerProps = PickerBaseProps &
  PickerValueProps<string, PickedRecord> & {
    source: RecordSource;
    /** Columns of the table. */
    columns: readonly RecordColumn[];
    /** Pages of 20 rows. Default false: up to 10000 rows at once. */
    paged?: boolean;
    /** Head of the dialog. Default 选择数据. */
    title?: string;
  };
