import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { MyShift } from './MyShift.js';
import { ShiftList } from './ShiftList.js';
import { shiftMessages } from './shiftMessages.js';

/** Shifts of those who take money: one's own, and those of everybody whom one may see. */
export function Page() {
  const t = useMessages(shiftMessages);
  return (
    <Tabs
      className="min-h-0 flex-1"
      panelClassName="flex min-h-0 flex-1 flex-col overflow-y-auto pt-3"
      items={[
        { value: 'mine', label: t('mine'), content: <MyShift /> },
        { value: 'all', label: t('all'), content: <ShiftList /> },
      ]}
    />
  );
}
