import { type DefaultText, type DefaultTime } from '../../db/columns.js';

/** One call that changed something, or one sign-in. */
export interface OperationLogTable {
  id: string;
  userId: DefaultText;
  userName: DefaultText;
  category: 'login' | 'operation';
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
