import { createTransport } from 'nodemailer';
import { paragraphs } from '../../message/sendNotice.js';
import { type ChannelProvider, DeliveryRefused } from './ChannelProvider.js';

const PATIENCE = 15_000;

/** Mail by SMTP (RFC 5321), as text and as HTML. The certificate of the server has to be valid for its name. */
export const smtpProvider: ChannelProvider = {
  async send({ id, address, subject, content }, { host, port, security, account, secret, fromAddress, fromName }) {
    const transport = createTransport({
      host,
      port,
      secure: security === 'tls',
      requireTLS: security === 'startTls',
      ignoreTLS: security === 'none',
      ...(account ? { auth: { user: account, pass: secret } } : {}),
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
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
      throw isRefusal(error) ? new DeliveryRefused(error.message) : error;
    } finally {
      transport.close();
    }
  },
};

/** A 5xx answer to the message or its receiver; a wrong password is mended by people, so it is tried again. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, code } = error as Error & { responseCode?: number; code?: string };
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
