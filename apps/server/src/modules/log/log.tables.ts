import { type DefaultText, type DefaultTime } from '../../db/columns.js';

/** One call that changed something, one that did not, one sign-in, or one error that the interface reported. */
export interface OperationLogTable {
  id: string;
  userId: DefaultText;
  userName: DefaultText;
  category: 'login' | 'operation' | 'request' | 'error';
  description: DefaultText;
  requestMethod: DefaultText;
  requestUrl: DefaultText;
  ipAddress: DefaultText;
  ipPlace: DefaultText;
  platform: DefaultText;
  requestDuration: number;
  resultCode: number;
  creatorTime: DefaultTime;
}
