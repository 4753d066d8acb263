import { endpoint } from '../endpoint.js';
import { LogQuerySchema, LogRowSchema } from '../permission/currentUser.js';
import { pageOf } from '../schemas.js';

export const log = {
  list: endpoint({ method: 'GET', path: '/api/system/Log', permission: 'system.log', summary: 'Operation log, newest first', query: LogQuerySchema, data: pageOf(LogRowSchema) }),
};
