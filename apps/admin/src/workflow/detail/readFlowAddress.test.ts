import { expect, it } from 'vitest';
import { flowAddress } from '../../messages/flowAddress.js';
import { launchAddress, readFlowAddress } from './readFlowAddress.js';

const searchOf = (address: string) => address.slice(address.indexOf('?'));

it('R2.3-10 reads the flow that a message refers to out of its encoded text', () => {
  expect(readFlowAddress(searchOf(flowAddress('mk3v_x-91')))).toEqual({ kind: 'flow', id: 'mk3v_x-91' });
  // what encodes to plus signs, in an address that somebody wrote without encoding them
  expect(readFlowAddress(`?config=${btoa('>>>')}`)).toEqual({ kind: 'text', text: '>>>' });
});

it('R2.3-10 shows a text that is no reference as it is, decoded where it can be', () => {
  const text = '会议改到周五 <b>三点</b>';
  expect(readFlowAddress(searchOf(flowAddress(text)))).toEqual({ kind: 'text', text });
  expect(readFlowAddress('?config=%E5%BC%80%E4%BC%9A')).toEqual({ kind: 'text', text: '开会' });
  // base64 of what is no UTF-8
  expect(readFlowAddress(`?config=${encodeURIComponent(btoa('\xff\xfe'))}`)).toEqual({ kind: 'text', text: '//4=' });
});

it('tells launching from reading, and an empty address from both', () => {
  const launch = { kind: 'launch', flowId: 'flow1', forUserId: undefined, draftId: undefined };
  expect(readFlowAddress(searchOf(launchAddress('flow1')))).toEqual(launch);
  const from = { forUserId: 'user1', draftId: 'draft1' };
  expect(readFlowAddress(searchOf(launchAddress('flow1', from)))).toEqual({ ...launch, ...from });
  expect(readFlowAddress('?launch=flow1&for=a/b')).toEqual(launch);
  expect(readFlowAddress('?launch=a/b')).toEqual({ kind: 'nothing' });
  expect(readFlowAddress('')).toEqual({ kind: 'nothing' });
});
