import { Avatar } from '@smart-admin/ui/avatar';
import { formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { flowDetailMessages } from './flowDetailMessages.js';
import { type FlowDetail } from './useFlow.js';

/** To whom a flow was circulated, and who has read it. */
export function FlowCirculated({ people }: { people: FlowDetail['circulated'] }) {
  const t = useMessages(flowDetailMessages);
  if (people.length === 0) return null;
  return (
    <section aria-label={t('circulated')} className="grid gap-2">
      <h2 className="m-0 text-14 font-semibold">
        {t('circulated')} <span className="text-13 font-normal text-2">{people.length}</span>
      </h2>
      <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1.5 p-0">
        {people.map(({ id, name, headIcon, readTime }) => (
          <li key={id} className="flex items-center gap-1.5">
            <Avatar name={name} src={headIcon} size={20} />
            {name}
            <span className="text-12 text-2" title={readTime === null ? undefined : formatDenseDate(readTime)}>
              {t(readTime === null ? 'unread' : 'read')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
