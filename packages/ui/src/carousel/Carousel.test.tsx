import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Carousel } from './Carousel.js';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function current(): string | null {
  return document.querySelector('[aria-current=true]')?.getAttribute('aria-label') ?? null;
}

describe('Carousel', () => {
  describeConformance(
    <Carousel aria-label="公告" autoplay={5000}>
      <p>一</p>
      <p>二</p>
    </Carousel>,
    { slot: 'carousel', refIs: 'section' },
  );

  it('is stepped by buttons and arrows, up to its ends; slides out of sight cannot be reached', async () => {
    const handleChange = vi.fn();
    render(
      <Carousel aria-label="公告" onValueChange={handleChange}>
        <p>一</p>
        <a href="#two">二</a>
      </Carousel>,
    );
    expect(screen.queryByRole('link', { name: '二' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(handleChange).toHaveBeenLastCalledWith(1);
    expect(screen.getByRole('link', { name: '二' })).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一张' }).disabled).toBe(true);
    screen.getByRole('group', { name: '幻灯片' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(current()).toBe('显示第 1 张');
  });

  it('goes on by itself until it is paused or has the focus', () => {
    vi.useFakeTimers();
    render(
      <Carousel aria-label="公告" autoplay={5000}>
        <p>一</p>
        <p>二</p>
      </Carousel>,
    );
    act(() => vi.advanceTimersByTime(5000));
    expect(current()).toBe('显示第 2 张');
    act(() => screen.getByRole('button', { name: '暂停自动播放' }).focus());
    act(() => vi.advanceTimersByTime(10_000));
    expect(current()).toBe('显示第 2 张');
    act(() => screen.getByRole('button', { name: '暂停自动播放' }).click());
    act(() => screen.getByRole('button', { name: '自动播放' }).blur());
    act(() => vi.advanceTimersByTime(10_000));
    expect(current()).toBe('显示第 2 张');
  });

  it('does not move by itself for people who asked for less motion', () => {
    vi.useFakeTimers();
    const matchMedia = vi.spyOn(window, 'matchMedia');
    matchMedia.mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: true, media: query, onchange: null }) as unknown as MediaQueryList,
    );
    render(
      <Carousel aria-label="公告" autoplay={5000}>
        <p>一</p>
        <p>二</p>
      </Carousel>,
    );
    act(() => vi.advanceTimersByTime(10_000));
    expect(current()).toBe('显示第 1 张');
    expect(screen.queryByRole('button', { name: '暂停自动播放' })).toBeNull();
    matchMedia.mockRestore();
  });
});
