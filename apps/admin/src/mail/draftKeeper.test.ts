import { ApiError } from '@smart-admin/api-client';
import { expect, it } from 'vitest';
import { type Composed, EMPTY_MAIL } from './composed.js';
import { createDraftKeeper, type DraftCall, type DraftPlace } from './draftKeeper.js';

const mail = (subject: string): Composed => ({ ...EMPTY_MAIL, subject });

/** Drafts at a server that does a call once for its key, and refuses one of another revision. */
function createDrafts() {
  const answered = new Map<string, DraftPlace>();
  const drafts = new Map<string, { revision: number; subject: string }>();
  const state = { isLosing: false };
  const send = ({ composed, place, key }: DraftCall): Promise<DraftPlace> => {
    const revision = (place && drafts.get(place.id)?.revision) ?? 0;
    if (!answered.has(key)) {
      if (place && place.revision !== revision) return Promise.reject(refusal(409));
      if (composed.subject === 'refused') return Promise.reject(refusal(400));
      const made = { id: place?.id ?? `d${drafts.size + 1}`, revision: revision + 1 };
      drafts.set(made.id, { revision: made.revision, subject: composed.subject });
      answered.set(key, made);
    }
    const answer = answered.get(key);
    return answer && !state.isLosing ? Promise.resolve(answer) : Promise.reject(new ApiError('/', 0, 'lost'));
  };
  return { send, drafts, state };
}

const refusal = (code: number) => new ApiError('/', code, 'refused', { code, msg: 'refused', data: null });

it('goes on with a draft after the answer of a save was lost, also with what was written since', async () => {
  const { send, drafts, state } = createDrafts();
  const keeper = createDraftKeeper({ place: undefined, composed: EMPTY_MAIL }, send);
  const id = await keeper.keep(mail('one'));
  state.isLosing = true;
  await expect(keeper.keep(mail('two'))).rejects.toMatchObject({ code: 0 });
  await expect(keeper.keep(mail('three'))).rejects.toMatchObject({ code: 0 });
  state.isLosing = false;
  expect(await keeper.keep(mail('four'))).toBe(id);
  expect(drafts.get(id)).toEqual({ revision: 3, subject: 'four' });
});

it('makes one draft where the answer of the first save was lost', async () => {
  const { send, drafts, state } = createDrafts();
  const keeper = createDraftKeeper({ place: undefined, composed: EMPTY_MAIL }, send);
  state.isLosing = true;
  await expect(keeper.keep(mail('one'))).rejects.toMatchObject({ code: 0 });
  state.isLosing = false;
  await keeper.keep(mail('two'));
  expect([...drafts.values()]).toEqual([{ revision: 2, subject: 'two' }]);
});

it('sends what was lost once more, and no more where nothing was written since', async () => {
  const { send, drafts, state } = createDrafts();
  const keeper = createDraftKeeper({ place: undefined, composed: EMPTY_MAIL }, send);
  const written = mail('one');
  state.isLosing = true;
  await expect(keeper.keep(written)).rejects.toMatchObject({ code: 0 });
  expect(keeper.isKept(written)).toBe(false);
  state.isLosing = false;
  const id = await keeper.keep(written);
  expect(keeper.isKept(written)).toBe(true);
  expect(await keeper.keep(written)).toBe(id);
  expect(drafts.get(id)?.revision).toBe(1);
});

it('does not send again what was refused', async () => {
  const { send, drafts } = createDrafts();
  const keeper = createDraftKeeper({ place: undefined, composed: EMPTY_MAIL }, send);
  const id = await keeper.keep(mail('one'));
  await expect(keeper.keep(mail('refused'))).rejects.toMatchObject({ code: 400 });
  await keeper.keep(mail('two'));
  expect(drafts.get(id)).toEqual({ revision: 2, subject: 'two' });
});
