import { expect, it } from 'vitest';
import { contract } from './contract.js';
import { type AnyEndpoint } from './endpoint.js';

/** All calls below a part of the contract. */
function callsOf(part: object): AnyEndpoint[] {
  if ('method' in part && 'path' in part) return [part as AnyEndpoint];
  return Object.values(part).flatMap((inner: object) => callsOf(inner));
}

it('A7.16-14 what the specification leaves open is called in its style: system, data application, WeChat, grants', () => {
  const { system, permission, wechat } = contract;
  const open = {
    '/api/system/': [
      ...[system.config, system.task, system.cache, system.log, system.monitor, system.language, system.menu],
      ...[system.messageTemplate, system.messageChannel],
      ...[system.dataSource, system.dataModel, system.dataSync, system.backup, system.dataMap],
    ],
    '/api/wechat/': [
      ...[wechat.mpConfig, wechat.mpMenu, wechat.mpUser, wechat.mpMessage, wechat.mpMaterial],
      ...[wechat.qyConfig, wechat.qyDirectory, wechat.qyMessage],
    ],
    '/api/permission/': [permission.group, permission.authority, permission.onlineUser],
  };
  for (const [area, nouns] of Object.entries(open))
    for (const noun of nouns) {
      const calls = callsOf(noun);
      expect(calls.length).toBeGreaterThan(1);
      for (const { path } of calls) expect(path.startsWith(area), path).toBe(true);
    }
});

it('each call has an address of its own and says what it does', () => {
  const calls = callsOf(contract);
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { path, summary } of calls) {
    expect(path).toMatch(/^\/api\/[a-z]+/);
    expect(summary, path).not.toBe('');
  }
});

it('C9-33 four calls wait for 100 seconds, and no other', () => {
  const long = callsOf(contract).filter(({ timeout }) => timeout === 100_000);
  const { wechat, extend, permission, system } = contract;
  expect(long.map(({ path }) => path).sort()).toEqual(
    [wechat.qyDirectory.sync, extend.email.receive, permission.authority.read, system.dataSync.execute]
      .map(({ path }) => path)
      .sort(),
  );
});

it('A7.16-15 what else the specification shows no calls of is called in its style: approvals, extensions with the receiving of mail, parking, portals, reports, screens', () => {
  const { workflow, parking, design, extend } = contract;
  const nouns = [
    ...[workflow.flow, workflow.instance, workflow.flowList],
    ...[extend.schedule, extend.email, extend.map],
    ...[parking.order, parking.roadsideOrder, parking.reductionCode, parking.merchant, parking.company],
    ...[parking.publicParking, parking.screen],
    ...[design.portal, design.report, design.screen],
  ];
  for (const noun of nouns) expect(callsOf(noun).length).toBeGreaterThan(1);
  expect(extend.email.receive.path).toBe('/api/extend/Email/Actions/Receive');
  for (const [area, calls] of Object.entries({ workflow, parking, visualdev: design, extend }))
    for (const { path } of callsOf(calls)) expect(path.startsWith(`/api/${area}/`), path).toBe(true);
});
