import { useMessages } from '@smart-admin/ui/locale';
import { PLATE_COLOR_CODES, type PlateColor } from '@smart-admin/ui/plate';
import {
  isPlate,
  PlateColorChoice,
  plateColorFor,
  PlateInput,
  RecentPlates,
  rememberPlate,
} from '@smart-admin/ui/plate-input';
import { useId, useRef, useState } from 'react';
import { scanApi } from './scanApi.js';
import { scanMessages } from './scanMessages.js';
import { toApiError } from './useAnswer.js';

/** Characters of the shortest plate. */
const LEAST = 7;

/** Plate and colour of a vehicle; tells the code of its order. */
export function PlateForm({ code, onFound }: { code: string; onFound: (order: string) => void }) {
  const t = useMessages(scanMessages);
  const [plate, setPlate] = useState('');
  const [color, setColor] = useState<PlateColor>('blue');
  const [problem, setProblem] = useState('');
  const [isFinding, setFinding] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const missing = LEAST - plate.length;

  const change = (next: string) => {
    setPlate(next);
    setColor(plateColorFor(next, color));
    setProblem('');
  };
  const find = async () => {
    if (isFinding) return;
    if (!isPlate(plate)) {
      setProblem(t('invalidPlate'));
      field.current?.focus();
      return;
    }
    setFinding(true);
    setProblem('');
    try {
      const body = { code, plate, plateColour: PLATE_COLOR_CODES[color] };
      const found = await scanApi.find({ body }, { silent: true });
      rememberPlate({ plate, color });
      onFound(found.order);
    } catch (error) {
      const { code: status, message } = toApiError(error);
      const known = { 0: t('offline'), 404: t('notFound'), 429: t('tooMany') }[status];
      setProblem(known ?? message);
      setFinding(false);
    }
  };
  return (
    <form
      noValidate
      className="grid gap-4 scan-card"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <div className="grid gap-2">
        <h3 className="text-16 font-semibold">{t('enterPlate')}</h3>
        <PlateInput
          ref={field}
          value={plate}
          onValueChange={change}
          keyboard="bottom"
          onDone={() => {
            if (isPlate(plate)) void find();
          }}
          invalid={problem !== ''}
          aria-describedby={problemId}
        />
        <p id={problemId} role="alert" className="min-h-5 text-13 text-danger-text">
          {problem}
        </p>
      </div>
      <div className="grid gap-2">
        <p aria-hidden className="text-13 text-2">
          {t('colors')}
        </p>
        <PlateColorChoice value={color} onValueChange={setColor} />
      </div>
      <RecentPlates
        onChoose={(recent) => {
          setPlate(recent.plate);
          setColor(recent.color);
          setProblem('');
        }}
      />
      <div className="grid gap-1">
        <button type="submit" className="scan-button" aria-disabled={isFinding || undefined}>
          {t(isFinding ? 'finding' : 'find')}
        </button>
        <p className="min-h-5 text-center text-13 text-2">
          {plate !== '' && missing > 0 && t('missing', { count: missing })}
        </p>
      </div>
    </form>
  );
}
