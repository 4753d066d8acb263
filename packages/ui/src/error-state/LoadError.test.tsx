import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoadError } from './LoadError.js';

it('says of a refusal that a right is missing and whom to ask, without a retry that cannot help', () => {
  const error = Object.assign(new Error('您没有权限：用户管理 · 查看。请联系管理员王若彤'), { code: 403 });
  render(<LoadError error={error} title="用户加载失败" onRetry={vi.fn()} />);
  expect(screen.getByText('无权限')).toBeTruthy();
  expect(screen.getByText(/请联系管理员王若彤/)).toBeTruthy();
  expect(screen.queryByText('用户加载失败')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says of anything else what happened, and offers a retry', () => {
  const retry = vi.fn();
  render(<LoadError error={new Error('连接中断')} title="用户加载失败" onRetry={retry} />);
  expect(screen.getByText('用户加载失败')).toBeTruthy();
  expect(screen.getByText('连接中断')).toBeTruthy();
  screen.getByRole('button').click();
  expect(retry).toHaveBeenCalledOnce();
});
