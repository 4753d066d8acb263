import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { type TemplateFacts } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';
import { TemplatePicture } from './TemplatePicture.js';
import { TemplateSteps } from './TemplateSteps.js';

/** A template in the gallery: its picture, its name, what it is for and what it holds. A press shows the whole of it. */
export function TemplateCard({ facts, showsFlow, onOpen }: TemplateCardProps) {
  const t = useMessages(templateMessages);
  const { name, form, list, fields, rules, tables, layouts, kind, flow } = facts;
  const shown = showsFlow ? flow : undefined;
  const holds = [
    t('fields', { count: fields }),
    t('rules', { count: rules }),
    ...(tables > 0 ? [t('tables', { count: tables })] : []),
    t('searches', { count: list.search.length }),
  ];
  return (
    <li className="relative flex flex-col rounded-lg border border-hairline bg-surface focus-within:border-(--primary-edge) hover:border-(--primary-edge)">
      <TemplatePicture form={form} />
      <div className="grid gap-1 p-3">
        <button
          type="button"
          aria-label={t('look', { name: t(name) })}
          className="text-left text-14 font-semibold after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
          onClick={onOpen}
        >
          {t(name)}
        </button>
        <p className="m-0 text-12 text-2">{t(`${name}Text`)}</p>
        <p className="m-0 flex flex-wrap gap-x-3 text-12 text-3">
          {holds.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <p className="m-0 flex flex-wrap gap-1">
          {layouts.map((layout) => (
            <Tag key={layout}>{t(`layout.${layout}`)}</Tag>
          ))}
          {kind === 'request' && !shown && <Tag>{t('forFlow')}</Tag>}
        </p>
        {shown && <TemplateSteps flow={shown} />}
      </div>
    </li>
  );
}

interface TemplateCardProps {
  facts: TemplateFacts;
  /** Says the steps of its flow. */
  showsFlow: boolean;
  onOpen: () => void;
}
