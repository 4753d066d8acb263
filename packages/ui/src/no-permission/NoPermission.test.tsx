import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { NoPermission } from './NoPermission.js';

describe('NoPermission', () => {
  describeConformance(<NoPermission contact="管理员王若彤" />, { slot: 'no-permission', refIs: 'div' });
});
