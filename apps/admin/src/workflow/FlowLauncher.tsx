import { Avatar } from '@smart-admin/ui/avatar';
import { useMessages } from '@smart-admin/ui/locale';
import { flowListMessages } from './flowListMessages.js';
import { type FlowRow } from './flowRow.js';

/** Who launched a flow, and where they belong, or who did it for them. */
export function FlowLauncher({ row: { launcher, launcherOrganize, launchedByName } }: { row: FlowRow }) {
  const t = useMessages(flowListMessages);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={launcher.name} src={launcher.headIcon} size={20} />
      <span className="flex-none">{launcher.name || '-'}</span>
      <span className="truncate text-12 text-2">
        {launchedByName === '' ? launcherOrganize : t('launchedBy', { name: launchedByName })}
      </span>
    </span>
  );
}
