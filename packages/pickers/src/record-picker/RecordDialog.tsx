import { Button } from '@smart-admin/ui/button';
import { DataTable, type DataColumn } from '@smart-admin/ui/data-table';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Pagination } from '@smart-admin/ui/pagination';
import { DIMENSIONS } from '@smart-admin/ui/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefreshCw, Search } from 'lucide-react';
import { useState } from 'react';
import { PickerDialog } from '../picker-dialog/PickerDialog.js';
import { PaneStatus } from '../picker-pane/PaneStatus.js';
import { ASKING, usePickerClient } from '../picker-state/usePickerClient.js';
import { type PaneProps, type PickerState } from '../picker-state/usePicker.js';
import { type RecordRow } from '../sources/RecordSource.js';
import { recordMessages } from './recordMessages.js';
import { cellText, toPicked, type PickedRecord } from './pickedRecord.js';
import { type RecordPickerProps } from './RecordPicker.js';

/** Rows of a page, and of a table that is not paged. */
const PAGE_SIZE = 20;
const ALL_ROWS = 10_000;

/** The dialog of the record picker. */
export function RecordDialog({ picker, title, props }: RecordDialogProps) {
  return (
    <PickerDialog<PickedRecord>
      picker={picker}
      title={title}
      width={DIMENSIONS.popupDialog}
      panes={1}
      onEmpty={() => false}
    >
      {(pane) => <RecordTable {...pane} props={props} />}
    </PickerDialog>
  );
}

interface RecordDialogProps {
  picker: PickerState<PickedRecord>;
  title: string;
  props: RecordPickerProps;
}

/** Search line, table and pages. What could not be loaded is told in the table's place, with a way to ask again. */
function RecordTable({ props, label, multiple, chosenIds, onChosenChange }: RecordTableProps) {
  const t = useMessages(recordMessages);
  const { source, columns, paged = false } = props;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState({ keyword: '', page: 1, pageSize: paged ? PAGE_SIZE : ALL_ROWS });
  const { data, isFetching, isError, refetch } = useQuery(
    {
      ...ASKING,
      queryKey: ['picker-records', props.sourceKey, asked, columns.map(({ value }) => value)],
      placeholderData: keepPreviousData,
      queryFn: ({ signal }) => source.search({ ...asked, columns: columns.map(({ value }) => value) }, signal),
    },
    usePickerClient(),
  );
  const ask = (keyword: string) => {
    setTyped(keyword);
    setAsked({ ...asked, keyword: keyword.trim(), page: 1 });
  };
  const first = (asked.page - 1) * asked.pageSize;
  const table: DataColumn<RecordRow>[] = [
    { id: INDEX, header: t('index'), width: 64, resizable: false, cell: (_row, index) => first + index + 1 },
    ...columns.map(({ value, label: header }) => ({
      id: value,
      header,
      accessor: (row: RecordRow) => cellText(row.values[value]),
    })),
  ];
  // without columns the text that stands for a record is what tells it
  if (columns.length === 0) table.push({ id: 'label', header: t('name'), accessor: 'label' });
  const choose = (row: RecordRow) => {
    if (!multiple) onChosenChange([row.id], [toPicked(row, columns)]);
    else if (chosenIds.includes(row.id))
      onChosenChange(
        chosenIds.filter((id) => id !== row.id),
        [],
      );
    else onChosenChange([...chosenIds, row.id], [toPicked(row, columns)]);
  };
  return (
    <>
      <form
        role="search"
        className="flex flex-none flex-wrap items-center gap-2 border-b border-hairline bg-sunken px-2 py-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          // events of a portal rise to the form around the picker
          event.stopPropagation();
          ask(typed);
        }}
      >
        <Input
          className="w-56 phone:w-full"
          size="small"
          aria-label={t('keyword')}
          placeholder={t('keywordHint')}
          prefix={<Search aria-hidden />}
          value={typed}
          onValueChange={setTyped}
        />
        <Button type="submit" size="small" variant="soft">
          {t('search')}
        </Button>
        <Button size="small" onClick={() => ask('')}>
          {t('reset')}
        </Button>
        <Button variant="text" className="ml-auto" onClick={() => void refetch()}>
          <RefreshCw aria-hidden />
          {t('refresh')}
        </Button>
      </form>
      <DataTable
        aria-label={label}
        className="min-h-0 flex-1 bg-surface"
        columns={table}
        data={data?.rows}
        error={isError && !isFetching ? <PaneStatus query={{ isError, refetch }} /> : undefined}
        rowKey="id"
        loading={isFetching}
        onRowClick={choose}
        selection={{
          mode: multiple ? 'multiple' : 'single',
          selectedKeys: new Set(chosenIds),
          onChange: (keys, rows) =>
            onChosenChange(
              [...keys],
              rows.filter(({ id }) => !chosenIds.includes(id)).map((row) => toPicked(row, columns)),
            ),
        }}
      />
      {paged && (
        <Pagination
          className="border-t border-hairline bg-surface"
          compact
          page={asked.page}
          limit={asked.pageSize}
          total={data?.total ?? 0}
          onChange={({ page, limit }) => setAsked({ ...asked, page, pageSize: limit })}
        />
      )}
    </>
  );
}

interface RecordTableProps extends PaneProps<PickedRecord> {
  props: RecordPickerProps;
}

const INDEX = '#';
