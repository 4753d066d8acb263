import { createId } from '@smart-admin/ui/random';

/** How long the same call is taken for a repetition of one whose answer did not come, in milliseconds. */
const KEPT = 5 * 60_000;

const open = new Map<string, { content: string; key: string; time: number }>();

/**
 * Sends a call that begins something with a key: the same while somebody sends the same again because the answer did not
 * come, so that the server does it once. `name` is that of the call; another content under it is another call.
 */
export async function once<Answer>(
  name: string,
  content: unknown,
  send: (options: { idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> {
  const text = JSON.stringify(content) ?? '';
  const known = open.get(name);
  const isSame = known?.content === text && Date.now() - known.time < KEPT;
  const call = isSame ? known : { content: text, key: createId(), time: Date.now() };
  open.set(name, call);
  const answer = await send({ idempotencyKey: call.key });
  if (open.get(name) === call) open.delete(name);
  return answer;
}
