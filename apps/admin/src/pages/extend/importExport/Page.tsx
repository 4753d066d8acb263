import { type FormDocument } from '@smart-admin/form-engine/core';
import { type ModelRow, type ResourceDefinition, ResourcePage } from '@smart-admin/form-engine/resource';
import { useCallback, useMemo, useState } from 'react';
import { usePage } from '../../../app/PageProvider.js';
import { ResourceProviders } from '../../../resource/ResourceProviders.js';
import { useRoutedListState } from '../../../resource/useRoutedListState.js';
import { useModelResource } from '../../model/useModelResource.js';
import { guidedResource } from './guidedResource.js';
import { ImportGuide } from './ImportGuide.js';

/** The list of a model with the way of a file: template, preview with errors to be put right, import, export of chosen columns. */
export function Page() {
  const { route } = usePage();
  const { definition, placeholder, dialog } = useModelResource(route?.moduleId ?? '');
  if (!definition || typeof definition.form !== 'object') return placeholder;
  return (
    <ResourceProviders label={definition.label}>
      <GuidedList designed={definition} document={definition.form} />
      {dialog}
    </ResourceProviders>
  );
}

function GuidedList({ designed, document }: { designed: ResourceDefinition<ModelRow>; document: FormDocument }) {
  const { path } = usePage();
  const [reached, setReached] = useState(0);
  const reach = useCallback((steps: number) => setReached((before) => Math.max(before, steps)), []);
  const definition = useMemo(() => guidedResource(designed, reach), [designed, reach]);
  const state = useRoutedListState(path, definition);
  const { import: rows } = definition.source;
  return (
    <section
      aria-label={definition.label}
      className="flex h-full min-h-0 flex-col overflow-hidden rounded-lg border border-hairline bg-surface phone:overflow-auto phone:rounded-none phone:border-0"
    >
      {rows && <ImportGuide reached={reached} document={document} template={rows.template} />}
      <ResourcePage
        definition={definition}
        state={state}
        className="h-auto flex-1 rounded-none border-0 phone:h-120 phone:flex-none"
      />
    </section>
  );
}
