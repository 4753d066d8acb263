import { type ApiClient } from '@smart-admin/api-client';
import { exportedFile } from '../support/exportedFile.js';
import { type ParkingTargets } from '../support/ParkingTargets.js';
import { hides, refuses, type Place, type ScopeCase, type Target } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** Imports and exports that go on in the background: the file of an export holds what its owner may see. */
export function transferCases(context: ScopeContext, parking: ParkingTargets): Record<string, ScopeCase> {
  const exported = (
    make: (place: Place) => Promise<Target>,
    start: (caller: ApiClient, ids: string[]) => Promise<string>,
  ): ScopeCase =>
    // chosen by their ids, which is no way around either
    hides(make, (caller, { own, foreign }) =>
      exportedFile(context.app, caller, () => start(caller, [own.id, foreign.id])),
    );
  const importFile = (place: Place) => context.owned.importFile(place, [['备注'], ['请核对']]);
  return {
    'visualdev.records.startExport': exported(
      (place) => context.made.record(place),
      (caller, ids) => caller.visualdev.records.startExport({ id: 'visitor', body: { ids } }),
    ),
    'permission.users.startExport': exported(
      (place) => context.made.person(place),
      (caller, ids) => caller.permission.users.startExport({ body: { ids } }),
    ),
    'system.log.startExport': exported(
      (place) => context.made.logLine(place),
      (caller, ids) => caller.system.log.startExport({ body: { ids } }),
    ),
    'parking.order.startExport': exported(
      (place) => parking.stay(place),
      (caller, ids) => caller.parking.order.startExport({ body: { ids } }),
    ),
    'parking.roadsideOrder.startExport': exported(
      (place) => parking.stay(place, 'road'),
      (caller, ids) => caller.parking.roadsideOrder.startExport({ body: { ids } }),
    ),
    'parking.payment.startExport': exported(
      async (place) => {
        const { paymentId, marker } = await parking.paidStay(place);
        return { id: paymentId, marker };
      },
      (caller, ids) => caller.parking.payment.startExport({ body: { ids } }),
    ),
    'parking.invoice.startExport': exported(
      (place) => parking.invoice(place),
      (caller, ids) => caller.parking.invoice.startExport({ body: { ids } }),
    ),
    'parking.refund.startExport': exported(
      (place) => parking.failedRefund(place),
      (caller, ids) => caller.parking.refund.startExport({ body: { ids } }),
    ),
    'parking.statementItem.startExport': hides(parking.sharedItem, (caller, { own, foreign }) =>
      exportedFile(context.app, caller, async () => {
        const { statementId } = await parking.sharedItem('own');
        return caller.parking.statementItem.startExport({ body: { statementId, ids: [own.id, foreign.id] } });
      }),
    ),
    'parking.escape.startExport': exported(
      (place) => parking.escaped(place),
      (caller, ids) => caller.parking.escape.startExport({ body: { ids } }),
    ),
    'visualdev.records.importPreview': refuses(importFile, (caller, { id: file }) =>
      caller.visualdev.records.importPreview({ id: context.trial.modelId, body: { file } }),
    ),
    'visualdev.records.startImport': refuses(importFile, (caller, { id: file }) =>
      caller.visualdev.records.startImport({ id: context.trial.modelId, body: { file, mapping: ['note'] } }),
    ),
  };
}
