import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { EditableTable } from './EditableTable.js';
import { FixedTable, GroupedTable, MergedTable, PlainTable, StatisticsTable } from './orderTables.js';
import { TreeTable } from './TreeTable.js';
import { tableMessages } from './tableMessages.js';

const TABLES = {
  plain: PlainTable,
  tree: TreeTable,
  grouped: GroupedTable,
  fixed: FixedTable,
  merged: MergedTable,
  editable: EditableTable,
  statistics: StatisticsTable,
};
const NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** What tables can do, one kind after the other. */
export function Page() {
  const t = useMessages(tableMessages);
  return (
    <section
      aria-label={t('label')}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface"
    >
      <Tabs
        className="flex min-h-0 flex-1 flex-col"
        listClassName="flex-none px-4"
        panelClassName="flex min-h-0 flex-col pt-0"
        items={NAMES.map((name) => {
          const Table = TABLES[name];
          return {
            value: name,
            label: t(name),
            content: (
              <>
                <p className="m-0 flex-none px-4 py-2.5 text-13 text-2">{t(`${name}Hint`)}</p>
                <Table />
              </>
            ),
          };
        })}
      />
    </section>
  );
}
