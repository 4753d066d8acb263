import { expect, it } from 'vitest';
import { isFrameAddress } from './designLimits.js';
import { FrameAddressSchema } from './portalDocument.js';

it.each(['', '/portal/start', '/apiary', 'https://example.org/a?b=%20', '/page?to=%2Fapi'])(
  'a frame shows %j',
  (address) => expect([isFrameAddress(address), FrameAddressSchema.safeParse(address).success]).toEqual([true, true]),
);

it.each(['/api/file/Image/a', '/x/../api/file', '/%61pi/file', '//example.org', '//[', 'javascript:alert(1)'])(
  'a frame does not show %j',
  (address) => expect([isFrameAddress(address), FrameAddressSchema.safeParse(address).success]).toEqual([false, false]),
);
