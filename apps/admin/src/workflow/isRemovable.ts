import { FLOW_STATUS, type FlowStatusNumber } from '@smart-admin/api-client/contract';

/** Whether a flow can be deleted: it has ended without being adopted. */
export function isRemovable({ status }: { status: FlowStatusNumber }): boolean {
  return status !== FLOW_STATUS.running && status !== FLOW_STATUS.adopted;
}

/** The same for somebody who watches over no flows: of theirs alone, not of those that they launched for others. */
export function isRemovableBy(userId: string) {
  return ({ status, launcher }: { status: FlowStatusNumber; launcher: { id: string } }): boolean =>
    launcher.id === userId && isRemovable({ status });
}
