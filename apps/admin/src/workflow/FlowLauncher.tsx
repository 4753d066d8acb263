import { Avatar } from '@smart-admin/ui/avatar';
import { type FlowRow } from './flowRow.js';

/** Who launched a flow, and where they belong. */
export function FlowLauncher({ row: { launcher, launcherOrganize } }: { row: FlowRow }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={launcher.name} src={launcher.headIcon} size={20} />
      <span className="flex-none">{launcher.name || '-'}</span>
      <span className="truncate text-12 text-2">{launcherOrganize}</span>
    </span>
  );
}
