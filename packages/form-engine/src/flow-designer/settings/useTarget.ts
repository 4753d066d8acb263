import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { typeOf } from '../../core/expressions/check/ExpressionType.js';
import { formLanguage } from '../../designer/form/expression/formLanguage.js';
import { useEditorState } from '../../editor/EditorProvider.js';
import { type EditorState } from '../../editor/editorStore.js';
import { type ExpressionLanguage } from '../../editor/expression/expressionLanguage.js';
import { useFieldKinds } from '../../fields/FieldKindsProvider.js';
import { type FlowDocument } from '../../flow/document/FlowDocument.js';
import { targetName } from '../../flow/document/targetRecord.js';
import { findNode } from '../edit/flowEdits.js';
import { useFlowDesign } from './FlowDesignContext.js';
import { stepMessages } from './stepMessages.js';

/**
 * What is known of the records that the selected node makes or changes: their fields, and the language in which their values are
 * written, which looks at the fields of a record that is changed too.
 */
export function useTarget(): Target {
  const t = useMessages(stepMessages);
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const { form, formOf, language } = useFlowDesign();
  const flow = useEditorState(documentOf);
  const selected = useEditorState(selectedOf);
  const node = selected === undefined ? undefined : findNode(flow, selected);
  const modelId = node?.kind === 'record' ? node.modelId : '';
  const isChanged = node?.kind === 'record' && node.action.kind === 'change';
  const { data } = useQuery({
    queryKey: ['flow-target', modelId],
    enabled: formOf !== undefined && modelId !== '',
    queryFn: async () => (await formOf?.(modelId)) ?? null,
  });
  return useMemo(() => {
    if (!data) return { fields: undefined, language };
    const beside = data.fields.map((field) => ({
      name: targetName(field.id),
      path: targetName(field.id),
      label: field.label || field.id,
      of: t('target'),
      field,
      type: typeOf(field, registry),
    }));
    return {
      fields: data.fields.map(({ id, label }) => ({ id, name: label || id })),
      language: isChanged ? formLanguage(form, { locale, registry, beside }) : language,
    };
  }, [data, form, isChanged, language, locale, registry, t]);
}

interface Target {
  /** Undefined where the application does not know the form of the records. */
  fields: readonly { id: string; name: string }[] | undefined;
  language: ExpressionLanguage | undefined;
}

const documentOf = ({ document }: EditorState<FlowDocument>) => document;
const selectedOf = ({ selection }: EditorState<FlowDocument>) => selection.ids[0];
