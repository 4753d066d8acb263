import { routeTitle } from '@smart-admin/layout/routing';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { appMessages } from '../../app/messages.js';
import { usePage } from '../../app/PageProvider.js';

/** A page of another site, embedded under its own tab. */
export function Page() {
  const t = useMessages(appMessages);
  const locale = useLocale();
  const { route } = usePage();
  if (!route) return null;
  return (
    <iframe
      title={t('frameTitle', { title: routeTitle(route.meta, locale) })}
      src={route.frameUrl}
      referrerPolicy="no-referrer"
      className="min-h-0 w-full flex-1 rounded-lg border border-hairline bg-white"
    />
  );
}
