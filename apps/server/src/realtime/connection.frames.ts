import { heartBeat, heartCheck } from '@smart-admin/api-client/contract';
import { handleFrame } from './handleFrame.js';

export const connectionFrames = [handleFrame(heartCheck, ({ connection }) => connection.send(heartBeat, {}))];
