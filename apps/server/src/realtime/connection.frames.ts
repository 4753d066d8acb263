import { heartBeat, heartCheck, initMessage, onConnection } from '@smart-admin/api-client/contract';
import { implementFrame } from './implementFrame.js';

export const connectionFrames = [
  implementFrame(onConnection, ({ connection }) =>
    connection.send(initMessage, { unreadMessageCount: 0, unreadNoticeCount: 0, unreadNums: [] }),
  ),
  implementFrame(heartCheck, ({ connection }) => connection.send(heartBeat, {})),
];
