import { type ApiClient } from '@smart-admin/api-client';
import { startOtherServer, type OtherServer } from './interfaceDrafts.js';
import { startTestApp, type TestApp } from './startTestApp.js';

/** A server with two people, one that may call this machine, and the server of somebody else that is asked. */
export async function startInterfaceServers(): Promise<InterfaceServers> {
  const app = await startTestApp();
  const other = await startOtherServer();
  const open = await app.startAnother({ INTERFACE_HOSTS: '127.0.0.0/8,::1' });
  return {
    app,
    other,
    admin: await app.signIn('admin'),
    operator: await app.signIn('operator'),
    opened: await open.signIn('admin'),
    stop: async () => {
      other.stop();
      await app.stop();
    },
  };
}

export interface InterfaceServers {
  app: TestApp;
  other: OtherServer;
  admin: ApiClient;
  operator: ApiClient;
  /** The administrator of a server that may call this machine. */
  opened: ApiClient;
  stop: () => Promise<void>;
}
