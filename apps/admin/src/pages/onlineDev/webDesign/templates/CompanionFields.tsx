import { Alert } from '@smart-admin/ui/alert';
import { Field } from '@smart-admin/ui/field';
import { Input } from '@smart-admin/ui/input';
import { useMessages } from '@smart-admin/ui/locale';
import { templateMessages } from './templateMessages.js';
import { type TemplateStart } from './useTemplateStart.js';

/** What is made before a template: what it is called, until it is there. */
export function CompanionFields({ start: { companion, made } }: { start: TemplateStart }) {
  const t = useMessages(templateMessages);
  if (!companion?.isWanted) return null;
  const { template, fullName, enCode, wrong, setFullName, setCode } = companion;
  const name = t(template);
  if (made.parts) return <Alert tone="success">{t('created', { name: fullName.trim() })}</Alert>;
  return (
    <>
      <Field
        label={t('companionName', { name })}
        layout="vertical"
        className="phone:w-full"
        error={wrong.fullName}
        required
      >
        <Input value={fullName} maxLength={50} onValueChange={setFullName} />
      </Field>
      <Field
        label={t('companionCode', { name })}
        layout="vertical"
        className="phone:w-full"
        error={wrong.enCode}
        required
      >
        <Input value={enCode} maxLength={50} onValueChange={setCode} />
      </Field>
      <p className="m-0 min-w-60 flex-1 self-center text-12 text-2">{t(`${template}Companion`)}</p>
    </>
  );
}
