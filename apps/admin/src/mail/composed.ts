import { type UploadedFile } from '@smart-admin/ui/uploader';
import { addressText, parseAddress } from './addressText.js';
import { type MailAddress, type MailDetail } from './mailTypes.js';

/** What is being written. */
export interface Composed {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  html: string;
  files: UploadedFile[];
  replyToId: string;
}

export type ReplyKind = 'reply' | 'replyAll' | 'forward';

export const EMPTY_MAIL: Composed = { to: [], cc: [], bcc: [], subject: '', html: '', files: [], replyToId: '' };

/** A draft that is written on. */
export function composedOf(mail: MailDetail): Composed {
  return {
    ...{ to: mail.to.map(addressText), cc: mail.cc.map(addressText), bcc: mail.bcc.map(addressText) },
    ...{ subject: mail.subject, html: mail.html, files: filesOf(mail), replyToId: mail.replyToId },
  };
}

/** An answer to a mail, or the mail passed on: the former text is quoted below a line that says whose it is. */
export function answerTo(mail: MailDetail, kind: ReplyKind, { own, headline }: AnswerWords): Composed {
  const isOwn = ({ address }: MailAddress) => address.toLowerCase() === own.toLowerCase();
  const sender = isOwn(mail.from) ? mail.to : [mail.from];
  const others = [...mail.to, ...mail.cc].filter(
    (each) => !isOwn(each) && !sender.some((to) => to.address === each.address),
  );
  const text = mail.html === '' ? paragraphs(mail.text) : mail.html;
  return {
    to: kind === 'forward' ? [] : sender.map(addressText),
    cc: kind === 'replyAll' ? others.map(addressText) : [],
    bcc: [],
    subject: prefixed(mail.subject, kind === 'forward' ? 'Fwd: ' : 'Re: '),
    html: `<p></p><p>${escapeHtml(headline)}</p><blockquote>${text}</blockquote>`,
    files: kind === 'forward' ? filesOf(mail) : [],
    replyToId: kind === 'forward' ? '' : mail.id,
  };
}

/** What the call takes; addresses that are none are left out. */
export function bodyOf({ to, cc, bcc, files, ...rest }: Composed) {
  const read = (texts: readonly string[]) => texts.flatMap((text) => parseAddress(text) ?? []);
  return { ...rest, to: read(to), cc: read(cc), bcc: read(bcc), fileIds: files.map(({ fileId }) => fileId) };
}

/** Attachments as the uploader shows them. */
export function filesOf({ attachments }: Pick<MailDetail, 'attachments'>): UploadedFile[] {
  return attachments
    .filter(({ fileId, isInline }) => fileId !== '' && !isInline)
    .map(({ fileId, name, size }) => ({
      ...{ name, fileId, fileVersionId: '', fileSize: size },
      url: `/api/file/Download/mail/${fileId}`,
    }));
}

/** Plain text as HTML, a paragraph a line. */
export function paragraphs(text: string): string {
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

function prefixed(subject: string, prefix: string): string {
  return subject.toLowerCase().startsWith(prefix.trim().toLowerCase()) ? subject : `${prefix}${subject}`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

interface AnswerWords {
  /** Address of whoever answers. */
  own: string;
  /** Says who wrote what is quoted, and when. */
  headline: string;
}
