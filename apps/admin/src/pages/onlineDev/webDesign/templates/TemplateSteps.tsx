import { type FlowTemplate } from '@smart-admin/form-engine/templates';
import { useMessages } from '@smart-admin/ui/locale';
import { ChevronRight, Workflow } from 'lucide-react';
import { templateMessages } from './templateMessages.js';

/** The steps of a flow in one line; those inside of branches are left to its drawing. */
export function TemplateSteps({ flow: { document } }: { flow: FlowTemplate }) {
  const t = useMessages(templateMessages);
  return (
    <ol aria-label={t('steps')} className="m-0 flex list-none flex-wrap items-center gap-x-1 p-0 text-12 text-2">
      <li aria-hidden className="flex-none">
        <Workflow className="size-3.5 text-(--primary-text)" />
      </li>
      {document.nodes.map(({ id, name }, index) => (
        <li key={id} className="flex items-center gap-1">
          {index > 0 && <ChevronRight aria-hidden className="size-3 flex-none text-3" />}
          {name}
        </li>
      ))}
    </ol>
  );
}
