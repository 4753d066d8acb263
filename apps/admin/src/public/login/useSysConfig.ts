import { useEffect, useState } from 'react';
import { frameApi } from '../../app/frameApi.js';
import { frameStore } from '../../app/frameStore.js';
import { keepSite, type SystemConfig } from '../../app/sessionStore.js';

/** Name, logo and version for the pages before the sign-in: those of the last time until the server answers. */
export function useSysConfig(): SystemConfig {
  const [config, setConfig] = useState(() => ({ ...FALLBACK, ...frameStore.storage.read('sysConfig', isConfig) }));
  useEffect(() => {
    const controller = new AbortController();
    frameApi.oauth.sysConfig({}, { silent: true, signal: controller.signal }).then(
      (answer) => {
        keepSite(answer);
        setConfig(answer);
      },
      (error: unknown) => {
        if (!controller.signal.aborted) console.warn('The system configuration could not be read', error);
      },
    );
    return () => controller.abort();
  }, []);
  return config;
}

function isConfig(value: unknown): value is Partial<SystemConfig> {
  return typeof value === 'object' && value !== null && typeof (value as SystemConfig).sysName === 'string';
}

const FALLBACK: SystemConfig = {
  sysName: '智慧城市管理平台',
  sysNameEn: 'Smart City Admin',
  sysNameZhtw: '智慧城市管理平臺',
  sysVersion: 'V3.3',
  logoIcon: '',
  navigationIcon: '',
  loginIcon: '',
  appIcon: '',
  copyright: '',
  specialAccount: '',
  docUrl: '',
  feedbackMail: '',
  dataVHost: '',
  isOpenCopyright: 0,
};
