import { createSocket, type AppSocket, type ServerFrame } from '@smart-admin/api-client';
import { useSession } from '../app/sessionStore.js';
import { hosts } from '../app/hosts.js';

/**
 * Hears what happens at all places of the person over a socket of its own, and says so at most once in `together` ms; also
 * when something may have been missed. Answers how to stop. For pages without the frame, which has a socket of its own.
 */
export function followParking({ onAway, ...options }: FollowParkingOptions): () => void {
  const socket = createSocket({
    url: hosts.webSocket,
    getToken: () => useSession.getState().token,
    onFrame: ({ method }) => {
      onAway(false);
      if (PARKING_METHODS.some((told) => told === method)) channels.hear();
    },
    onMissed: options.onChange,
    onAway: () => onAway(true),
  });
  const channels = joinParkingChannels({ ...options, openChannel: socket.openChannel, onFailure: () => onAway(true) });
  return () => {
    channels.leave();
    socket.close();
  };
}

/** What says that something happened: what did before the channel was open was told to nobody. */
export const PARKING_METHODS = ['parkingHappened', 'channelOpened'] as const satisfies readonly ServerFrame['method'][];

/** The same over a socket that is there already: its frames of `PARKING_METHODS` have to be told to `hear`. */
export function joinParkingChannels({
  readChannels,
  openChannel,
  together,
  onChange,
  onFailure,
}: ParkingChannelsOptions): { hear: () => void; leave: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const leaves: (() => void)[] = [];
  const report = () => {
    timer = undefined;
    onChange();
  };
  // one answer has the tokens of all places: the first for what they open with, later ones for all that come back at once
  let answer: ReturnType<typeof readChannels> | undefined;
  const ask = () => (answer ??= readChannels().finally(() => (answer = undefined)));
  const tokenIn = (channels: readonly ChannelToken[], wanted: string) =>
    channels.find(({ channel }) => channel === wanted)?.channelToken ?? '';
  void ask().then(({ channels }) => {
    if (isOver) return;
    const unused = new Set(channels.map(({ channel }) => channel));
    const tokenOf = async (channel: string) =>
      tokenIn(unused.delete(channel) ? channels : (await ask()).channels, channel);
    for (const { channel } of channels) leaves.push(openChannel(channel, () => tokenOf(channel)));
  }, onFailure);
  return {
    hear() {
      timer ??= setTimeout(report, together);
    },
    leave() {
      isOver = true;
      clearTimeout(timer);
      for (const leave of leaves) leave();
    },
  };
}

interface FollowParkingOptions extends Pick<ParkingChannelsOptions, 'readChannels' | 'together' | 'onChange'> {
  onAway: (isAway: boolean) => void;
}

interface ChannelToken {
  channel: string;
  channelToken: string;
}

interface ParkingChannelsOptions {
  /** Asks for the channels that the person may hear. */
  readChannels: () => Promise<{ channels: ChannelToken[] }>;
  openChannel: AppSocket['openChannel'];
  /** Milliseconds that events wait for each other. */
  together: number;
  onChange: () => void;
  /** The channels could not be asked for. */
  onFailure: (error: unknown) => void;
}
