import { Badge } from '@smart-admin/ui/badge';
import { useMessages } from '@smart-admin/ui/locale';
import { Link } from 'react-router';
import { flowAddress } from '../messages/flowAddress.js';
import { flowListMessages } from './flowListMessages.js';
import { type FlowQueue } from './flowQueue.js';
import { type FlowListRow } from './flowRow.js';
import { UrgencyTag } from './UrgencyTag.js';

/** Title of a flow in a list: a link to its page, where the flows of the list are stepped through. A tap on its card follows it. */
export function FlowTitle({ row, unread = false, onOpen }: FlowTitleProps) {
  const t = useMessages(flowListMessages);
  return (
    <span className="flex min-w-0 items-center gap-2">
      {unread ? <Badge dot label={t('unread')} className="flex-none shadow-none" /> : null}
      <Link
        data-card-link=""
        to={flowAddress(row.instanceId)}
        state={{ ids: row.queue } satisfies FlowQueue}
        title={row.title}
        className="truncate text-primary-text hover:underline hover:underline-offset-4"
        onClick={onOpen}
      >
        {row.title}
      </Link>
      <UrgencyTag urgency={row.urgency} />
    </span>
  );
}

export interface FlowTitleProps {
  row: Pick<FlowListRow, 'instanceId' | 'queue' | 'title' | 'urgency'>;
  /** A dot before it. Default false. */
  unread?: boolean;
  /** Told when it is opened. */
  onOpen?: () => void;
}
