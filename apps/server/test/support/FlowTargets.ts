import { createField } from '@smart-admin/form-engine/core';
import { onceFor } from '../../src/http/idempotent.js';
import { readCaller } from '../../src/modules/user/readCaller.js';
import { launchFlow } from '../../src/modules/workflow/launchFlow.js';
import { type Place, type Target } from '../scopes/scopeCases.js';
import { type ScopeContext } from '../scopes/ScopeContext.js';
import { approver, flowOf } from './flowDrafts.js';
import { modelBody } from './modelBody.js';
import { freshName } from './ScopeTargets.js';
import { workOff } from './takeJobs.js';

const CALLER = 'operator';

export interface FlowTarget extends Target {
  /** The task that is open. */
  taskId: string;
  launcherId: string;
  approverId: string;
}

/** Makes flows that belong to the limited caller, or to somebody else, in whichever part they play. */
export class FlowTargets {
  private made: Promise<{ modelId: string; flowId: string }> | undefined;

  constructor(readonly context: ScopeContext) {}

  /** A flow that everybody may launch, with its model; its title is its marker. */
  flow(): Promise<{ modelId: string; flowId: string }> {
    this.made ??= this.makeFlow();
    return this.made;
  }

  /** The caller has launched it, or somebody else has; neither is within the data permission of the other. */
  launched = async (place: Place) =>
    place === 'own'
      ? this.launch({ launcher: CALLER, approver: await this.stranger() })
      : this.launch({ launcher: await this.stranger(), approver: await this.stranger() });

  /** The caller is asked, or somebody else is. */
  asked = async (place: Place) =>
    this.launch({ launcher: await this.stranger(), approver: place === 'own' ? CALLER : await this.stranger() });

  /** Launched within the rows of the caller, or beyond them. */
  watched = async (place: Place) =>
    this.launch({ launcher: (await this.context.made.person(place)).id, approver: await this.stranger() });

  /** A migration that moved a flow within the rows of the caller, or one beyond them; each of a flow of its own. */
  migrated = async (place: Place): Promise<Target & { flowId: string }> => {
    const { admin, app, made } = this.context;
    const { id: launcher, marker } = await made.person(place);
    const { modelId } = await this.flow();
    const flowId = await this.releaseTwice(modelId, marker);
    await this.launch({ launcher, approver: await this.stranger() }, flowId);
    const id = await admin.workflow.migration.start({ id: flowId, body: { from: 2, to: 1, mapping: {} } });
    await workOff(app, 'flow.migrate');
    return { id, marker, flowId };
  };

  /** Circulated to the caller, or to somebody else. */
  circulated = async (place: Place): Promise<FlowTarget> => {
    const target = await this.asked('foreign');
    const userId = place === 'own' ? CALLER : await this.stranger();
    await this.context.app.db.insertInto('flowCirculation').values({ instanceId: target.id, userId }).execute();
    return target;
  };

  /** Given by the caller, or by somebody else to somebody else. */
  entrusted = async (place: Place): Promise<Target> => {
    const marker = freshName(place);
    const [startTime, endTime] = [new Date('2020-01-01'), new Date('2099-01-01')];
    const userId = place === 'own' ? CALLER : await this.stranger();
    const toUserId = await this.stranger();
    await this.context.app.db
      .insertInto('flowEntrust')
      .values({ id: marker, description: marker, userId, toUserId, startTime, endTime })
      .execute();
    return { id: marker, marker };
  };

  /** Kept by the caller, or by somebody else. */
  draft = async (place: Place): Promise<Target & { flowId: string }> => {
    const { flowId } = await this.flow();
    const marker = freshName(place);
    const userId = place === 'own' ? CALLER : await this.stranger();
    await this.context.app.db
      .insertInto('flowDraft')
      .values({ id: marker, title: marker, userId, flowId, values: '{}' })
      .execute();
    return { id: marker, marker, flowId };
  };

  private async stranger(): Promise<string> {
    return (await this.context.made.person('foreign')).id;
  }

  private async launch(people: { launcher: string; approver: string }, other?: string): Promise<FlowTarget> {
    const { app } = this.context;
    const flowId = other ?? (await this.flow()).flowId;
    const marker = freshName('own');
    const id = await launchFlow(app.deps, {
      flowId,
      values: { reason: marker, person: people.approver },
      urgency: 1,
      choices: {},
      caller: await readCaller(app.deps, people.launcher),
      locale: 'zh',
      once: onceFor(app.db, undefined),
    });
    const { taskId } = await app.db
      .selectFrom('flowTask')
      .select('taskId')
      .where('instanceId', '=', id)
      .executeTakeFirstOrThrow();
    return { id, marker, taskId, launcherId: people.launcher, approverId: people.approver };
  }

  private async makeFlow() {
    const { admin } = this.context;
    const fields = [
      createField('text', { id: 'reason', label: '事由' }),
      createField('userSelect', { id: 'person', label: '审批人' }),
    ];
    const modelId = await admin.visualdev.models.create({ body: modelBody('scopes.flow', fields) });
    await admin.visualdev.models.release({ id: modelId, body: {} });
    return { modelId, flowId: await this.releaseTwice(modelId, 'scopes.flow') };
  }

  /** New flows follow its second release, which is like the first one. */
  private async releaseTwice(modelId: string, enCode: string): Promise<string> {
    const { flow } = this.context.admin.workflow;
    const document = JSON.stringify(
      flowOf([approver('a', [], { people: [{ kind: 'field', path: 'person' }] })], { revoke: 'running' }),
    );
    const body = { fullName: '范围流程', enCode, modelId, document, titleFormula: '{reason}' };
    const flowId = await flow.create({ body });
    await flow.release({ id: flowId, body: {} });
    await flow.release({ id: flowId, body: {} });
    return flowId;
  }
}
