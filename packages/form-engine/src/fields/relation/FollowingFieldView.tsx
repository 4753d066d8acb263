import { Input } from '@smart-admin/ui/input';
import { useLocale } from '@smart-admin/ui/locale';
import { fieldText, referenceOf } from '../../core/registry/fieldFacts.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { useReferenceNames } from '../sources/useReferenceNames.js';

/** What an attribute field shows of the chosen record or row: read-only; plain text in a cell. */
export function FollowingFieldView(props: FieldViewProps<'relationFormAttr' | 'popupAttr'>) {
  const { field, value, cell } = props;
  const locale = useLocale();
  const name = useReferenceNames(referenceOf(field), value);
  const text = fieldText(field, value, { locale, name });
  if (cell)
    return (
      <output aria-label={props['aria-label']} className="block min-h-ctl truncate px-ctl-x leading-ctl">
        {text}
      </output>
    );
  return <Input {...controlProps(props)} readOnly value={text} placeholder={field.placeholder || undefined} />;
}
