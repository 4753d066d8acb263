import { newId } from '../../../db/newId.js';
import { type QyProvider } from './QyProvider.js';

/** An enterprise account that reaches nobody and takes whatever it is given. */
export const localQy: QyProvider = {
  check: () => Promise.resolve(),
  saveDepartment: ({ id }) => Promise.resolve(id || `local-${newId()}`),
  removeDepartment: () => Promise.resolve(),
  saveMember: () => Promise.resolve(),
  removeMember: () => Promise.resolve(),
  send: () => Promise.resolve(new Map()),
  sendAll: () => Promise.resolve(),
};
