import { heartBeat, heartCheck } from '@smart-admin/api-client/contract';
import { implementFrame } from './implementFrame.js';

export const connectionFrames = [implementFrame(heartCheck, ({ connection }) => connection.send(heartBeat, {}))];
