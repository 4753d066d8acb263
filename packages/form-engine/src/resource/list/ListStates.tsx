import { Empty } from '@smart-admin/ui/empty';
import { LoadError } from '@smart-admin/ui/error-state';
import { useMessages } from '@smart-admin/ui/locale';
import { type ReactNode } from 'react';
import { resourceMessages } from '../resourceMessages.js';
import { type ResourceDefinition, type ResourceRow } from '../types.js';

/** In place of the rows of a list that has none: nothing matches, or there is nothing yet. */
export function ListEmpty<Row extends ResourceRow>({
  definition,
  isFiltered,
  onClearFilters,
  mainButton,
  canAdd,
}: ListEmptyProps<Row>) {
  const t = useMessages(resourceMessages);
  return isFiltered ? (
    <Empty
      kind="noMatch"
      title={t('noMatch', { label: definition.label })}
      description={t('noMatchHint')}
      onClearFilters={onClearFilters}
    />
  ) : (
    <Empty
      title={t('empty', { label: definition.label })}
      description={canAdd ? t('emptyHint', { label: definition.label }) : undefined}
      actions={mainButton}
    />
  );
}

export interface ListEmptyProps<Row extends ResourceRow> {
  definition: Pick<ResourceDefinition<Row>, 'label'>;
  /** Whether something filters the list. */
  isFiltered: boolean;
  onClearFilters: () => void;
  /** What people do here first; undefined where they may not. */
  mainButton: ReactNode;
  /** Whether that adds an entry. */
  canAdd: boolean;
}

/** In place of the rows of a list that could not be loaded. */
export function ListFailed<Row extends ResourceRow>({ definition, error, onRetry }: ListFailedProps<Row>) {
  const t = useMessages(resourceMessages);
  return (
    <LoadError
      error={error}
      title={t('errorTitle', { label: definition.label })}
      description={t('errorHint')}
      onRetry={onRetry}
    />
  );
}

interface ListFailedProps<Row extends ResourceRow> {
  definition: Pick<ResourceDefinition<Row>, 'label'>;
  error: Error | null;
  onRetry: () => void;
}
