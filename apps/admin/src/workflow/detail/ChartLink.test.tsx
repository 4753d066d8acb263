import { createField, createFormDocument, encodeFormDocument } from '@smart-admin/form-engine/core';
import { UiProvider } from '@smart-admin/ui/app-root';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { waitingFlow } from '../testing/flowServer.js';
import { ChartLink } from './ChartLink.js';

const form = createFormDocument([createField('number', { id: 'total', label: '合计' })]);
const flow = waitingFlow('f1');
const { nodes, ...design } = JSON.parse(flow.document) as { nodes: unknown[] };
const branch = { id: 'big', name: '大额', condition: '{total} >= 50000', nodes };
const fork = { id: 'size', name: '金额', kind: 'branch', mode: 'exclusive', branches: [branch] };
const document = JSON.stringify({ ...design, nodes: [fork] });

/** The chart of a flow whose form is stored like this. */
async function openChart(formData: string) {
  render(
    <UiProvider locale="zh">
      <ChartLink flow={{ ...flow, document, config: { ...flow.config, formData } }} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '流程图' }));
}

it('says conditions with the labels of the form', async () => {
  await openChart(JSON.stringify(encodeFormDocument(form)));
  expect(await screen.findByRole('img', { name: /^大额.*合计 ≥ 50,000/ }, PATIENT)).toBeDefined();
});

it('shows conditions as they are written where the form cannot be read', async () => {
  await openChart('{');
  expect(await screen.findByRole('img', { name: /^大额.*\{total\} >= 50000/ }, PATIENT)).toBeDefined();
});

/** The chart is loaded when it is first drawn. */
const PATIENT = { timeout: 10_000 };
