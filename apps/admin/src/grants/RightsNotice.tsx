import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { type ChosenRights } from './previewRights.js';
import { previewRightsMessages } from './previewRightsMessages.js';

/** What the chosen rights cannot show: a page that was not given, and parts that are not released. */
export function RightsNotice({ chosen, unreleased }: { chosen: ChosenRights; unreleased: readonly string[] }) {
  const t = useMessages(previewRightsMessages);
  const { holder, page } = chosen;
  if (!page.offered) return <Alert tone="warning">{t('notReleased', { name: holder.name })}</Alert>;
  if (!page.rights) return <Alert tone="warning">{t('notGiven', { name: holder.name })}</Alert>;
  if (unreleased.length === 0) return null;
  return <Alert tone="warning">{t('unreleased', { names: unreleased.join('、') })}</Alert>;
}
