import { useMessages } from '@smart-admin/ui/locale';
import { Select } from '@smart-admin/ui/select';
import { printSheetsMessages } from './printSheetsMessages.js';
import { PLAIN } from './usePrintSheets.js';

/** Chooses one of the templates, or the plain sheet. */
export function TemplateSelect({ templates = [], value, onValueChange, ...rest }: TemplateSelectProps) {
  const t = useMessages(printSheetsMessages);
  return (
    <Select
      {...rest}
      value={value === PLAIN ? PLAIN_VALUE : value}
      onValueChange={(chosen) => onValueChange(chosen === PLAIN_VALUE || chosen === null ? PLAIN : chosen)}
      options={[
        ...templates.map(({ id, fullName }) => ({ value: id, label: fullName })),
        { value: PLAIN_VALUE, label: t('plain') },
      ]}
    />
  );
}

/** A choice of a list must have a value. */
const PLAIN_VALUE = 'plain';

interface TemplateSelectProps {
  templates: readonly { id: string; fullName: string }[] | undefined;
  /** Id of a template; '' for the plain sheet. */
  value: string;
  onValueChange: (templateId: string) => void;
  className?: string;
  'aria-labelledby'?: string;
}
