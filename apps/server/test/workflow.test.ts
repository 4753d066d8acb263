import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approver, flowOf } from './support/flowDrafts.js';
import { FlowTrial } from './support/FlowTrial.js';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let trial: FlowTrial;
beforeAll(async () => {
  app = await startTestApp();
  trial = await FlowTrial.start(app);
});
afterAll(() => app.stop());

describe('a flow from its launch to its end', () => {
  it('P1-07 one person launches a flow, another approves it, and both see how it ended', async () => {
    const flowId = await trial.release([approver('a', ['user002'])]);
    const id = await trial.launch('user001', flowId, { reason: '换一台道闸' });
    expect(await trial.read('user001', id)).toMatchObject({ status: 1, record: { reason: '换一台道闸' } });
    await trial.decide('user002', id, 'approve', { comment: '同意' });
    for (const person of ['user001', 'user002'] as const) {
      const { status, course } = await trial.read(person, id);
      expect(status).toBe(2);
      expect(course.map(({ what, comment }) => [what, comment])).toContainEqual(['approve', '同意']);
    }
  });
});
