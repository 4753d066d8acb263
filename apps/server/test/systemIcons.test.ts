import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, startTestApp, type TestApp } from './support/startTestApp.js';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn('admin');
});
afterAll(() => app.stop());

describe('name and icons of the system', () => {
  it('E3-08 has name, version (V3.3 at first), logo, copyright text and the icons that may differ from the logo', async () => {
    const { config } = admin.system;
    const { sysName, sysVersion, logoIcon, copyright, navigationIcon, loginIcon, appIcon } = await app
      .client()
      .oauth.sysConfig();
    expect(sysVersion).toBe('V3.3');
    expect([sysName, copyright].every(Boolean)).toBe(true);
    expect({ logoIcon, navigationIcon, loginIcon, appIcon }).toEqual({
      logoIcon: '',
      navigationIcon: '',
      loginIcon: '',
      appIcon: '',
    });
    const { revision: _revision, ...before } = await config.read();
    const picture = '/api/file/Download/avatar/icon.png';
    await config.update({
      body: {
        copyright: '滨海停车',
        navigationIcon: picture,
        loginIcon: picture,
        appIcon: 'data:image/png;base64,AA==',
      },
    });
    expect(await app.client().oauth.sysConfig()).toMatchObject({
      copyright: '滨海停车',
      logoIcon: '',
      navigationIcon: picture,
      loginIcon: picture,
      appIcon: 'data:image/png;base64,AA==',
    });
    for (const icon of ['navigationIcon', 'loginIcon', 'appIcon'])
      await refusal(config.update({ body: { [icon]: 'javascript:alert(1)' } }), 400);
    await config.update({ body: before });
  });
});
