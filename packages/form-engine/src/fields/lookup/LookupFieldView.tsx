import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { NO_PARAMS } from '../../core/compile/evaluateParams.js';
import { lookupQuestion } from '../../core/kinds/lookup/lookUp.js';
import { fieldText } from '../../core/registry/fieldFacts.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';
import { useFormDataSources } from '../sources/FormDataSources.js';
import { lookupQuery } from './lookupQuery.js';

/**
 * What a data interface answered: `FormLookups` asks for it while somebody fills in the form, and whoever only reads it sees what was
 * found then. Without a source it says that the server looks it up.
 */
export function LookupFieldView(props: FieldViewProps<'lookup'>) {
  const { field, value, params = NO_PARAMS, readOnly = false, disabled = false } = props;
  const t = useMessages(kindMessages);
  const locale = useLocale();
  const { interfaceAnswer } = useFormDataSources();
  const question = readOnly || !interfaceAnswer ? undefined : lookupQuestion(field, params);
  // it is asked elsewhere: this only tells how that goes
  const { isError, isFetching } = useQuery({ ...lookupQuery(question, { interfaceAnswer }), enabled: false });
  const hint = isError ? t('lookupFailed') : isFetching ? t('lookingUp') : interfaceAnswer ? '' : t('lookedUpLater');
  return (
    <Input
      {...controlProps({ ...props, disabled })}
      readOnly
      value={fieldText(field, value, { locale })}
      placeholder={hint || field.placeholder || undefined}
      suffix={field.append || undefined}
    />
  );
}
