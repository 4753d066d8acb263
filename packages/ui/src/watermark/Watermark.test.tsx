import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Watermark } from './Watermark.js';

const layer = () => document.querySelector<HTMLElement>('[data-slot=watermark-layer]');

describe('Watermark', () => {
  describeConformance(
    <Watermark text="周雨桐">
      <p>内容</p>
    </Watermark>,
    { slot: 'watermark', refIs: 'div' },
  );

  it('comes back when it is removed, emptied or hidden', async () => {
    render(
      <Watermark text="周雨桐">
        <p>内容</p>
      </Watermark>,
    );
    layer()?.remove();
    await vi.waitFor(() => expect(layer()?.textContent).toBe('周雨桐'));
    layer()?.setAttribute('style', 'display: none');
    await vi.waitFor(() => expect(layer()?.getAttribute('style')).toBeFalsy());
    layer()?.replaceChildren();
    await vi.waitFor(() => expect(layer()?.textContent).toBe('周雨桐'));
  });

  it('follows a new text', () => {
    const view = render(<Watermark text="周雨桐" />);
    view.rerender(<Watermark text={['陈嘉豪', '内部资料']} />);
    expect(layer()?.textContent).toBe('陈嘉豪内部资料');
  });
});
