import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between a server and its database, and breaks what is between them. */
export async function startRelay(target: { host: string; port: number }): Promise<Relay> {
  const sockets = new Set<Socket>();
  const isSocket = target.host.startsWith('/');
  let isSilent = false;
  const relay = createServer((client) => {
    const server = connect(isSocket ? { path: `${target.host}/.s.PGSQL.${target.port}` } : target);
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (piece: Buffer) => !isSilent && to.write(piece));
      // either end goes with the other, however it went
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    relay.listen(port, '127.0.0.1');
    await once(relay, 'listening');
    return (relay.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    if (relay.listening) await new Promise((resolve) => relay.close(resolve));
  };
  return {
    address: { host: '127.0.0.1', port },
    close,
    open: async () => void (await listen(port)),
    silence: () => {
      isSilent = true;
    },
  };
}

export interface Relay {
  address: { host: string; port: number };
  /** Ends every connection and takes no more. */
  close: () => Promise<void>;
  /** Takes connections again. */
  open: () => Promise<void>;
  /** Keeps every connection, but nothing passes any more. */
  silence: () => void;
}
