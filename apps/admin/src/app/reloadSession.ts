import { api } from './api.js';
import { useSession } from './sessionStore.js';

/** Asks for the menu and the rights of the signed-in user again: what was released or granted since shows without a reload. */
export async function reloadSession(): Promise<void> {
  const user = await api.oauth.currentUser({}, { silent: true });
  // always loaded by itself: a file that holds more would be loaded before the first page
  const { generateMenu } = await import('./generateMenu.js');
  useSession.getState().load(user, generateMenu(user));
}
