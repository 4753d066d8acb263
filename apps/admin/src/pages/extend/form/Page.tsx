import { usePage } from '../../../app/PageProvider.js';
import { ResourceProviders } from '../../../resource/ResourceProviders.js';
import { useModelResource } from '../../model/useModelResource.js';
import { SampleForms } from './SampleForms.js';

/** Forms that were designed and save: plain, validated, in steps, nested. */
export function Page() {
  const { route } = usePage();
  const modelId = route?.moduleId ?? '';
  const { definition, placeholder, dialog } = useModelResource(modelId);
  if (!definition || typeof definition.form !== 'object') return placeholder;
  return (
    <ResourceProviders label={definition.label}>
      <SampleForms modelId={modelId} definition={definition} document={definition.form} />
      {dialog}
    </ResourceProviders>
  );
}
