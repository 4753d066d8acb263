import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Button } from './Button.js';
import { IconButton } from './IconButton.js';

describe('Button', () => {
  describeConformance(<Button>保存</Button>, { slot: 'button', refIs: 'button' });

  it('ignores clicks while loading but keeps its focus', async () => {
    const handleClick = vi.fn();
    render(
      <Button loading onClick={handleClick}>
        保存
      </Button>,
    );
    const button = screen.getByRole('button', { name: '保存' });
    await userEvent.click(button);
    expect(handleClick).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('never submits a form unless told to', () => {
    render(<Button>保存</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('draws a link as a button', () => {
    render(
      <Button asChild variant="primary">
        <a href="/home">返回首页</a>
      </Button>,
    );
    expect(screen.getByRole('link', { name: '返回首页' }).dataset.variant).toBe('primary');
  });
});

describe('IconButton', () => {
  describeConformance(<IconButton label="刷新">i</IconButton>, { slot: 'icon-button', refIs: 'button' });

  it('shows its label as a tooltip on focus', async () => {
    render(<IconButton label="刷新">i</IconButton>);
    await userEvent.tab();
    expect((await screen.findByRole('tooltip')).textContent).toBe('刷新');
  });
});
