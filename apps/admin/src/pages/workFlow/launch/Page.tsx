import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useState } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { FlowGallery } from './FlowGallery.js';
import { launchMessages } from './launchMessages.js';
import { OwnFlows } from './OwnFlows.js';

/** What the user launched, and the flows that they can start. */
export function Page() {
  const t = useMessages(launchMessages);
  const { permissions } = usePage();
  const [part, setPart] = useState('mine');
  return (
    <Tabs
      className="min-h-0 flex-1"
      panelClassName="flex min-h-0 flex-1 flex-col pt-3"
      value={part}
      onValueChange={setPart}
      items={[
        { value: 'mine', label: t('mine'), content: <OwnFlows onStart={() => setPart('start')} /> },
        ...(permissions.can('btn_add') ? [{ value: 'start', label: t('start'), content: <FlowGallery /> }] : []),
      ]}
    />
  );
}
