import { expect, it, vi } from 'vitest';
import { SendQueue } from './sendQueue.js';

function setUp() {
  const written: string[] = [];
  const dones: (() => void)[] = [];
  const onBehind = vi.fn();
  const queue = new SendQueue((text, done) => {
    written.push(text);
    dones.push(done);
  }, onBehind);
  return { queue, written, onBehind, drain: () => dones.splice(0).forEach((done) => done()) };
}

it('hands frames on at once and in order while the receiver reads', () => {
  const { queue, written, drain, onBehind } = setUp();
  for (let frame = 0; frame < 2_000; frame += 1) {
    queue.push(`frame ${frame} ${'x'.repeat(1_000)}`);
    drain();
  }
  expect(written).toHaveLength(2_000);
  expect(written[1_999]).toMatch(/^frame 1999 /);
  expect(onBehind).not.toHaveBeenCalled();
});

it('keeps what the socket cannot take, and sends it in order later', () => {
  const { queue, written, drain } = setUp();
  for (let frame = 0; frame < 20; frame += 1) queue.push(`${frame}:${'x'.repeat(20_000)}`);
  expect(written.length).toBeLessThan(5);
  while (written.length < 20) drain();
  expect(written.map((text) => Number(text.split(':')[0]))).toEqual([...Array(20).keys()]);
});

it.for([
  ['bytes', 20, 100_000],
  ['frames', 2_000, 200],
])('says once that the receiver is behind when too many %s wait, and drops them', ([, count, size]) => {
  const { queue, written, drain, onBehind } = setUp();
  for (let frame = 0; frame < Number(count); frame += 1) queue.push('x'.repeat(Number(size)));
  expect(onBehind).toHaveBeenCalledTimes(1);
  const before = written.length;
  drain();
  queue.push('later');
  expect(written).toHaveLength(before);
});
