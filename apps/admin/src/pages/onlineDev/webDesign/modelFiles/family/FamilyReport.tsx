import { Alert } from '@smart-admin/ui/alert';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag, type TagTone } from '@smart-admin/ui/tag';
import { familyMessages } from './familyMessages.js';
import { type FamilyLine } from './readFamilyModel.js';

type Outcome = FamilyLine['outcome'];

const TONES: Record<Outcome, TagTone> = { mapped: 'success', changed: 'warning', unknown: 'danger', left: 'neutral' };
/** What has to be looked at stands above the rest. */
const OUTCOMES = ['unknown', 'changed', 'left', 'mapped'] as const;

/** Lines that stand open at first. */
const SHOWN_AT_ONCE = 20;

/** What became of each part of a model of another system, line by line. */
export function FamilyReport({ report }: { report: readonly FamilyLine[] }) {
  const t = useMessages(familyMessages);
  const countOf = (outcome: Outcome) => report.filter((line) => line.outcome === outcome).length;
  const wordsOf = ({ note, from = '', to = '' }: FamilyLine) =>
    [
      ...(from !== to && note !== 'code' ? [t('became', { from, to })] : []),
      ...(note ? [t(note, { from, to })] : []),
    ].join(' · ');
  return (
    <div className="mb-3 grid gap-2">
      <Alert tone="info">
        <span className="block">
          {t('title', {
            mapped: countOf('mapped'),
            changed: countOf('changed'),
            unknown: countOf('unknown'),
            left: countOf('left'),
          })}
        </span>
        <span className="block">{t('scripts')}</span>
      </Alert>
      <details className="rounded-md border border-hairline" open={report.length <= SHOWN_AT_ONCE}>
        <summary className="cursor-pointer px-3 py-1.5">{t('lines', { count: report.length })}</summary>
        <ul className="m-0 grid list-none gap-0 border-t border-hairline p-0">
          {OUTCOMES.flatMap((outcome) => report.filter((line) => line.outcome === outcome)).map((line) => (
            <li key={`${line.path} ${line.note}`} className="border-hairline px-3 py-1 text-12 not-first:border-t">
              <Tag tone={TONES[line.outcome]}>{t(line.outcome)}</Tag>{' '}
              <span className="wrap-anywhere">{t('line', { path: line.path, name: line.name })}</span>{' '}
              <span className="text-2">{wordsOf(line)}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
