export { createCalls, type ClientConfig } from './client/createCalls.js';
export { createClient, type ApiClient } from './client/createClient.js';
export { createUrlReader } from './client/createUrlReader.js';
export { ApiError } from './client/ApiError.js';
export { createSocket, HEARTBEAT, type AppSocket, type SocketConfig } from './client/createSocket.js';
export { CHAT_IMAGE_LIMIT, CHAT_TEXT_LIMIT } from './contract/chatLimits.js';
export { AREA_NAME, CLASS_NAME, MODULE_NAME } from './contract/visualdev/generatorNames.js';
export { toChatMessage } from './client/toChatMessage.js';
export { type ChatMessage, type StoredChatMessage } from './contract/chat.js';
export { type ClientFrame, type ServerFrame } from './contract/socket.js';
export { defaultErrorTexts, type Language } from './client/errorTexts.js';
export { HOST_NAMES, readHosts, resolveHosts, type Hosts } from './client/hosts.js';
export { hashPassword } from './client/hashPassword.js';
export { CLIENT_ID, CLIENT_SECRET, login, type Credentials } from './client/login.js';
export {
  ACCEPTED_AT_ANY_CODE,
  DEFAULT_TIMEOUT,
  endsSession,
  KEEPS_SESSION,
  SESSION_END_CODES,
  TRANSFER_TIMEOUT,
} from './client/callRules.js';
export { type CallOptions, type DownloadedFile, type Route } from './client/routeTypes.js';
