import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useSearchParams } from 'react-router';
import { AuthorizePanel } from './AuthorizePanel.js';
import { BaseInfoForm } from './BaseInfoForm.js';
import { LogPanel } from './LogPanel.js';
import { MembershipPanel } from './MembershipPanel.js';
import { PasswordForm } from './PasswordForm.js';
import { ProfileCard } from './ProfileCard.js';
import { profileMessages } from './profileMessages.js';
import { SecondFactorPanel } from './SecondFactorPanel.js';
import { SubordinatePanel } from './SubordinatePanel.js';

/** Personal information: who one is, one's password, organisations, permissions, subordinates and log. */
export function Page() {
  const t = useMessages(profileMessages);
  const [params, setParams] = useSearchParams();
  return (
    <div className="flex min-h-0 flex-1 gap-3 phone:flex-col phone:overflow-auto">
      <ProfileCard />
      <section className="flex min-h-0 min-w-0 flex-1 flex-col rounded-lg border border-hairline bg-surface px-4 pt-2">
        <Tabs
          className="flex min-h-0 flex-1 flex-col"
          panelClassName="overflow-auto pb-6"
          // what is typed into one of them stays while others are looked at
          keepMounted="visited"
          value={params.get('tab') ?? 'base'}
          onValueChange={(tab) => setParams(tab === 'base' ? {} : { tab }, { replace: true })}
          items={[
            { value: 'base', label: t('base'), content: <BaseInfoForm /> },
            { value: 'password', label: t('password'), content: <PasswordForm /> },
            { value: 'secondFactor', label: t('secondFactor'), content: <SecondFactorPanel /> },
            { value: 'organizes', label: t('organizes'), content: <MembershipPanel /> },
            { value: 'authorize', label: t('authorize'), content: <AuthorizePanel /> },
            { value: 'subordinates', label: t('subordinates'), content: <SubordinatePanel /> },
            { value: 'log', label: t('log'), content: <LogPanel /> },
          ]}
        />
      </section>
    </div>
  );
}
