import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A real server of IMAP4rev1 (RFC 3501) on a free port with one inbox, as much of it as a client needs that signs in, opens the
 * inbox, searches by number and fetches.
 */
export async function startImapServer(options: ImapServerOptions): Promise<ImapServer> {
  const mails: StoredMail[] = [];
  const commands: string[] = [];
  const state = { uidValidity: 1 };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let kept = '';
    socket.on('data', (bytes: Buffer) => {
      kept += bytes.toString('latin1');
      for (let end = kept.indexOf('\r\n'); end >= 0; end = kept.indexOf('\r\n')) {
        const line = kept.slice(0, end);
        kept = kept.slice(end + 2);
        commands.push(line.replace(/LOGIN .*/, 'LOGIN'));
        answer(socket, line, { ...options, mails, ...state });
      }
    });
  });
  server.listen(0, options.host ?? '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    deliver: (source) => {
      mails.push({ uid: (mails.at(-1)?.uid ?? 0) + 1, source: Buffer.isBuffer(source) ? source : Buffer.from(source) });
    },
    renumber: () => {
      state.uidValidity += 1;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface ImapServerOptions {
  /** Default 127.0.0.1. */
  host?: string;
  user: string;
  password: string;
}

interface StoredMail {
  uid: number;
  source: Buffer;
}

export interface ImapServer {
  port: number;
  /** What clients have said, without passwords. */
  commands: string[];
  /** Puts a mail into the inbox. */
  deliver: (source: string | Buffer) => void;
  /** Gives the inbox another validity: all numbers mean other mails from now on. */
  renumber: () => void;
  stop: () => Promise<void>;
}

interface Inbox extends ImapServerOptions {
  mails: readonly StoredMail[];
  uidValidity: number;
}

function answer(socket: Socket, line: string, inbox: Inbox): void {
  const [tag = '*', ...words] = line.split(' ');
  const command = words
    .slice(0, words[0]?.toUpperCase() === 'UID' ? 2 : 1)
    .join(' ')
    .toUpperCase();
  const rest = words.slice(command.split(' ').length).join(' ');
  const tell = (...lines: string[]) => lines.forEach((each) => socket.write(`${each}\r\n`));
  const done = (text = 'done') => tell(`${tag} OK ${text}`);
  if (command === 'CAPABILITY') return tell('* CAPABILITY IMAP4rev1', `${tag} OK done`);
  if (command === 'LOGIN') {
    const [user, password] = rest.split(' ').map((word) => word.replace(/^"(.*)"$/, '$1'));
    return user === inbox.user && password === inbox.password
      ? done()
      : tell(`${tag} NO [AUTHENTICATIONFAILED] wrong password`);
  }
  if (command === 'LIST') return tell('* LIST (\\HasNoChildren) "/" "INBOX"', `${tag} OK done`);
  if (command === 'SELECT' || command === 'EXAMINE')
    return tell(
      `* ${inbox.mails.length} EXISTS`,
      '* 0 RECENT',
      '* FLAGS (\\Seen)',
      `* OK [UIDVALIDITY ${inbox.uidValidity}] valid`,
      `* OK [UIDNEXT ${(inbox.mails.at(-1)?.uid ?? 0) + 1}] next`,
      `${tag} OK [READ-ONLY] done`,
    );
  if (command === 'UID SEARCH') {
    const first = Number(/UID (\d+):\*/i.exec(rest)?.[1] ?? 1);
    const last = inbox.mails.at(-1)?.uid;
    const uids = inbox.mails.map(({ uid }) => uid).filter((uid) => uid >= first || uid === last);
    return tell(`* SEARCH ${uids.join(' ')}`.trim(), `${tag} OK done`);
  }
  if (command === 'UID FETCH') {
    const uid = Number(rest.split(' ')[0]);
    const place = inbox.mails.findIndex((mail) => mail.uid === uid);
    const mail = inbox.mails[place];
    if (mail) {
      const range = /<0\.(\d+)>/.exec(rest);
      const part = range ? mail.source.subarray(0, Number(range[1])) : mail.source;
      const item = `BODY[]${range ? '<0>' : ''} {${part.length}}`;
      const envelope = '(NIL "envelope" NIL NIL NIL NIL NIL NIL NIL NIL)';
      socket.write(
        `* ${place + 1} FETCH (UID ${uid} RFC822.SIZE ${mail.source.length} INTERNALDATE "02-Mar-2031 08:00:00 +0000" ENVELOPE ${envelope} ${item}\r\n`,
      );
      socket.write(part);
      socket.write(')\r\n');
    }
    return done();
  }
  if (command === 'LOGOUT') {
    tell('* BYE', `${tag} OK done`);
    socket.end();
    return;
  }
  if (['NOOP', 'CLOSE', 'ENABLE', 'ID', 'NAMESPACE'].includes(command))
    return command === 'NAMESPACE' ? tell('* NAMESPACE (("" "/")) NIL NIL', `${tag} OK done`) : done();
  tell(`${tag} BAD ${command} is not known`);
}
