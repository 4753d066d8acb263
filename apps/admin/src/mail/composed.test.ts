import { expect, it } from 'vitest';
import { addressText, parseAddress } from './addressText.js';
import { answerTo, bodyOf, EMPTY_MAIL } from './composed.js';
import { type MailDetail } from './mailTypes.js';

const own = 'wang@example.com';
const mail: MailDetail = {
  ...{ id: '7', folder: 'inbox', subject: '例会', time: 0, state: '', reason: '', revision: 1, replyToId: '' },
  ...{ isRead: true, isStarred: false, isTrashed: false, isCut: false, html: '', text: 'a < b\n再见' },
  from: { name: '李四', address: 'li@example.com' },
  to: [
    { name: '', address: 'Wang@example.com' },
    { name: '赵六', address: 'zhao@example.com' },
  ],
  cc: [{ name: '', address: 'sun@example.com' }],
  bcc: [],
  attachments: [
    { fileId: 'mail_1.txt', name: 'a.txt', size: 5, isInline: false },
    { fileId: 'mail_2.png', name: 'b.png', size: 5, isInline: true },
    { fileId: '', name: 'c.exe', size: 5, isInline: false },
  ],
};
const words = { own, headline: '李四 <li@example.com>' };

it('answers the sender, or everybody but oneself, and quotes what was written as text', () => {
  const reply = answerTo(mail, 'reply', words);
  expect(reply).toMatchObject({
    to: ['李四 <li@example.com>'],
    cc: [],
    subject: 'Re: 例会',
    files: [],
    replyToId: '7',
  });
  expect(reply.html).toContain('<p>李四 &lt;li@example.com&gt;</p><blockquote><p>a &lt; b</p><p>再见</p></blockquote>');
  expect(answerTo({ ...mail, subject: 'RE: 例会' }, 'replyAll', words)).toMatchObject({
    ...{ cc: ['赵六 <zhao@example.com>', 'sun@example.com'], subject: 'RE: 例会' },
  });
});

it('answers whom one has written to oneself', () => {
  const sent = { ...mail, from: { name: '', address: own }, to: [{ name: '', address: 'li@example.com' }] };
  expect(answerTo(sent, 'reply', words).to).toEqual(['li@example.com']);
});

it('passes a mail on with its files, without those that were not taken', () => {
  const forward = answerTo(mail, 'forward', words);
  expect(forward).toMatchObject({ to: [], subject: 'Fwd: 例会', replyToId: '' });
  expect(bodyOf(forward).fileIds).toEqual(['mail_1.txt']);
});

it('reads addresses with and without names, and leaves out what is none', () => {
  const known = { name: '王 芳', address: own };
  expect(parseAddress(addressText(known))).toEqual(known);
  expect(bodyOf({ ...EMPTY_MAIL, to: [own, 'nobody', '"A" <a@b>', 'x <y@z.cn>'] }).to).toEqual([
    { name: '', address: own },
    { name: 'x', address: 'y@z.cn' },
  ]);
});
