import { type ModelRow, type ResourceDefinition } from '@smart-admin/form-engine/resource';
import { useMemo } from 'react';
import { ManagedResource } from '../../resource/ManagedResource.js';
import { useModelResource } from './useModelResource.js';

/** The records of a released model, drawn from its documents by the same runtime as every built-in page. */
export function ModelList({ id, extend }: ModelListProps) {
  const { definition, placeholder, dialog } = useModelResource(id);
  const extended = useMemo(() => definition && (extend ? extend(definition) : definition), [definition, extend]);
  if (!extended) return placeholder;
  return (
    <>
      <ManagedResource definition={extended} />
      {dialog}
    </>
  );
}

interface ModelListProps {
  /** The model; '' for none yet. */
  id: string;
  /** What a page has beyond the documents; the same function as long as that is the same. */
  extend?: (designed: ResourceDefinition<ModelRow>) => ResourceDefinition<ModelRow>;
}
