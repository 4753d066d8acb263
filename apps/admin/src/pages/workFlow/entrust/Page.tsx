import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { entrustMessages } from './entrustMessages.js';
import { GivenList } from './GivenList.js';
import { ReceivedList } from './ReceivedList.js';

/** Who decides for whom, and for how long. */
export function Page() {
  const t = useMessages(entrustMessages);
  return (
    <Tabs
      className="min-h-0 flex-1"
      panelClassName="flex min-h-0 flex-1 flex-col pt-3"
      items={[
        { value: 'given', label: t('given'), content: <GivenList /> },
        { value: 'received', label: t('received'), content: <ReceivedList /> },
      ]}
    />
  );
}
