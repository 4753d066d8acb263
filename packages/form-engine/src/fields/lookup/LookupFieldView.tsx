import { Input } from '@smart-admin/ui/input';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { NO_PARAMS } from '../../core/compile/evaluateParams.js';
import { lookupQuestion, lookupValue } from '../../core/kinds/lookup/lookUp.js';
import { fieldText } from '../../core/registry/fieldFacts.js';
import { sameValue } from '../../core/state/sameValue.js';
import { controlProps, type FieldViewProps } from '../FieldViewProps.js';
import { kindMessages } from '../kindMessages.js';
import { useFormDataSources } from '../sources/FormDataSources.js';

/**
 * What a data interface answers, asked for while somebody fills in the form; whoever only reads it sees what was found then. Without a
 * source it says that the server looks it up.
 */
export function LookupFieldView(props: FieldViewProps<'lookup'>) {
  const { field, value, params = NO_PARAMS, readOnly = false, disabled = false, onValueChange } = props;
  const t = useMessages(kindMessages);
  const locale = useLocale();
  const { interfaceAnswer } = useFormDataSources();
  const isAsking = !readOnly && interfaceAnswer !== undefined;
  const question = isAsking ? lookupQuestion(field, params) : undefined;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['form-lookup', question],
    enabled: question !== undefined,
    // fields that look at other parts of one answer ask once
    staleTime: SHARED_MS,
    queryFn: async ({ signal }) => (question && (await interfaceAnswer?.(question, signal))) ?? null,
  });
  const found = question === undefined || isError ? null : data;
  const tell = useEffectEvent((answer: unknown) => {
    const next = lookupValue(field, answer);
    if (!sameValue(next, value)) onValueChange(next);
  });
  useEffect(() => {
    // until the answer is there, the value of before stays
    if (isAsking && found !== undefined) tell(found);
  }, [isAsking, found]);
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

const SHARED_MS = 2_000;
