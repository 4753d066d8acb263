import * as z from 'zod';
import { chatClientFrames, chatServerFrames } from './chat.js';
import { projectChanged } from './extend/project.js';
import { MessageKindSchema } from './message.js';
import { ParkingEventSchema } from './parking/operation.js';
import { TransferSchema } from './system/transfer.js';
import { recordPresent } from './visualdev/recordPresence.js';
import { defineFrame, type FrameInput, type FrameOf } from './frame.js';

/** `host:screen:12` and the like: what a channel is about. */
const ChannelSchema = z.string().min(1).max(200);

/** What the server says. */
export const initMessage = defineFrame('initMessage', {
  /** Unread messages and notices at the bell. */
  unreadMessageCount: z.int(),
  unreadNoticeCount: z.int(),
  /** Unread chat messages by the user who sent them. */
  unreadNums: z.array(z.object({ userId: z.string(), unreadNum: z.int() })),
});
/** So many new notices, all of a kind. */
export const messagePush = defineFrame('messagePush', { unreadNoticeCount: z.int(), kind: MessageKindSchema });
/** Somebody has read messages, or deleted them, in one of their windows; no ids where it was all of them. */
export const messagesSeen = defineFrame('messagesSeen', {
  ids: z.array(z.string()),
  unreadMessageCount: z.int(),
  unreadNoticeCount: z.int(),
});
/** The session has ended: 600 expired, 601 forced off, 602 unknown. */
export const logout = defineFrame('logout', { code: z.literal([600, 601, 602]), msg: z.string().optional() });
/** The user signed out, perhaps in another tab: close for good. */
export const closeSocket = defineFrame('closeSocket', {});
export const heartBeat = defineFrame('heartCheck', {});
/** Frames may have been missed: fetch again what they told. */
export const missedFrames = defineFrame('missedFrames', {});
/** Frames of the channel arrive from now on, for so many milliseconds. */
export const channelOpened = defineFrame('channelOpened', { channel: ChannelSchema, lifetime: z.int() });
/** Frames of the channel arrive no longer: its token was not right, or its time was over. */
export const channelClosed = defineFrame('channelClosed', {
  channel: ChannelSchema,
  reason: z.enum(['refused', 'expired']),
});

/** The public part of the system configuration changed. */
export const siteChanged = defineFrame('siteChanged', {});

/** Something has happened to a flow in which the user takes part: read it, the lists and the numbers again. */
export const flowChanged = defineFrame('flowChanged', { id: z.string() });

/** An import or export of the user went on or ended: `TransferSchema` of it. */
export const transferChanged = defineFrame('transferChanged', { transfer: TransferSchema });

/** Something has happened at a place whose events the connection hears (`screen.channel`). */
export const parkingHappened = defineFrame('parkingHappened', { event: ParkingEventSchema });
/** Something has changed on the berths of a road whose inspectors hear it (`patrol.channel`); it says nothing about vehicles. */
export const parkingBerths = defineFrame('parkingBerths', {
  placeId: z.string(),
  /** Numbers of the berths; empty where it may be any of the road. */
  numbers: z.array(z.string()),
});
/** The free spaces of a place, on the public screen. */
export const parkingSpaces = defineFrame('parkingSpaces', { id: z.string(), free: z.int() });

/** Every frame that the server may send; a module that has more adds them here. */
export const serverFrames = [
  initMessage,
  messagePush,
  messagesSeen,
  logout,
  closeSocket,
  heartBeat,
  missedFrames,
  channelOpened,
  channelClosed,
  siteChanged,
  flowChanged,
  transferChanged,
  parkingHappened,
  parkingBerths,
  parkingSpaces,
  recordPresent,
  projectChanged,
  ...chatServerFrames,
] as const;

/** Says who is there, after the socket has opened. */
export const onConnection = defineFrame('OnConnection', { mobileDevice: z.boolean() });
export const heartCheck = defineFrame('heartCheck', {});
/** Asks for the frames of a channel, also without a session; asking again prolongs it. */
export const openChannel = defineFrame('openChannel', { channel: ChannelSchema, channelToken: z.string().max(200) });
export const leaveChannel = defineFrame('leaveChannel', { channel: ChannelSchema });

/** Every frame that a client may send; each carries `token` too, '' without a session. */
export const clientFrames = [onConnection, heartCheck, openChannel, leaveChannel, ...chatClientFrames] as const;

/** Why the server closes a socket: come back and fetch what was missed, or stay away. */
export const CLOSE_CODES = {
  /** The server stops: come back. */
  stopping: 1001,
  /** Too many frames arrived. */
  flooding: 1008,
  /** The session has ended. */
  ended: 4001,
  /** The receiver is too slow and frames were dropped: come back and fetch what was missed. */
  behind: 4008,
} as const;

export type ServerFrame = FrameOf<typeof serverFrames>;
export type ClientFrame = FrameInput<typeof clientFrames>;
