import { Alert } from '@smart-admin/ui/alert';
import { Button } from '@smart-admin/ui/button';
import { Checkbox } from '@smart-admin/ui/checkbox';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { ArrowLeft } from 'lucide-react';
import { type TemplateFacts } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';
import { TemplatePosts } from './TemplatePosts.js';
import { TemplatePreview } from './TemplatePreview.js';
import { type TemplateStart } from './useTemplateStart.js';

/** One template as a whole, what the new model is called, and whether it gets its flow. */
export function ChosenTemplate({ facts, start, onBack }: ChosenTemplateProps) {
  const t = useMessages(templateMessages);
  const { making, wrong, reason } = start;
  return (
    <>
      <Button variant="text" className="self-start" icon={<ArrowLeft aria-hidden />} onClick={onBack}>
        {t('back')}
      </Button>
      <TemplatePreview facts={facts} showsFlow={start.offersFlow} />
      {reason !== undefined && (
        <Alert tone="danger" className="flex-none">
          {reason}
        </Alert>
      )}
      {start.posts.length > 0 && <TemplatePosts start={start} />}
      <form
        className="flex flex-none flex-wrap items-end gap-3 border-t border-hairline pt-4"
        onSubmit={(event) => {
          event.preventDefault();
          making.mutate();
        }}
      >
        <Field label={t('name')} layout="vertical" error={wrong.fullName} required>
          <Input value={start.fullName} maxLength={50} onValueChange={start.setFullName} />
        </Field>
        <Field label={t('code')} layout="vertical" help={t('codeHelp')} error={wrong.enCode} required>
          <Input value={start.enCode} maxLength={50} onValueChange={start.setEnCode} />
        </Field>
        {start.offersFlow && (
          <div className="flex h-ctl items-center">
            <Checkbox value={start.isWanted} onValueChange={(value) => start.setWanted(value === true)}>
              {t('withFlow')}
            </Checkbox>
          </div>
        )}
        <Button
          type="submit"
          variant="primary"
          className="ml-auto"
          loading={making.isPending}
          disabled={!start.isReady}
        >
          {t('use')}
        </Button>
      </form>
    </>
  );
}

interface ChosenTemplateProps {
  facts: TemplateFacts;
  start: TemplateStart;
  onBack: () => void;
}
