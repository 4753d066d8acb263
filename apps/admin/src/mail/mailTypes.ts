import { type api } from '../app/api.js';

export type MailDetail = Awaited<ReturnType<typeof api.extend.email.read>>;
export type MailRow = Awaited<ReturnType<typeof api.extend.email.list>>['list'][number];
export type MailAddress = MailRow['from'];

/** First part of the keys under which a person's mail is kept. */
export const MAIL_KEY = 'mail';

/** Address of the page of one mail. */
export function mailAddress(id: string): string {
  return `/emailDetail?id=${encodeURIComponent(id)}`;
}
