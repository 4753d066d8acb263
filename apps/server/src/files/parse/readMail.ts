import PostalMime, { type Address } from 'postal-mime';
import { cleanMailHtml, textOfHtml } from './cleanMailHtml.js';

/** Reads a mail (RFC 5322, MIME): its heads, its text, cleaned, and what is attached. What is beyond the limits is left out. */
export async function readMail({ source }: { source: Uint8Array }): Promise<MailContent> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: MOST_PARTS_DEEP, maxHeadersSize: LONGEST_HEAD });
  const html = mail.html ? cleanMailHtml(storable(mail.html).slice(0, LONGEST_TEXT)) : '';
  const text = storable(mail.text ?? textOfHtml(html)).slice(0, LONGEST_TEXT);
  const time = mail.date ? Date.parse(mail.date) : Number.NaN;
  return {
    messageId: lineOf(mail.messageId),
    from: addressesOf(mail.from ? [mail.from] : [])[0] ?? { name: '', address: '' },
    to: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    subject: lineOf(mail.subject),
    time: Number.isNaN(time) ? null : time,
    html,
    text,
    attachments: mail.attachments.slice(0, MOST_ATTACHMENTS).map(({ filename, contentId, related, content }) => ({
      name: lineOf(filename ?? undefined),
      contentId: lineOf(contentId).replace(/^<|>$/g, ''),
      isInline: related === true,
      content: typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  };
}

export interface MailContent {
  /** With its brackets; '' without one. */
  messageId: string;
  from: ReadAddress;
  to: ReadAddress[];
  cc: ReadAddress[];
  subject: string;
  /** As its sender says, in milliseconds since 1970. */
  time: number | null;
  /** See `cleanMailHtml`. */
  html: string;
  text: string;
  attachments: { name: string; contentId: string; isInline: boolean; content: Buffer }[];
}

interface ReadAddress {
  name: string;
  address: string;
}

function addressesOf(list: readonly Address[] | undefined): ReadAddress[] {
  return (list ?? [])
    .flatMap((each) => each.group ?? [each])
    .slice(0, MOST_ADDRESSES)
    .map(({ name, address }) => ({ name: lineOf(name).slice(0, 200), address: lineOf(address).slice(0, 254) }));
}

function lineOf(text: string | undefined): string {
  return storable(text ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_LINE);
}

/** Without what no text of the database holds. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

const MOST_PARTS_DEEP = 30;
const LONGEST_HEAD = 256 * 1024;
const LONGEST_TEXT = 500_000;
const LONGEST_LINE = 500;
const MOST_ATTACHMENTS = 50;
const MOST_ADDRESSES = 200;
