/** What telling all sockets costs at least: bare ws sends each body that is posted to all of them. Run by benchSockets.ts. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';

const server = createServer((request, answer) => {
  text(request)
    .then((body) => {
      for (const socket of sockets.clients) socket.send(body);
      answer.end();
    })
    .catch((error: unknown) => answer.destroy(error instanceof Error ? error : undefined));
});
const sockets = new WebSocketServer({ server, maxPayload: 256 * 1024 });
// it greets as ours does, so that whoever connects knows that it is heard
sockets.on('connection', (socket) => socket.on('message', () => socket.send('{"method":"initMessage"}')));
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
);
