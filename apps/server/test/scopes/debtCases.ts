import { type ApiClient } from '@smart-admin/api-client';
import { expect } from 'vitest';
import { type ParkingTargets, statementOf } from '../support/ParkingTargets.js';
import { refusal } from '../support/startTestApp.js';
import { hides, HIDDEN_ROWS, refuses, type ScopeCase } from './scopeCases.js';

/** Stays that were left without paying, and money that is given back, invoices of it, and simulated traffic. */
export function debtCases(made: ParkingTargets): Record<string, ScopeCase> {
  /** A statement is of the money of everybody: whoever sees a part of it changes none, not even their own. */
  const refusesToAll = (call: (caller: ApiClient, statementId: string) => Promise<unknown>): ScopeCase => ({
    check: async (_app, caller) => {
      const { marker } = await made.statementItem('own');
      await refusal(call(caller, statementOf(marker)), 403);
    },
  });
  return {
    'parking.escape.list': hides(made.escaped, (caller) => caller.parking.escape.list({ query: HIDDEN_ROWS })),
    'parking.escape.orders': hides(made.escaped, async (caller, { own, foreign }) => {
      const ordersOf = (plate: string) => caller.parking.escape.orders({ query: { plate, plateColour: 5 } });
      return [await ordersOf(own.marker), await ordersOf(foreign.marker)];
    }),
    'parking.escape.collect': refuses(made.escaped, (caller, { orderId }) =>
      caller.parking.escape.collect({ body: { orderIds: [orderId], amount: 200, key: `collect-of-${orderId}` } }),
    ),
    'parking.escape.code': refuses(made.escaped, (caller, { orderId }) =>
      caller.parking.escape.code({ query: { orderId } }),
    ),
    'parking.escape.waive': refuses(made.escaped, (caller, { orderId }) =>
      caller.parking.escape.waive({ body: { orderIds: [orderId], reason: '系统故障' } }),
    ),
    'parking.invoice.list': hides(made.invoice, (caller) => caller.parking.invoice.list({ query: HIDDEN_ROWS })),
    'parking.invoice.issue': refuses(made.invoice, (caller, { id }) =>
      caller.parking.invoice.issue({ id, body: { invoiceNumber: '2544200000' } }),
    ),
    'parking.invoice.refuse': refuses(made.invoice, (caller, { id }) =>
      caller.parking.invoice.refuse({ id, body: { reason: '抬头有误' } }),
    ),
    'parking.invoice.reverse': refuses(
      (place) => made.invoice(place, 'reversing'),
      (caller, { id }) => caller.parking.invoice.reverse({ id, body: { redNumber: '2544200001' } }),
    ),
    'parking.simulator.status': {
      check: async (_app, caller) => {
        const { marker } = await made.simulation('own');
        expect((await caller.parking.simulator.status()).run?.placeNames).toEqual([marker]);
        await made.simulation('foreign');
        expect((await caller.parking.simulator.status()).run).toBeNull();
      },
    },
    'parking.simulator.start': refuses(made.simulatedLot, async (caller, { id }) => {
      const run = await caller.parking.simulator.start({ body: { placeIds: [id], perMinute: 1 } });
      await caller.parking.simulator.stop({ id: run });
    }),
    'parking.simulator.stop': refuses(made.simulation, (caller, { id }) => caller.parking.simulator.stop({ id })),
    'parking.statement.list': hides(made.statementItem, (caller) =>
      caller.parking.statement.list({ query: HIDDEN_ROWS }),
    ),
    'parking.statement.read': refuses(made.statementItem, (caller, { marker }) =>
      caller.parking.statement.read({ id: statementOf(marker) }),
    ),
    'parking.statement.upload': refusesToAll((caller) => caller.parking.statement.upload({ body: { file: 'bill' } })),
    'parking.statement.compare': refusesToAll((caller, id) => caller.parking.statement.compare({ id })),
    'parking.statement.remove': refusesToAll((caller, id) => caller.parking.statement.remove({ id })),
    'parking.statementItem.list': hides(made.sharedItem, async (caller) => {
      const { statementId } = await made.sharedItem('own');
      return caller.parking.statementItem.list({ query: { ...HIDDEN_ROWS, statementId } });
    }),
    'parking.statementItem.settle': refuses(made.statementItem, (caller, { id }) =>
      caller.parking.statementItem.settle({ id, body: { reason: '已核实' } }),
    ),
    'parking.refund.list': hides(made.failedRefund, (caller) => caller.parking.refund.list({ query: HIDDEN_ROWS })),
    'parking.refund.handOver': refuses(made.cashToHandOver, (caller, { id }) => caller.parking.refund.handOver({ id })),
    'parking.refund.retry': refuses(made.failedRefund, (caller, { id }) => caller.parking.refund.retry({ id })),
  };
}
