import { type api } from '../app/api.js';

/** What somebody wants to be told of, and how, with the channels that are on. */
export type MessageSetting = Awaited<ReturnType<typeof api.message.setting>>;
type Muted = MessageSetting['muted'][number];
/** What a message is about. */
export type MessageKind = Muted['kind'];
/** A way by which messages come; `notice` is the product itself. */
export type Channel = Muted['channel'];

/** Whether messages of a kind do not come by a channel. */
export function isMuted(muted: readonly Muted[], kind: MessageKind, channel: Channel): boolean {
  return muted.some((choice) => choice.kind === kind && choice.channel === channel);
}

/** The choices after one of them was made. */
export function withMuted(muted: readonly Muted[], choice: Muted, isOff: boolean): Muted[] {
  const others = muted.filter(({ kind, channel }) => kind !== choice.kind || channel !== choice.channel);
  return isOff ? [...others, choice] : others;
}
