import { useMessages } from '@smart-admin/ui/locale';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { flowAddress } from '../../../../messages/flowAddress.js';
import { migrationMessages } from './migrationMessages.js';

/** A flow by its number and title: a link to its page in a new tab, so that what is open here stays. */
export function FlowLink({ id, number, title }: { id: string; number: string; title: string }) {
  const t = useMessages(migrationMessages);
  return (
    <Link
      to={flowAddress(id)}
      target="_blank"
      rel="noreferrer"
      className="inline-flex max-w-full items-center gap-1 text-primary-text hover:underline hover:underline-offset-4"
    >
      <span className="truncate" title={`${number} ${title}`}>
        {number} {title}
      </span>
      <ExternalLink aria-label={t('opensNew')} className="size-3.5 flex-none" />
    </Link>
  );
}
