import { Button } from '@smart-admin/ui/button';
import { useMessages } from '@smart-admin/ui/locale';
import { NoPermission } from '@smart-admin/ui/no-permission';
import { Link } from 'react-router';
import { appMessages } from './messages.js';

/** A page that exists and that the user has not been given. */
export function NoPermissionPage() {
  const t = useMessages(appMessages);
  return (
    <section className="grid flex-1 place-items-center rounded-lg border border-hairline bg-surface p-6">
      <NoPermission
        actions={
          <Button asChild variant="primary">
            <Link to="/home">{t('backHome')}</Link>
          </Button>
        }
      />
    </section>
  );
}
