import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { VirtualList } from './VirtualList.js';

describe('VirtualList', () => {
  describeConformance(
    <VirtualList aria-label="消息" items={['a', 'b']} itemKey={(item) => item} renderItem={(item) => item} />,
    { slot: 'virtual-list', refIs: 'div' },
  );

  it('asks for more once at each end, also at that of an equally long other list, and again after it was left', () => {
    const handleEnd = vi.fn();
    const list = (prefix: string) => (
      <VirtualList
        aria-label="人员"
        items={Array.from({ length: 50 }, (_, index) => `${prefix}${index}`)}
        itemKey={(item) => item}
        renderItem={(item) => item}
        onEndReached={handleEnd}
      />
    );
    const { rerender } = render(list('a'));
    const box = screen.getByRole('list', { name: '人员' });
    Object.defineProperties(box, { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } });
    const scrollTo = (scrollTop: number) => fireEvent.scroll(box, { target: { scrollTop } });
    scrollTo(1_600);
    scrollTo(1_590);
    expect(handleEnd).toHaveBeenCalledTimes(1);
    rerender(list('b'));
    scrollTo(1_600);
    expect(handleEnd).toHaveBeenCalledTimes(2);
    // what was asked for did not come
    scrollTo(0);
    scrollTo(1_600);
    expect(handleEnd).toHaveBeenCalledTimes(3);
  });
});
