import { CHANGED_PARTS, type ChangedPart } from '@smart-admin/api-client/contract';
import { Button } from '@smart-admin/ui/button';
import { Dialog } from '@smart-admin/ui/dialog';
import { useMessages } from '@smart-admin/ui/locale';
import { RadioGroup } from '@smart-admin/ui/radio-group';
import { useState } from 'react';
import { commonMessages } from '../../../resource/commonMessages.js';
import { scheduleMessages } from './scheduleMessages.js';

/** Asks which dates of a repetition something is about; undefined for none of them. */
export function useSeriesQuestion() {
  const [asked, setAsked] = useState<Asked>();
  const ask = (work: SeriesWork, title: string, parts: readonly ChangedPart[] = CHANGED_PARTS) =>
    new Promise<ChangedPart | undefined>((answered) => setAsked({ work, title, parts, answered }));
  const handleAnswer = (part: ChangedPart | undefined) => {
    asked?.answered(part);
    setAsked(undefined);
  };
  return { ask, dialog: asked && <SeriesDialog {...asked} onAnswer={handleAnswer} /> };
}

function SeriesDialog({ work, title, parts, onAnswer }: SeriesDialogProps) {
  const t = useMessages(scheduleMessages);
  const c = useMessages(commonMessages);
  const [part, setPart] = useState<ChangedPart>(parts[0] ?? 'all');
  return (
    <Dialog
      open
      width={450}
      title={t(`series_${work}`)}
      description={t(work === 'remove' ? 'seriesRemoveText' : 'seriesText', { title })}
      onOpenChange={(open) => !open && onAnswer(undefined)}
      footer={
        <>
          <Button onClick={() => onAnswer(undefined)}>{c('cancel')}</Button>
          <Button variant={work === 'remove' ? 'dangerSolid' : 'primary'} onClick={() => onAnswer(part)}>
            {work === 'change' ? c('save') : t(work)}
          </Button>
        </>
      }
    >
      <RadioGroup
        orientation="vertical"
        aria-label={t(`series_${work}`)}
        value={part}
        onValueChange={setPart}
        options={parts.map((value) => ({ value, label: t(`part_${value}`) }))}
        className="mb-4"
      />
    </Dialog>
  );
}

export type SeriesWork = 'move' | 'change' | 'remove';

interface Question {
  work: SeriesWork;
  /** Of the event. */
  title: string;
  /** What can be answered, the usual one first. */
  parts: readonly ChangedPart[];
}

interface Asked extends Question {
  answered: (part: ChangedPart | undefined) => void;
}

interface SeriesDialogProps extends Question {
  onAnswer: (part: ChangedPart | undefined) => void;
}
