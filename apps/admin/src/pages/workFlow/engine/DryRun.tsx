import { type FormDocument } from '@smart-admin/form-engine/core';
import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { type FlowMark } from '@smart-admin/form-engine/flow-designer';
import { FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import { Button, IconButton } from '@smart-admin/ui/button';
import { formatDate } from '@smart-admin/ui/format';
import { useMessages } from '@smart-admin/ui/locale';
import { toast } from '@smart-admin/ui/toast';
import { X } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../app/api.js';
import { useSession } from '../../../app/sessionStore.js';
import { engineMessages } from './engineMessages.js';
import { LauncherPicker } from './LauncherPicker.js';

/** The whole course of the flow as it is drawn now, for somebody and what they fill in. Nothing happens by it. */
export function DryRun({ id, flow, form, onMarks, onClose }: DryRunProps) {
  const t = useMessages(engineMessages);
  const own = useSession((session) => session.user?.userInfo.userId ?? null);
  const [launcherId, setLauncher] = useState<string | null>(own);
  const [steps, setSteps] = useState<readonly Step[]>();
  const [isAsking, setAsking] = useState(false);
  const store = useFormStore(form);
  const run = async () => {
    if (launcherId === null) {
      toast.warning(t('chooseLauncher'));
      return;
    }
    setAsking(true);
    try {
      const body = { document: JSON.stringify(flow), launcherId, values: store.getValues() };
      const { list } = await api.workflow.flow.dryRun({ id, body });
      setSteps(list);
      onMarks(Object.fromEntries(['start', ...list.map(({ nodeId }) => nodeId)].map((each) => [each, 'done'])));
    } finally {
      setAsking(false);
    }
  };
  return (
    <section aria-label={t('dryRun')} className="flex-none border-t border-hairline bg-surface">
      <header className="flex h-10 items-center gap-3 px-4">
        <h2 className="m-0 text-14 font-semibold">{t('dryRun')}</h2>
        <span className="min-w-0 truncate text-12 text-3">{t('runText')}</span>
        <IconButton className="ml-auto" label={t('hideRun')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="grid h-45 grid-cols-[280px_minmax(0,1fr)] border-t border-hairline phone:block phone:h-auto">
        <div className="grid min-h-0 content-start gap-2 overflow-auto border-r border-hairline p-3 phone:border-r-0">
          <LauncherPicker value={launcherId} onValueChange={setLauncher} />
          <Button variant="primary" loading={isAsking} onClick={() => void run()}>
            {t('run')}
          </Button>
          <FormRenderer store={store} onSubmit={() => void run()} aria-label={t('launcher')} />
        </div>
        <ol aria-label={t('steps')} aria-live="polite" className="m-0 flex min-w-0 list-none gap-3 overflow-auto p-4">
          {steps?.length === 0 && <li className="text-3">{t('noSteps')}</li>}
          {steps?.map((step, index) => (
            <li key={`${step.nodeId} ${index}`} className="w-44 flex-none">
              <StepView step={step} number={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function StepView({ step, number }: { step: Step; number: number }) {
  const t = useMessages(engineMessages);
  const { nodeName, branches, people, empty, time } = step;
  return (
    <div className="grid gap-1">
      <span className="flex items-center gap-2">
        <span className="grid size-5 flex-none place-items-center rounded-full bg-primary-solid text-11 text-primary-on">
          {number}
        </span>
        <span className="h-0.5 flex-1 bg-primary-edge" aria-hidden />
      </span>
      <strong className="truncate font-semibold">{nodeName}</strong>
      {branches.length > 0 && (
        <span className="truncate text-12 text-2">{branches.map(({ name }) => name).join('、')}</span>
      )}
      {people.map((person) => (
        <span key={person.id} className="truncate text-12">
          {person.name} <span className="text-3">{person.via}</span>
        </span>
      ))}
      {empty !== '' && people.length === 0 && <span className="text-12 text-warning-text">{t('nobody')}</span>}
      {time !== null && <span className="text-12 text-3">{formatDate(time)}</span>}
    </div>
  );
}

type Step = Awaited<ReturnType<typeof api.workflow.flow.dryRun>>['list'][number];

interface DryRunProps {
  id: string;
  flow: FlowDocument;
  form: FormDocument;
  onMarks: (marks: Readonly<Record<string, FlowMark>>) => void;
  onClose: () => void;
}
