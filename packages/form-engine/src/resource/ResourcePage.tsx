import { useState } from 'react';
import { RecycleBin } from './bin/RecycleBin.js';
import { ResourceView } from './list/ResourceView.js';
import { useResourceSetting } from './ResourceProvider.js';
import { type ListStateBinding } from './state/useListState.js';
import { mayDo } from './state/useResourceController.js';
import { type ResourceDefinition, type ResourceRow } from './types.js';

/**
 * A whole management page from its definition: tree, filters, toolbar, table, pager, form dialog, import, export,
 * column settings, and the recycle bin in its place. A narrow one, whatever the window, shows cards and has its filters
 * in one line. Needs a QueryClientProvider, a UiProvider and a ResourceProvider around it, and a parent with a height.
 */
export function ResourcePage<Row extends ResourceRow>({ definition, state, className }: ResourcePageProps<Row>) {
  const { permissions } = useResourceSetting();
  const [isBin, setIsBin] = useState(false);
  const { bin } = definition.source;
  const canOpen = bin !== undefined && mayDo(definition, 'remove', permissions);
  if (isBin && canOpen)
    return <RecycleBin definition={definition} bin={bin} className={className} onBack={() => setIsBin(false)} />;
  return (
    <ResourceView
      definition={definition}
      state={state}
      className={className}
      onOpenBin={canOpen ? () => setIsBin(true) : undefined}
    />
  );
}

export interface ResourcePageProps<Row extends ResourceRow> {
  /** Keep the same object between renders where possible. */
  definition: ResourceDefinition<Row>;
  /** Where page, filters and sort live. Default: in the component. */
  state?: ListStateBinding | undefined;
  className?: string | undefined;
}
