import { type FlowDocument } from '@smart-admin/form-engine/flow';
import { Button, IconButton } from '@smart-admin/ui/button';
import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { Progress } from '@smart-admin/ui/progress';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { CircleStop, X } from 'lucide-react';
import { useState } from 'react';
import { ReplayCourses } from './ReplayCourses.js';
import { ReplayList } from './ReplayList.js';
import { replayMessages } from './replayMessages.js';
import { ReplaySummaryView } from './ReplaySummaryView.js';
import { REPLAY_DAYS, type ReplayDays, type ReplayedFlow, type ReplayRun, useReplay } from './useReplay.js';

/** The flows of the last days run through the flow as it is drawn now: what would differ. Nothing happens by it. */
export function Replay({ id, flow, onClose }: { id: string; flow: FlowDocument; onClose: () => void }) {
  const t = useMessages(replayMessages);
  const { run, start, stop } = useReplay(id);
  const [days, setDays] = useState<ReplayDays>(30);
  const [opened, setOpened] = useState<ReplayedFlow>();
  const isRunning = run?.state === 'running';
  const again = () => void start(flow, days);
  return (
    <section aria-label={t('replay')} className="flex-none border-t border-hairline bg-surface">
      <header className="flex h-10 items-center gap-3 px-4">
        <h2 className="m-0 text-14 font-semibold">{t('replay')}</h2>
        <span className="min-w-0 truncate text-12 text-3">{t('text')}</span>
        <IconButton className="ml-auto" label={t('hide')} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="grid h-80 grid-cols-[280px_minmax(0,1fr)] border-t border-hairline phone:block phone:h-auto">
        <div className="grid min-h-0 content-start gap-3 overflow-auto border-r border-hairline p-3 phone:border-r-0 phone:border-b">
          <RadioGroup
            aria-label={t('days')}
            appearance="button"
            value={days}
            options={REPLAY_DAYS.map((value) => ({ value, label: t('lastDays', { days: value }) }))}
            onValueChange={setDays}
          />
          {isRunning ? (
            <Button icon={<CircleStop aria-hidden />} onClick={stop}>
              {t('stop')}
            </Button>
          ) : (
            <Button variant="primary" onClick={again}>
              {t('start')}
            </Button>
          )}
          <section aria-label={t('approximate')}>
            <h3 className="m-0 text-12 font-semibold text-2">{t('approximate')}</h3>
            <ul className="m-0 mt-1 grid list-disc gap-1 pl-4 text-12 text-2">
              {APPROXIMATIONS.map((key) => (
                <li key={key}>{t(key)}</li>
              ))}
            </ul>
          </section>
        </div>
        <div className="flex min-h-0 min-w-0 flex-col overflow-auto">
          {run ? (
            <Run run={run} isStale={run.flow !== flow} onOpen={setOpened} onRetry={again} />
          ) : (
            <Empty inline title={t('before')} />
          )}
        </div>
      </div>
      {opened && <ReplayCourses flow={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

const APPROXIMATIONS = ['formsNow', 'peopleNow', 'everybodyAgrees', 'upTo', 'onlyPeople', 'noSystems'] as const;

function Run({ run, isStale, onOpen, onRetry }: RunProps) {
  const t = useMessages(replayMessages);
  const { flows, total, state, error } = run;
  const isWaiting = state === 'running';
  if (state === 'failed' && flows.length === 0) return <LoadError className="m-auto" error={error} onRetry={onRetry} />;
  if (total === 0) return <Empty inline title={t('none')} />;
  return (
    <>
      <div className="grid flex-none gap-2 px-4 py-3">
        {isWaiting && (
          <Progress aria-label={t('progress')} value={total === undefined ? null : (flows.length * 100) / total} />
        )}
        <p role="status" className="m-0 text-12 text-2">
          {total === undefined ? t('beginning') : t(`${state}Text`, { done: flows.length, total })}
        </p>
        {error && <p className="m-0 text-12 text-danger-text">{error.message}</p>}
        {isStale && <p className="m-0 text-12 text-warning-text">{t('stale')}</p>}
        <ReplaySummaryView flows={flows} />
      </div>
      <ReplayList flows={flows} onOpen={onOpen} />
    </>
  );
}

interface RunProps {
  run: ReplayRun;
  /** The draft has been changed since. */
  isStale: boolean;
  onOpen: (flow: ReplayedFlow) => void;
  onRetry: () => void;
}
