import { confirm } from '@smart-admin/ui/confirm';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { joinNames } from '@smart-admin/ui/messages';
import { layoutMessages } from '../messages.js';
import { type Tab } from '../routing/tabs.js';
import { routeTitle } from '../routing/titles.js';

/** Asks whether the unsaved changes of these pages may be thrown away. */
export function useConfirmedLoss(): (pages: readonly Tab[]) => Promise<boolean> {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  return (pages) => {
    const names = pages.map((tab) => routeTitle({ fullName: tab.zhTitle, names: tab.meta.names }, locale));
    return confirm({
      title: t('unsavedTitle'),
      description: t('unsavedPages', { names: joinNames(names, locale) }),
      confirmText: t('discardChanges'),
      tone: 'danger',
    });
  };
}
