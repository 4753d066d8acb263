import { encodeFormDocument, encodeListDefinition, linkFields } from '@smart-admin/form-engine/core';
import { sampleRecords } from '@smart-admin/form-engine/designer';
import { conditionWords, describeNode, FlowChart } from '@smart-admin/form-engine/flow-designer';
import { FormRenderer, useFormStore } from '@smart-admin/form-engine/renderer';
import {
  ALLOW_ALL,
  memoryRecords,
  modelResource,
  ResourcePage,
  ResourceProvider,
} from '@smart-admin/form-engine/resource';
import { type FlowTemplate } from '@smart-admin/form-engine/templates';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useMemo, type ReactNode } from 'react';
import { type TemplateFacts } from './templateFacts.js';
import { templateMessages } from './templateMessages.js';

/** The whole of a template before it is chosen: the form to fill in, the list with sample records, its flow. Nothing is kept. */
export function TemplatePreview({ facts, showsFlow }: { facts: TemplateFacts; showsFlow: boolean }) {
  const t = useMessages(templateMessages);
  return (
    <Tabs
      className="min-h-0 flex-1 phone:min-h-96"
      panelClassName="flex flex-col overflow-auto"
      items={[
        { value: 'form', label: t('form'), content: <FilledForm key={facts.form.fields.length} facts={facts} /> },
        { value: 'list', label: t('list'), content: <SampleList facts={facts} /> },
        ...(showsFlow && facts.flow
          ? [{ value: 'flow', label: t('flow'), content: <DrawnFlow form={facts.form} flow={facts.flow} /> }]
          : []),
      ]}
    />
  );
}

function FilledForm({ facts: { form } }: { facts: TemplateFacts }) {
  const store = useFormStore(form);
  return <FormRenderer store={store} className="p-2" />;
}

const SAMPLES = 8;

function SampleList({ facts: { name, form, list } }: { facts: TemplateFacts }) {
  const t = useMessages(templateMessages);
  const locale = useLocale();
  const definition = useMemo(() => {
    const say = (label: string, number: number) => t('sample', { label, number });
    const source = memoryRecords(linkFields(form), sampleRecords(form, { count: SAMPLES, locale, say }));
    const formData = encodeFormDocument(form);
    return modelResource(
      { id: `template.${name}`, fullName: t(name), formData, columnData: encodeListDefinition(list) },
      source,
      locale,
    );
  }, [form, list, name, locale, t]);
  return (
    <ResourceProvider permissions={ALLOW_ALL}>
      <Filled>
        <ResourcePage definition={definition} />
      </Filled>
    </ResourceProvider>
  );
}

function DrawnFlow({ form, flow: { document, description } }: Pick<TemplateFacts, 'form'> & { flow: FlowTemplate }) {
  const t = useMessages(templateMessages);
  const locale = useLocale();
  const describeBranch = useMemo(() => conditionWords(form, { locale }), [form, locale]);
  return (
    <>
      <p className="m-0 mb-2 text-2">{description}</p>
      <Filled>
        <FlowChart
          document={document}
          label={t('flow')}
          describe={(node) => describeNode(node, locale, form)}
          describeBranch={describeBranch}
        />
      </Filled>
    </>
  );
}

/** What fills the rest of the panel, and scrolls by itself. The dialog has no height of which it could take a part. */
function Filled({ children }: { children: ReactNode }) {
  return (
    <div className="relative min-h-96 flex-1">
      <div className="absolute inset-0 flex">{children}</div>
    </div>
  );
}
