import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signAcs3 } from './signAcs3.js';
import { signTc3, tc3Text } from './signTc3.js';

it('signs as the example of Alibaba Cloud does', () => {
  const { query, headers } = signAcs3({
    host: 'ecs.cn-shanghai.aliyuncs.com',
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    ...{ action: 'RunInstances', version: '2014-05-26' },
    ...{ account: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    ...{ date: '2023-10-26T10:22:32Z', nonce: '3156853299f313e23d1673dc12e1703d' },
  });
  expect(query).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers.authorization).toMatch(/Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0$/);
});

it('leaves fewer characters as they are than JavaScript', () => {
  const call = { host: 'a', action: 'b', version: 'c', account: 'd', secret: 'e', date: 'f', nonce: 'g' };
  expect(signAcs3({ ...call, query: { TemplateParam: `{"code":"(1)*'!~"}` } }).query).toBe(
    'TemplateParam=%7B%22code%22%3A%22%281%29%2A%27%21~%22%7D',
  );
});

it('signs what the example of Tencent Cloud does; it publishes the key that it has derived, and not its secret', () => {
  const call = {
    ...{ host: 'cvm.tencentcloudapi.com', service: 'cvm', region: 'ap-guangzhou' },
    ...{ action: 'DescribeInstances', version: '2017-03-12' },
    body: String.raw`{"Limit": 1, "Filters": [{"Values": ["\u672a\u547d\u540d"], "Name": "instance-name"}]}`,
    time: 1_551_113_065_000,
  };
  const hmac = (key: string, text: string) => createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest('hex');
  expect(hmac('b596b923aad85185e2d1f6659d2a062e0a86731226e021e61bfe06f7ed05f5af', tc3Text(call))).toBe(
    '10b1a37a7301a02ca19a647ad722d5e43b4b3cff309d421d85b46093f6ab6c4f',
  );
  const { authorization } = signTc3({ ...call, account: 'id', secret: 'key' });
  const key = ['2019-02-25', 'cvm', 'tc3_request'].reduce(hmac, Buffer.from('TC3key').toString('hex'));
  expect(authorization).toBe(
    `TC3-HMAC-SHA256 Credential=id/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host;x-tc-action, Signature=${hmac(key, tc3Text(call))}`,
  );
});
