import { type ImapServer, startImapServer } from '../apps/server/test/support/startImapServer.js';
import { type MailServer, startMailServer } from '../apps/server/test/support/startMailServer.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { expectToast } from './support/toasts.js';

/** The one inner address that the server of journeys opens. */
const HOST = '127.0.0.77';

let imap: ImapServer;
let smtp: MailServer;

test.beforeAll(async () => {
  imap = await startImapServer({ host: HOST, user: 'wang', password: 'right' });
  smtp = await startMailServer(
    {
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'wang' }) : done(new Error('bad password')),
    },
    HOST,
  );
});
test.afterAll(async () => {
  await imap.stop();
  await smtp.stop();
});

test('F-EX-08 R2.3-09 an account is set up, mail received, read, answered, starred and deleted', async ({ page }) => {
  imap.deliver(
    [
      'From: Li Si <li@example.com>',
      'To: wang@example.com',
      'Subject: Quarterly report',
      'Message-ID: <report@example.com>',
      'Content-Type: text/html; charset=utf-8',
      '',
      '<p>Please <b>read</b> it</p><script>document.title = "bad"</script><img src="http://tracker.example.com/a.png">',
    ].join('\r\n'),
  );
  await signIn(page, 'admin', '/extend/email');
  await page.getByRole('button', { name: '设置账户' }).click();
  const account = page.getByRole('dialog', { name: '邮箱账户' });
  await account.getByLabel('邮箱地址').fill('wang@example.com');
  await account.getByLabel('用户名').fill('wang');
  await account.getByLabel('密码或授权码').fill('wrong');
  for (const [place, port] of [imap.port, smtp.port].entries()) {
    await account.getByLabel('主机').nth(place).fill(HOST);
    await account.getByLabel('端口').nth(place).fill(String(port));
    await account.getByLabel('加密').nth(place).click();
    await page.getByRole('option', { name: '不加密' }).click();
  }
  await account.getByRole('button', { name: '保存' }).click();
  await expect(account.getByText(/服务器拒绝了用户名或密码/)).toBeVisible();
  await account.getByLabel('密码或授权码').fill('right');
  await account.getByRole('button', { name: '测试连接' }).click();
  await expectToast(page, '两台服务器均连接成功');
  await account.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '邮箱账户已保存');

  await page.getByRole('button', { name: '收取邮件' }).click();
  await expectToast(page, '收到1封新邮件');
  const row = page.getByRole('listitem').filter({ hasText: 'Quarterly report' });
  await row.getByRole('button', { name: '加星标' }).click();
  await expect(row.getByRole('button', { name: '取消星标' })).toBeVisible();
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/emailDetail\?id=\d+/);
  await expect(page.getByRole('heading', { name: 'Quarterly report' })).toBeVisible();
  await expect(page.getByText('为保护隐私，已阻止1张外部图片')).toBeVisible();
  await page.getByRole('button', { name: '显示图片' }).click();
  await expect(page.getByText('1张图片无法加载')).toBeVisible();

  await page.getByRole('button', { name: '回复', exact: true }).click();
  const compose = page.getByRole('dialog', { name: '写邮件' });
  await expect(compose.getByLabel('主题')).toHaveValue('Re: Quarterly report');
  await compose.getByLabel('主题').fill('Re: Quarterly report, read');
  await expect(compose.getByText(/草稿已保存/)).toBeVisible();
  await compose.getByRole('button', { name: '发送', exact: true }).click();
  await expectToast(page, '邮件正在发送');
  await expect.poll(() => smtp.mails.length).toBe(1);
  expect(smtp.mails[0]?.to).toEqual(['li@example.com']);
  expect(smtp.mails[0]?.source).toContain('In-Reply-To: <report@example.com>');

  await page.getByRole('button', { name: '返回' }).click();
  const folders = page.getByRole('navigation', { name: '文件夹' });
  await folders.getByRole('button', { name: '星标邮件' }).click();
  await page.getByRole('checkbox', { name: '选择“Quarterly report”' }).click();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await expectToast(page, '已移至回收站');
  await folders.getByRole('button', { name: '回收站' }).click();
  await expect(page.getByRole('link', { name: /Quarterly report/ })).toBeVisible();
  await page.getByRole('checkbox', { name: '选择“Quarterly report”' }).click();
  await page.getByRole('button', { name: '恢复' }).click();
  await expectToast(page, '邮件已恢复');
  await folders.getByRole('button', { name: '已发送' }).click();
  await expect(page.getByRole('link', { name: /Re: Quarterly report, read/ })).toBeVisible();
});
