import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useNavigate, useSearchParams } from 'react-router';
import { usePage } from '../../../app/PageProvider.js';
import { DraftList } from './DraftList.js';
import { FlowGallery } from './FlowGallery.js';
import { launchMessages } from './launchMessages.js';
import { OwnFlows } from './OwnFlows.js';

/** What the user launched, what they have begun to launch, and the flows that they can start. */
export function Page() {
  const t = useMessages(launchMessages);
  const { permissions, path } = usePage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setPart = (part: string) => void navigate({ pathname: path, search: part === 'mine' ? '' : `?part=${part}` });
  const canStart = permissions.can('btn_add');
  const items = [
    { value: 'mine', label: t('mine'), content: <OwnFlows onStart={() => setPart('start')} /> },
    ...(canStart ? [{ value: 'start', label: t('start'), content: <FlowGallery /> }] : []),
    { value: 'drafts', label: t('drafts'), content: <DraftList /> },
  ];
  const part = params.get('part');
  return (
    <Tabs
      className="min-h-0 flex-1"
      panelClassName="flex min-h-0 flex-1 flex-col pt-3"
      value={items.some(({ value }) => value === part) ? String(part) : 'mine'}
      onValueChange={setPart}
      items={items}
    />
  );
}
