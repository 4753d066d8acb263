import { chatFrames } from './modules/chat/chat.frames.js';
import { messageFrames } from './modules/message/message.frames.js';
import { connectionFrames } from './realtime/connection.frames.js';
import { type FrameHandler } from './realtime/handleFrame.js';

/** Every frame of signed-in clients that the server handles, module by module. */
export const frames: readonly FrameHandler[] = [...connectionFrames, ...messageFrames, ...chatFrames];
