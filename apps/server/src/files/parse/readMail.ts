import PostalMime, { type Address } from 'postal-mime';
import { cleanMailHtml, textOfHtml } from './cleanMailHtml.js';

/** Reads a mail (RFC 5322, MIME): its heads, its text, cleaned, and what is attached. What is beyond the limits is left out. */
export async function readMail({ source }: { source: Uint8Array }): Promise<MailContent> {
  const mail = await PostalMime.parse(source, { maxNestingDepth: MOST_PARTS_DEEP, maxHeadersSize: LONGEST_HEAD });
  const html = mail.html ? cleanMailHtml(storable(mail.html, LONGEST_TEXT)) : '';
  const text = storable(mail.text ?? textOfHtml(html), LONGEST_TEXT);
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
    .map(({ name, address }) => ({ name: lineOf(name, 200), address: lineOf(address, 254) }));
}

function lineOf(text: string | undefined, longest = LONGEST_LINE): string {
  return storable((text ?? '').replace(/\s+/g, ' '), longest).trim();
}

/** As much of a text as is kept, without what the database holds in no text or JSON: a cut may leave half of a character, too. */
function storable(text: string, longest: number): string {
  return text
    .replaceAll('\0', '')
    .slice(0, longest)
    .replace(/\p{Surrogate}/gu, '\ufffd');
}

const MOST_PARTS_DEEP = 30;
const LONGEST_HEAD = 256 * 1024;
const LONGEST_TEXT = 500_000;
const LONGEST_LINE = 500;
const MOST_ATTACHMENTS = 50;
const MOST_ADDRESSES = 200;
