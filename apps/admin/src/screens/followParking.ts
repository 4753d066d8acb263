import { createSocket, type AppSocket, type ServerFrame } from '@smart-admin/api-client';
import { useSession } from '../app/sessionStore.js';

/**
 * Hears what happens at all places of the person over a socket of its own, and says so at most once in `together` ms; also
 * when something may have been missed. Answers how to stop. For pages without the frame, which has a socket of its own.
 */
export function followParking({ onAway, ...options }: FollowParkingOptions): () => void {
  const socket = createSocket({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/websocket`,
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
  const tokenOf = async (wanted: string) => {
    const { channels } = await readChannels();
    return channels.find(({ channel }) => channel === wanted)?.channelToken ?? '';
  };
  void readChannels().then(({ channels }) => {
    if (isOver) return;
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

interface ParkingChannelsOptions {
  /** Asks for the channels that the person may hear. */
  readChannels: () => Promise<{ channels: { channel: string; channelToken: string }[] }>;
  openChannel: AppSocket['openChannel'];
  /** Milliseconds that events wait for each other. */
  together: number;
  onChange: () => void;
  /** The channels could not be asked for. */
  onFailure: (error: unknown) => void;
}
