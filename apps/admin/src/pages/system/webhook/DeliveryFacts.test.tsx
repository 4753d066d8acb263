import { render, screen } from '@testing-library/react';
import { useMessages } from '@smart-admin/ui/locale';
import { describe, expect, it } from 'vitest';
import { DeliveryFacts, type WholeDelivery } from './DeliveryDialog.js';
import { VerifyExample } from './VerifyExample.js';
import { webhookMessages } from './webhookMessages.js';

const delivery: WholeDelivery = {
  ...{ id: '199', event: 'record.updated', modelName: '访客申请', eventTime: 1_764_000_000_000 },
  ...{ state: 'retrying', attempts: 2, isResent: false, status: 503, duration: 120, reason: 'status', detail: '' },
  ...{ lastTime: null, nextTime: null, request: '{"event":"record.updated"}', answer: 'busy' },
};

function Facts(props: Partial<WholeDelivery>) {
  return <DeliveryFacts delivery={{ ...delivery, ...props }} t={useMessages(webhookMessages)} />;
}

describe('a delivery', () => {
  it('says how it went, what is sent and how it was answered', () => {
    render(<Facts />);
    expect(screen.getByText('对方返回状态503')).toBeTruthy();
    expect(screen.getByText('修改记录')).toBeTruthy();
    expect(screen.getByLabelText('请求内容').textContent).toContain('record.updated');
    expect(screen.getByLabelText('响应内容').textContent).toContain('busy');
  });

  it('says why there is nothing to show', () => {
    render(<Facts request="" answer="" state="withheld" reason="noRight" />);
    expect(screen.getByText('所属用户无权查看')).toBeTruthy();
    expect(screen.getByText(/现在无权查看/)).toBeTruthy();
    expect(screen.getByText('没有响应内容')).toBeTruthy();
  });
});

it('shows receivers how to verify what they get', () => {
  render(<VerifyExample label="验证示例" />);
  expect(screen.getByLabelText('验证示例').textContent).toContain("headers['webhook-signature']");
});
