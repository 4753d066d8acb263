import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ForecastSteps } from './ForecastSteps.js';

it('says of a node whose people another system has not told that they are not known, which is not that there are none', () => {
  const step = { kind: 'approver', branches: [], people: [], time: null };
  render(
    <ForecastSteps
      steps={[
        { ...step, nodeId: 'a', nodeName: '值班审批', empty: 'nobody' },
        { ...step, nodeId: 'b', nodeName: '厂商确认', empty: 'unknown' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/值班审批.*暂无人选/),
    expect.stringMatching(/厂商确认.*处理人尚未查到/),
  ]);
});
