import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MadeKeyDialog } from './MadeKeyDialog.js';

it('shows a key and a call that uses it until somebody says that they have kept it', async () => {
  const onClose = vi.fn();
  render(<MadeKeyDialog made={{ name: 'ERP', key: 'sak_abc' }} origin="https://a.test" onClose={onClose} />);
  expect(screen.getByLabelText('密钥').textContent).toContain('sak_abc');
  expect(screen.getByLabelText('调用示例').textContent).toContain('curl https://a.test/api/oauth/CurrentUser');
  expect(screen.getByLabelText('调用示例').textContent).toContain('Authorization: Bearer sak_abc');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
  expect(onClose).toHaveBeenCalledOnce();
});
