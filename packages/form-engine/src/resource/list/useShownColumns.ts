import { useResourceSetting } from '../ResourceProvider.js';
import { type ResourceColumn, type ResourceDefinition, type ResourceRow } from '../types.js';
import { useDevice } from '../useDevice.js';

/** The columns of a list that the person may see, on the device that they work on. */
export function useShownColumns<Row extends ResourceRow>({
  columns,
}: Pick<ResourceDefinition<Row>, 'columns'>): ResourceColumn<Row>[] {
  const { permissions } = useResourceSetting();
  const device = useDevice();
  return columns.filter(
    ({ permission, devices }) =>
      (permission === undefined || permissions.canColumn(permission)) && (devices?.includes(device) ?? true),
  );
}
