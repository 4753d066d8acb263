import { ResourcePage, type ResourceDefinition, type ResourceRow } from '@smart-admin/form-engine/resource';
import { usePage } from '../app/PageProvider.js';
import { ResourceProviders } from './ResourceProviders.js';
import { useRoutedListState } from './useRoutedListState.js';

/** A management page: the resource runtime under the rights of the menu entry, its state in the address. */
export function ManagedResource<Row extends ResourceRow>({
  definition,
  offersCurrentUser = true,
}: ManagedResourceProps<Row>) {
  const { path } = usePage();
  const state = useRoutedListState(path, definition);
  return (
    <ResourceProviders label={definition.label} offersCurrentUser={offersCurrentUser}>
      <ResourcePage definition={definition} state={state} />
    </ResourceProviders>
  );
}

interface ManagedResourceProps<Row extends ResourceRow> {
  definition: ResourceDefinition<Row>;
  /** Whether the pickers of its forms offer 当前用户. Default true; false where nobody can choose themselves. */
  offersCurrentUser?: boolean;
}
