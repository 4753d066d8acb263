import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Image } from './Image.js';

const GROUP = [
  { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '平面图' },
  { src: 'data:image/gif;base64,R0lGODlhAQABAAAAADs=', alt: '车辆照片' },
];
const [first = { src: '', alt: '' }] = GROUP;

describe('Image', () => {
  describeConformance(<Image {...first} />, { slot: 'image' });

  it('opens large, zooms, turns and goes on to the others', async () => {
    render(<Image {...first} group={GROUP} />);
    await userEvent.click(screen.getByRole('button', { name: '预览平面图' }));
    const stage = screen.getByRole('group', { name: '图片预览' });
    await userEvent.click(screen.getByRole('button', { name: '放大' }));
    expect(screen.getByText('125%')).toBeTruthy();
    stage.focus();
    await userEvent.keyboard('r{ArrowRight}');
    expect(screen.getByRole('dialog', { name: '车辆照片' })).toBeTruthy();
    expect(screen.getByText('第 2 张，共 2 张')).toBeTruthy();
    expect(screen.getByText('100%')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that an image could not be loaded', () => {
    render(<Image {...first} />);
    fireEvent.error(screen.getByRole('img', { hidden: true }));
    expect(screen.getByRole('img', { name: '平面图 图片加载失败' })).toBeTruthy();
  });
});
