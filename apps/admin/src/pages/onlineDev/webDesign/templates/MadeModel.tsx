import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { Tag } from '@smart-admin/ui/tag';
import { LayoutTemplate, RotateCw, Workflow } from 'lucide-react';
import { Link } from 'react-router';
import { StartForm } from './StartForm.js';
import { stepsOfAdministrators } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';
import { TemplateSteps } from './TemplateSteps.js';
import { type TemplateStart } from './useTemplateStart.js';

/** The form that was made with its flow, and what comes next; or why the flow was not made, to try again. */
export function MadeModel({ start, onDesign }: MadeModelProps) {
  const t = useMessages(templateMessages);
  const { flow, companion, made, making, wrong, reason } = start;
  const name = start.fullName.trim();
  const design = (
    <Button
      variant={made.flowId === undefined ? 'secondary' : 'primary'}
      icon={<LayoutTemplate aria-hidden />}
      disabled={making.isPending}
      onClick={onDesign}
    >
      {t('designForm')}
    </Button>
  );
  if (!flow || made.flowId === undefined)
    return (
      <StartForm start={start} className="grid gap-4">
        <Alert tone="success">{t('created', { name })}</Alert>
        {making.isError && (
          <Alert tone="danger" title={t('noFlow')}>
            {reason ?? wrong.fullName}
          </Alert>
        )}
        <Field label={t('flowCode')} layout="vertical" error={wrong.enCode} required>
          <Input className="max-w-80" value={start.flowCode} maxLength={50} onValueChange={start.setFlowCode} />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" icon={<RotateCw aria-hidden />} loading={making.isPending}>
            {t('again')}
          </Button>
          {design}
        </div>
      </StartForm>
    );
  const steps = [flow, companion?.flow].flatMap((one) => (one ? stepsOfAdministrators(one) : []));
  // a companion that was given up half made is none of it
  const before = made.parts && made.companion?.modelId;
  return (
    <div className="grid gap-4">
      <Alert tone="success" title={t('createdBoth', { name })}>
        {companion && before !== undefined
          ? t(`${companion.template}Next`, { name: companion.fullName.trim() })
          : t('next')}
      </Alert>
      <TemplateSteps flow={flow} />
      {steps.length > 0 && (
        <p className="m-0 flex flex-wrap items-center gap-1 text-2">
          {t('administrators')}
          {steps.map((step) => (
            <Tag key={step}>{step}</Tag>
          ))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {companion && before !== undefined && (
          <Button asChild>
            <Link to={`?form=${encodeURIComponent(before)}`}>
              <LayoutTemplate aria-hidden />
              {t('designOther', { name: companion.fullName.trim() })}
            </Link>
          </Button>
        )}
        {design}
        <Button asChild>
          <Link to={`/workFlow/engine?flow=${encodeURIComponent(made.flowId)}`}>
            <Workflow aria-hidden />
            {t('designFlow')}
          </Link>
        </Button>
      </div>
    </div>
  );
}

interface MadeModelProps {
  start: TemplateStart;
  onDesign: () => void;
}
