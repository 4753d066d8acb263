import { Avatar } from '@smart-admin/ui/avatar';
import { CopyButton } from '@smart-admin/ui/copy-button';
import { formatDenseDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { flowAddress } from '../../messages/flowAddress.js';
import { FlowStatusTag } from '../FlowStatusTag.js';
import { UrgencyTag } from '../UrgencyTag.js';
import { flowDetailMessages } from './flowDetailMessages.js';
import { PrintFlow } from './PrintFlow.js';
import { type FlowDetail } from './useFlow.js';

/** What a flow is, who launched it and when. */
export function FlowHead({ flow, extra }: { flow: FlowDetail; extra?: ReactNode }) {
  const t = useMessages(flowDetailMessages);
  const { launcher, number } = flow;
  const time = formatDenseDate(flow.launchTime);
  const { launchedByName: name } = flow;
  const launched = name === '' ? t('launched', { time }) : t('launchedBy', { name, time });
  const facts = [launcher.name, flow.launcherOrganize, launched];
  return (
    <header className="flex min-h-17 flex-none items-center gap-3 border-b border-hairline px-6 py-2.5 phone:px-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="m-0 text-16 font-semibold break-words">{flow.title}</h1>
          <UrgencyTag urgency={flow.urgency} />
          <FlowStatusTag status={flow.status} />
        </div>
        <div className="flex flex-wrap items-center gap-x-1.5 text-2">
          <Avatar name={launcher.name} src={launcher.headIcon} size={20} />
          <span>{facts.filter((fact) => fact !== '').join(' · ')}</span>
          <span className="inline-flex items-center">
            <span aria-hidden className="mr-1.5 phone:hidden">
              ·
            </span>
            <span className="tabular-nums">{number}</span>
            <CopyButton pane text={number} label={t('copyNumber')} className="print:hidden" />
          </span>
        </div>
      </div>
      <span className="flex flex-none items-center gap-1 print:hidden phone:flex-wrap phone:justify-end">
        {extra}
        <PrintFlow flow={flow} />
        <CopyButton text={window.location.origin + flowAddress(flow.id)} label={t('copyLink')} />
      </span>
    </header>
  );
}
