import { expect } from 'vitest';
import { freshName } from '../support/ScopeTargets.js';
import { hides, HIDDEN_ROWS, refuses, type Place, type ScopeCase, type Target } from './scopeCases.js';
import { type ScopeContext } from './ScopeContext.js';

/** What a caller of limited scope may do with webhooks, which act with the rights of their owners, and see of the API of models. */
export function webhookCases(context: ScopeContext): Record<string, ScopeCase> {
  const person = (place: Place) => context.made.person(place);
  const bodyOf = (fullName: string, ownerId: string) => ({
    ...{ fullName, ownerId, url: 'https://example.com/hook' },
    events: ['record.created' as const],
  });
  const webhook = async (place: Place): Promise<Target & { ownerId: string }> => {
    const { id: ownerId } = await person(place);
    const marker = freshName(place);
    const { id } = await context.admin.system.webhook.create({ body: bodyOf(marker, ownerId) });
    return { id, marker, ownerId };
  };
  const delivery = async (place: Place): Promise<Target & { deliveryId: string }> => {
    const { id, marker } = await webhook(place);
    const deliveryId = freshName(place);
    await context.app.db
      .insertInto('webhookDelivery')
      .values({ id: deliveryId, webhookId: id, event: 'webhook.test', status: null, duration: null })
      .execute();
    return { id, marker, deliveryId };
  };
  return {
    'system.webhook.list': hides(webhook, (caller) => caller.system.webhook.list({ query: HIDDEN_ROWS })),
    'system.webhook.read': refuses(webhook, (caller, { id }) => caller.system.webhook.read({ id })),
    'system.webhook.changes': refuses(webhook, (caller, { id }) => caller.system.webhook.changes({ id })),
    'system.webhook.create': refuses(person, (caller, { id: ownerId, marker }) =>
      caller.system.webhook.create({ body: bodyOf(marker, ownerId) }),
    ),
    'system.webhook.update': refuses(webhook, (caller, { id }) =>
      caller.system.webhook.update({ id, body: { fullName: '改名' } }),
    ),
    'system.webhook.updateState': refuses(webhook, (caller, { id }) => caller.system.webhook.updateState({ id })),
    'system.webhook.remove': refuses(webhook, (caller, { id }) => caller.system.webhook.remove({ id })),
    'system.webhook.rotateSecret': refuses(webhook, (caller, { id }) => caller.system.webhook.rotateSecret({ id })),
    'system.webhook.test': refuses(webhook, (caller, { id }) => caller.system.webhook.test({ id })),
    'system.webhook.deliveries': refuses(delivery, (caller, { id }) =>
      caller.system.webhook.deliveries({ id, query: HIDDEN_ROWS }),
    ),
    'system.webhook.delivery': refuses(delivery, (caller, { id, deliveryId }) =>
      caller.system.webhook.delivery({ id, deliveryId }),
    ),
    'system.webhook.resend': refuses(delivery, (caller, { id, deliveryId }) =>
      caller.system.webhook.resend({ id, deliveryId }),
    ),
    'visualdev.documents.list': {
      check: async () => {
        const stranger = await context.owned.stranger();
        expect(await stranger.visualdev.documents.list()).toEqual({ list: [] });
        expect(JSON.stringify(await context.admin.visualdev.documents.list())).toContain(context.trial.modelId);
      },
    },
    'visualdev.documents.read': {
      check: async (_app, caller) => {
        const stranger = await context.owned.stranger();
        await expect(stranger.visualdev.documents.read({ id: 'visitor' })).rejects.toMatchObject({ code: 403 });
        // fields of a form are rows of nobody; which of them somebody sees, modelDocuments.test.ts proves
        expect(JSON.stringify(await caller.visualdev.documents.read({ id: 'visitor' }))).toContain('plate');
      },
    },
    'system.webhook.models': {
      check: async () => {
        const stranger = await context.owned.stranger(['system', 'system_webhook']);
        expect(await stranger.system.webhook.models()).toEqual({ list: [] });
        const { list } = await context.admin.system.webhook.models();
        expect(list.map(({ id }) => id)).toContain(context.trial.modelId);
      },
    },
  };
}
