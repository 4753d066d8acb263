import { Textarea } from '@smart-admin/ui/textarea';
import { type Ref, useId } from 'react';
import { FlowKey } from './FlowKey.js';
import { PhrasesMenu } from './PhrasesMenu.js';
import { useActWords } from './useActWords.js';

/** Where whoever decides says why, with their own phrases. */
export function OpinionField({ value, onValueChange, placeholder, isMissing, ref }: OpinionFieldProps) {
  const { t } = useActWords();
  const errorId = useId();
  return (
    <div>
      <div className="flex items-center gap-1">
        <Textarea
          ref={ref}
          rows={1}
          maxRows={4}
          maxLength={2_000}
          className="flex-1"
          aria-label={t('comment')}
          aria-keyshortcuts="C"
          aria-describedby={isMissing ? errorId : undefined}
          invalid={isMissing}
          placeholder={placeholder}
          value={value}
          onValueChange={onValueChange}
        />
        <PhrasesMenu comment={value} onChoose={onValueChange} />
        <FlowKey>C</FlowKey>
      </div>
      {isMissing && (
        <p id={errorId} role="alert" className="m-0 mt-0.5 text-12 text-danger-text">
          {t('commentMissing')}
        </p>
      )}
    </div>
  );
}

interface OpinionFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  placeholder: string;
  /** It has to be written before what was pressed can be done. */
  isMissing: boolean;
  ref: Ref<HTMLTextAreaElement>;
}
