import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { fieldText, referenceOf } from '../../core/registry/fieldFacts.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useReferenceNames } from '../sources/useReferenceNames.js';
import { fieldViewMessages } from './fieldViewMessages.js';

type ServerKind = 'autoNumber' | 'createUser' | 'createTime' | 'modifyUser' | 'modifyTime' | 'currOrganize';

/** A value that the server fills: read-only, with its name instead of its id. */
export function ServerFieldView(props: FieldViewProps<ServerKind>) {
  const { field, value } = props;
  const t = useMessages(fieldViewMessages);
  const locale = useLocale();
  const name = useReferenceNames(referenceOf(field), value);
  return (
    <Input
      {...controlProps(props)}
      readOnly
      value={fieldText(field, value, { locale, name })}
      placeholder={t(field.kind === 'autoNumber' ? 'autoNumber' : 'server')}
    />
  );
}
