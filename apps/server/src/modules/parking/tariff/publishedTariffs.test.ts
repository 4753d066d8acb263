import { type TariffPrices, type VehicleKind } from '@smart-admin/api-client/contract';
import { expect, test } from 'vitest';
import { computeFee } from './computeFee.js';
import { aberdeenCarPark, beijingRoadside, guangzhouCentral, qianshanGate } from './publishedTariffs.js';

const cost = (prices: TariffPrices, entry: string, exit: string, vehicleKind: VehicleKind = 'small') =>
  computeFee(
    { version: 1, prices },
    {
      entry: Date.parse(`${entry}+08:00`),
      exit: Date.parse(`${exit}+08:00`),
      vehicleKind,
      plateColour: vehicleKind === 'small' ? 5 : 2,
    },
  ).amount;

test.each([
  ['2026-03-02T09:00', '2026-03-02T09:14', 0],
  ['2026-03-02T09:00', '2026-03-02T09:15', 250],
  ['2026-03-02T09:00', '2026-03-02T10:00', 1_000],
  ['2026-03-02T09:00', '2026-03-02T10:29', 1_375],
  ['2026-03-02T09:00', '2026-03-02T11:00', 2_500],
  ['2026-03-02T07:00', '2026-03-02T19:00', 17_500],
  ['2026-03-02T19:00', '2026-03-02T20:59', 0],
  ['2026-03-02T19:00', '2026-03-03T07:00', 600],
  ['2026-03-02T18:30', '2026-03-02T21:00', 600],
  ['2026-03-02T06:00', '2026-03-02T07:30', 500],
])('roadside in Beijing from %s to %s costs %i fen', (entry, exit, amount) => {
  expect(cost(beijingRoadside, entry, exit)).toBe(amount);
});

test.each([
  ['2026-03-02T09:00', '2026-03-02T09:30', 500],
  ['2026-03-02T09:00', '2026-03-02T11:10', 2_500],
  ['2026-03-02T08:00', '2026-03-02T21:00', 4_500],
  ['2026-03-02T21:30', '2026-03-02T23:00', 300],
  ['2026-03-02T21:30', '2026-03-03T07:30', 1_000],
  ['2026-03-02T20:30', '2026-03-03T08:30', 3_000],
  ['2026-03-02T08:00', '2026-03-03T09:00', 5_500],
])('a car park in the centre of Guangzhou from %s to %s costs %i fen', (entry, exit, amount) => {
  expect(cost(guangzhouCentral, entry, exit)).toBe(amount);
});

test.each([
  ['2026-03-02T09:00', '2026-03-02T09:30', 0, 0],
  ['2026-03-02T09:00', '2026-03-02T09:31', 200, 300],
  ['2026-03-02T09:00', '2026-03-02T12:00', 600, 900],
  ['2026-03-02T18:00', '2026-03-02T21:00', 300, 500],
  ['2026-03-02T07:00', '2026-03-03T07:00', 2_000, 3_000],
])('the car park of Qianshan from %s to %s costs %i fen, and %i for large vehicles', (entry, exit, small, large) => {
  expect(cost(qianshanGate, entry, exit)).toBe(small);
  expect(cost(qianshanGate, entry, exit, 'large')).toBe(large);
});

test.each([
  ['2026-03-02T09:00', '2026-03-02T10:01', 3_400],
  ['2026-03-02T22:00', '2026-03-03T01:00', 4_700],
  ['2026-03-02T23:00', '2026-03-03T07:00', 12_000],
])('the Aberdeen car park of Hong Kong from %s to %s costs %i cents', (entry, exit, amount) => {
  expect(cost(aberdeenCarPark, entry, exit)).toBe(amount);
});
