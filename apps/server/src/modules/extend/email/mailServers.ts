import type { ImapFlow } from 'imapflow';
import type { Transporter } from 'nodemailer';
import { type OpenHosts } from '../../dataInterface/sources/innerAddresses.js';
import { openAddress } from '../../dataSource/openTarget.js';
import { type MailAccountBody } from './email.tables.js';

/** Milliseconds that a server may be silent. */
const PATIENCE = 20_000;

/** An account with its password in clear. */
export type OpenAccount = MailAccountBody;

/**
 * Works with somebody's inbox, signed in, and signs out. The inner network is reached as far as it is open for interfaces: what is
 * connected to is the address that was looked at. Throws what the server or the wall says.
 */
export async function withInbox<Result>(
  account: OpenAccount,
  open: OpenHosts,
  work: (client: ImapFlow) => Promise<Result>,
): Promise<Result> {
  const { imapHost, imapPort, imapSecurity, userName, password } = account;
  const imap = await import('imapflow');
  const client = new imap.ImapFlow({
    host: await openAddress(imapHost, open),
    servername: imapHost,
    port: imapPort,
    secure: imapSecurity === 'tls',
    doSTARTTLS: imapSecurity === 'startTls',
    auth: { user: userName, pass: password },
    logger: false,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  });
  // a broken connection is told by the command that waits, too
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.close();
  }
}

/** Works with the server by which somebody's mail goes out, by the same rule. */
export async function withOutbox<Result>(
  account: OpenAccount,
  open: OpenHosts,
  work: (transport: Transporter) => Promise<Result>,
): Promise<Result> {
  const { smtpHost, smtpPort, smtpSecurity, userName, password } = account;
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host: await openAddress(smtpHost, open),
    tls: { servername: smtpHost },
    port: smtpPort,
    secure: smtpSecurity === 'tls',
    requireTLS: smtpSecurity === 'startTls',
    ignoreTLS: smtpSecurity === 'none',
    auth: { user: userName, pass: password },
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    return await work(transport);
  } finally {
    transport.close();
  }
}
