import { type FormDocument } from '@smart-admin/form-engine/core';
import {
  type ModelRow,
  type ResourceDefinition,
  ResourcePage,
  useResourceSetting,
} from '@smart-admin/form-engine/resource';
import { useUnsavedChanges } from '@smart-admin/layout/stores';
import { useMessages } from '@smart-admin/ui/locale';
import { Tabs } from '@smart-admin/ui/tabs';
import { useCallback, useMemo, useState } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { queryClient } from '../../../app/queryClient.js';
import { FilledForm } from './FilledForm.js';
import { sampleFormMessages } from './sampleFormMessages.js';
import { sampleForms, savedResource } from './sampleForms.js';

/** The forms of the model, a tab each, and below the chosen one what was saved with it. */
export function SampleForms({ modelId, definition, document }: SampleFormsProps) {
  const t = useMessages(sampleFormMessages);
  const { path } = usePage();
  const { permissions } = useResourceSetting();
  const forms = useMemo(() => sampleForms(document), [document]);
  const [chosen, setChosen] = useState(forms[0]?.kind ?? '');
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
  useUnsavedChanges(path, unsaved.size > 0);
  const handleDirtyChange = useCallback((kind: string, isDirty: boolean) => {
    setUnsaved((before) => {
      if (before.has(kind) === isDirty) return before;
      const others = [...before].filter((one) => one !== kind);
      return new Set(isDirty ? [...others, kind] : others);
    });
  }, []);
  const form = forms.find(({ kind }) => kind === chosen) ?? forms[0];
  const saved = useMemo(() => form && savedResource(definition, form), [definition, form]);
  if (!form || !saved) return null;
  return (
    <section
      aria-label={definition.label}
      className="flex h-full min-h-0 flex-col overflow-auto rounded-lg border border-hairline bg-surface phone:rounded-none phone:border-0"
    >
      {permissions.can('btn_add') ? (
        <Tabs
          aria-label={definition.label}
          className="flex-none"
          listClassName="px-4"
          // what is typed in one form stays while another one is looked at
          keepMounted
          value={form.kind}
          onValueChange={setChosen}
          items={forms.map(({ kind, label }) => ({
            value: kind,
            label,
            content: (
              <>
                <p className="mx-auto my-0 w-full max-w-240 px-6 pb-2 text-13 text-2 phone:px-4">{t(hintOf(kind))}</p>
                <FilledForm
                  modelId={modelId}
                  document={document}
                  kind={kind}
                  label={label}
                  onDirtyChange={handleDirtyChange}
                  onSaved={() => void queryClient.invalidateQueries({ queryKey: ['resource', saved.id] })}
                />
              </>
            ),
          }))}
        />
      ) : (
        <Tabs
          aria-label={definition.label}
          className="flex-none"
          listClassName="px-4"
          value={form.kind}
          onValueChange={setChosen}
          items={forms.map(({ kind, label }) => ({ value: kind, label }))}
        />
      )}
      <h2 className="m-0 flex-none border-t border-hairline px-4 pt-4 pb-1 text-body font-semibold">{t('list')}</h2>
      <ResourcePage key={form.kind} definition={saved} className="h-110 flex-none rounded-none border-0" />
    </section>
  );
}

const HINTS = { plain: 'plainHint', validated: 'validatedHint', stepped: 'steppedHint', nested: 'nestedHint' } as const;

function hintOf(kind: string): (typeof HINTS)[keyof typeof HINTS] | 'ownHint' {
  return Object.hasOwn(HINTS, kind) ? HINTS[kind as keyof typeof HINTS] : 'ownHint';
}

interface SampleFormsProps {
  modelId: string;
  definition: ResourceDefinition<ModelRow>;
  document: FormDocument;
}
