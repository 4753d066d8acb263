import { FLOW_STATUS, type FlowStatusNumber } from '@smart-admin/api-client/contract';

/** Whether a flow can be deleted: it has ended without being adopted. */
export function isRemovable({ status }: { status: FlowStatusNumber }): boolean {
  return status !== FLOW_STATUS.running && status !== FLOW_STATUS.adopted;
}
