import { useMessages } from '@smart-admin/ui/locale';
import { Link } from 'react-router';
import { type PanelProps } from './PanelProps.js';
import { screenMessages } from './screenMessages.js';

/** The lots whose window may be opened, each with its free spaces. */
export function LotChoice({ places }: { places: NonNullable<PanelProps['traffic']>['places'] | undefined }) {
  const t = useMessages(screenMessages);
  if (places?.length === 0) return <p className="m-auto text-24 text-(--screen-text-3)">{t('noLots')}</p>;
  return (
    <section aria-label={t('chooseLot')} className="flex min-h-0 flex-1 flex-col gap-6 overflow-auto py-6">
      <h2 className="m-0 text-24 font-semibold">{t('chooseLot')}</h2>
      <ul className="m-0 grid list-none grid-cols-3 gap-5 p-0 phone:grid-cols-1">
        {places?.map(({ id, name, spaces, occupied }) => (
          <li key={id}>
            <Link
              to={`?placeId=${id}`}
              className="flex items-center justify-between gap-4 rounded-sm border border-(--screen-line) bg-(--screen-panel) p-6 text-(--screen-text-1) no-underline hover:border-(--screen-accent) focus-visible:outline-2 focus-visible:outline-(--screen-accent)"
            >
              <span className="min-w-0 truncate text-24">{name}</span>
              <span className="flex-none text-[34px] leading-none font-semibold text-(--screen-green) tabular-nums">
                {Math.max(0, spaces - occupied)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
