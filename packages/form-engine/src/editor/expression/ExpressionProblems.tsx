import { Button } from '@smart-admin/ui/button';
import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ExpressionProblem, type NamedText } from './expressionLanguage.js';
import { expressionMessages } from './expressionMessages.js';

/** What is wrong with an expression: a press goes there, another one mends it. */
export function ExpressionProblems({ problems, shown, toShown, readOnly, onSelect, onFix }: ExpressionProblemsProps) {
  const t = useMessages(expressionMessages);
  if (problems.length === 0) return null;
  return (
    <ul className="m-0 mt-1 grid list-none gap-1 p-0 text-12">
      {problems.map(({ from, to, message, severity = 'error', fixes = [] }) => {
        const [start, end] = [shown.placeOf(from), shown.placeOf(to)];
        const before = shown.text.slice(0, start).split('\n');
        const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
        return (
          <li
            key={`${from} ${message}`}
            className={cn(
              'grid grid-cols-[auto_1fr] gap-x-1.5',
              severity === 'error' ? 'text-danger-text' : 'text-warning-text',
            )}
          >
            {severity === 'error' ? (
              <CircleAlert aria-hidden className="mt-0.5 size-3.5" />
            ) : (
              <TriangleAlert aria-hidden className="mt-0.5 size-3.5" />
            )}
            <span>
              <button
                type="button"
                className="text-left hover:underline"
                title={t('place', place)}
                onClick={() => onSelect(start, end)}
              >
                {message}
              </button>
              {!readOnly &&
                fixes.map((fix) => (
                  <Button key={fix.insert} size="small" className="my-0.5 ml-1.5" onClick={() => onFix(fix)}>
                    {t('fixWith', { text: toShown(fix.insert) })}
                  </Button>
                ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface ExpressionProblemsProps {
  problems: readonly ExpressionProblem[];
  /** The text as it is read. */
  shown: NamedText;
  toShown: (text: string) => string;
  readOnly: boolean;
  /** Shows a place of the text as it is read. */
  onSelect: (from: number, to: number) => void;
  onFix: (fix: { from: number; to: number; insert: string }) => void;
}
