import { describe, expect, it } from 'vitest';
import { readHosts, resolveHosts } from './hosts.js';

const ORIGIN = 'https://admin.example';

describe('hosts', () => {
  it('C9-43 are the own origin where nothing is configured', () => {
    expect(resolveHosts({}, ORIGIN)).toEqual({
      api: '',
      webSocket: 'wss://admin.example/websocket',
      uploader: '/api/file/Uploader',
      preview: '',
      dataV: ORIGIN,
      report: ORIGIN,
      staticJson: ORIGIN,
      qrCode: ORIGIN,
    });
    expect(resolveHosts({}, 'http://127.0.0.1:3000').webSocket).toBe('ws://127.0.0.1:3000/websocket');
  });

  it('follow the host of the API, each unless it has one of its own', () => {
    expect(resolveHosts({ api: 'https://api.example/smart/', qrCode: 'https://scan.example' }, ORIGIN)).toMatchObject({
      api: 'https://api.example/smart',
      webSocket: 'wss://api.example/smart/websocket',
      uploader: 'https://api.example/smart/api/file/Uploader',
      preview: 'https://api.example/smart',
      qrCode: 'https://scan.example',
      report: ORIGIN,
    });
  });

  it('are read from what the page carries, and anything else is none', () => {
    expect(readHosts('{"api":"https://api.example","other":"x","dataV":1}')).toEqual({ api: 'https://api.example' });
    for (const content of [undefined, null, '', '{', 'null', '[]', '1']) expect(readHosts(content)).toEqual({});
  });
});
