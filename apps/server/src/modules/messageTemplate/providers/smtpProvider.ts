import { paragraphs } from '../../message/sendNotice.js';
import { type ChannelBody } from '../messageTemplate.tables.js';
import { type ChannelProvider, DeliveryRefused } from './ChannelProvider.js';

/** Milliseconds. */
const PATIENCE = 15_000;
/** Somebody waits for it at their form. */
const VERIFY_PATIENCE = 8_000;

/** Mail by SMTP (RFC 5321), as text and as HTML. The certificate of the server has to be valid for its name. */
export const smtpProvider = {
  async send({ id, address, subject, content }, channel) {
    const { fromAddress, fromName } = channel;
    const transport = await transportOf(channel, PATIENCE);
    try {
      await transport.sendMail({
        // a repeated attempt is the same mail to whoever keeps both
        messageId: `<${id}@${fromAddress.split('@')[1]}>`,
        from: { name: fromName, address: fromAddress },
        to: { name: '', address },
        subject,
        text: content,
        html: paragraphs(content),
      });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { message } = error;
      throw new DeliveryRefused(() => message);
    } finally {
      transport.close();
    }
  },
  async verify(channel) {
    const transport = await transportOf(channel, VERIFY_PATIENCE);
    try {
      await transport.verify();
    } finally {
      transport.close();
    }
  },
} satisfies ChannelProvider;

async function transportOf({ host, port, security, account, secret }: ChannelBody, patience: number) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'startTls',
    ignoreTLS: security === 'none',
    ...(account ? { auth: { user: account, pass: secret } } : {}),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** A 5xx answer to the message or its receiver; a wrong password is mended by people, so it is tried again. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, code } = error as Error & { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
