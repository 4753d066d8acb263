import { cn } from '@smart-admin/ui/cn';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronDown, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { useEditor } from './EditorProvider.js';
import { editorMessages } from './editorMessages.js';
import { focusSetting } from './focusSetting.js';
import { type Problem } from './problems.js';

/** The problems below the canvas; a click leads to the place. Errors hold a release back, warnings do not. */
export function ProblemsPanel({ problems, className }: ProblemsPanelProps) {
  const t = useMessages(editorMessages);
  const store = useEditor();
  const [open, setOpen] = useState(true);
  const listId = useId();
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return (
    <section
      data-slot="problems"
      aria-label={t('problems')}
      className={cn('flex-none border-t border-hairline bg-surface', className)}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex h-9 w-full items-center gap-2 px-4 text-left focus-visible:-outline-offset-2"
      >
        <span className="font-semibold">{t('problems')}</span>
        {problems.length === 0 && (
          <span className="flex items-center gap-1 text-3">
            <CircleCheck aria-hidden className="size-3.5 text-success-text" />
            {t('noProblems')}
          </span>
        )}
        {errors > 0 && (
          <span className="flex items-center gap-1 text-danger-text">
            <CircleAlert aria-hidden className="size-3.5" />
            {t('errors', { count: errors })}
          </span>
        )}
        {warnings > 0 && (
          <span className="flex items-center gap-1 text-warning-text">
            <TriangleAlert aria-hidden className="size-3.5" />
            {t('warnings', { count: warnings })}
          </span>
        )}
        {problems.length > 0 && <span className="truncate text-12 text-3">{t('problemsText')}</span>}
        <ChevronDown aria-hidden className={cn('ml-auto size-4 text-2', !open && '-rotate-180')} />
      </button>
      <ul id={listId} hidden={!open} className="m-0 max-h-40 list-none overflow-auto p-0">
        {problems.map((problem) => (
          <li key={`${problem.itemId} ${problem.setting} ${problem.message}`} className="border-t border-hairline">
            <button
              type="button"
              className="flex min-h-10 w-full items-center gap-2 px-4 py-1 text-left hover:bg-hover focus-visible:-outline-offset-2"
              onClick={() => {
                if (problem.itemId === undefined) return;
                store.select({ ids: [problem.itemId], anchor: problem.itemId });
                const { setting } = problem;
                if (setting !== undefined) requestAnimationFrame(() => focusSetting(setting));
              }}
            >
              {problem.severity === 'error' ? (
                <CircleAlert role="img" aria-label={t('error')} className="size-4 flex-none text-danger-text" />
              ) : (
                <TriangleAlert role="img" aria-label={t('warning')} className="size-4 flex-none text-warning-text" />
              )}
              <span className="min-w-0">{problem.message}</span>
              <span className="ml-auto flex-none text-12 text-3">{problem.place}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ProblemsPanelProps {
  problems: readonly Problem[];
  className?: string;
}
