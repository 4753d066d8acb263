import { decodeFormDocument, decodeListDefinition } from '@smart-admin/form-engine/core';
import { describeList, describeForm } from '@smart-admin/form-engine/designer';
import { DifferenceList, diffItems } from '@smart-admin/form-engine/editor';
import { useFieldKinds } from '@smart-admin/form-engine/fields';
import { useLocale, useMessages } from '@smart-admin/ui/locale';
import { Fragment } from 'react';
import { type StoredModel } from './DesignCalls.js';
import { releaseMessages } from './releaseMessages.js';

/** What is different between two states of a model's documents, in words. */
export function ModelDifferences({ was, is }: { was: StoredModel; is: StoredModel }) {
  const t = useMessages(releaseMessages);
  const locale = useLocale();
  const { registry } = useFieldKinds();
  const [before, after] = [documentsOf(was), documentsOf(is)];
  const parts = [
    ['form', diffItems(describeForm(before.form, locale, registry), describeForm(after.form, locale, registry))],
    ['list', diffItems(describeList(before.list, locale), describeList(after.list, locale))],
  ] as const;
  return (
    <div className="grid gap-3">
      {parts.map(([part, differences]) => (
        <Fragment key={part}>
          <h3 className="m-0 text-14 font-semibold">{t(part)}</h3>
          {differences.length === 0 ? (
            <p className="m-0 text-2">{t('same')}</p>
          ) : (
            <DifferenceList differences={differences} />
          )}
        </Fragment>
      ))}
    </div>
  );
}

function documentsOf({ formData, columnData }: StoredModel) {
  return { form: decodeFormDocument(formData), list: decodeListDefinition(columnData) };
}
