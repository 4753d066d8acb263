import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowLeft } from 'lucide-react';
import { CompanionFields } from './CompanionFields.js';
import { StartForm } from './StartForm.js';
import { type TemplateFacts } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';
import { TemplatePosts } from './TemplatePosts.js';
import { TemplatePreview } from './TemplatePreview.js';
import { type TemplateStart } from './useTemplateStart.js';

/** One template as a whole, what the new model is called, and whether it gets its flow. */
export function ChosenTemplate({ facts, start, onBack }: ChosenTemplateProps) {
  const t = useMessages(templateMessages);
  const { making, wrong, reason, companion } = start;
  const submit = (
    <Button type="submit" variant="primary" className="ml-auto" loading={making.isPending}>
      {t('use')}
    </Button>
  );
  return (
    <>
      <Button variant="text" className="self-start" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
        {t('back')}
      </Button>
      <TemplatePreview facts={{ ...facts, form: start.form, flow: start.flow }} showsFlow={start.offersFlow} />
      {reason !== undefined && (
        <Alert tone="danger" className="flex-none">
          {reason}
        </Alert>
      )}
      {start.posts.length > 0 && <TemplatePosts start={start} />}
      <StartForm start={start} className="grid flex-none gap-6 border-t border-hairline pt-4">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-6">
          <Field label={t('name')} layout="vertical" className="phone:w-full" error={wrong.fullName} required>
            <Input value={start.fullName} maxLength={50} onValueChange={start.setFullName} />
          </Field>
          <Field
            label={t('code')}
            layout="vertical"
            className="phone:w-full"
            help={t('codeHelp')}
            error={wrong.enCode}
            required
          >
            <Input value={start.enCode} maxLength={50} onValueChange={start.setEnCode} />
          </Field>
          {start.offersFlow && (
            <div className="flex min-h-ctl flex-col justify-center gap-1">
              <Checkbox
                value={start.isWanted}
                disabled={start.made.parts !== undefined}
                onValueChange={(value) => start.setWanted(value === true)}
              >
                {t('withFlow')}
              </Checkbox>
              {companion && (
                <Checkbox
                  value={companion.isWanted}
                  disabled={start.made.parts !== undefined}
                  onValueChange={(value) => companion.setWanted(value === true)}
                >
                  {t(`with.${companion.template}`)}
                </Checkbox>
              )}
            </div>
          )}
          {!companion?.isWanted && submit}
        </div>
        {companion?.isWanted && (
          <div className="flex flex-wrap items-end gap-x-3 gap-y-6">
            <CompanionFields start={start} />
            {submit}
          </div>
        )}
      </StartForm>
    </>
  );
}

interface ChosenTemplateProps {
  facts: TemplateFacts;
  start: TemplateStart;
  onBack: () => void;
}
