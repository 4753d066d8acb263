import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdAfterRest } from './longPress.js';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function press() {
  const target = document.createElement('div');
  document.body.append(target);
  const controller = new AbortController();
  const [onHold, onGone] = [vi.fn(), vi.fn()];
  holdAfterRest({ clientX: 100, clientY: 100, pointerId: 7, target }, { signal: controller.signal, onHold, onGone });
  const move = (distance: number, pointerId = 7) =>
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: 100 + distance, clientY: 100, pointerId }));
  const isScrolled = () => target.dispatchEvent(new Event('touchmove', { bubbles: true, cancelable: true }));
  return { onHold, onGone, move, isScrolled, controller };
}

it('holds after a rest, and keeps the page from being scrolled from then on until it ends', () => {
  const { onHold, isScrolled, controller, move } = press();
  move(3);
  expect(isScrolled()).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(onHold).toHaveBeenCalledOnce();
  expect(isScrolled()).toBe(false);
  controller.abort();
  expect(isScrolled()).toBe(true);
});

it('leaves a finger that moves at once to scrolling, whatever another one does', () => {
  const { onHold, onGone, move, controller } = press();
  move(200, 8);
  expect(onGone).not.toHaveBeenCalled();
  move(20);
  expect(onGone).toHaveBeenCalledOnce();
  // whoever is told so ends it
  controller.abort();
  vi.advanceTimersByTime(1_000);
  expect(onHold).not.toHaveBeenCalled();
});

it('holds nothing that is let go, or that the browser takes, before', () => {
  for (const type of ['pointerup', 'pointercancel']) {
    const { onHold, onGone } = press();
    window.dispatchEvent(new PointerEvent(type, { pointerId: 7 }));
    expect(onGone).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    expect(onHold).not.toHaveBeenCalled();
  }
});
