import { describe } from 'vitest';
import { describeConformance } from '../testing/describeConformance.js';
import { Breadcrumb } from './Breadcrumb.js';

describe('Breadcrumb', () => {
  describeConformance(
    <Breadcrumb
      items={[
        { key: 'a', label: '权限管理' },
        { key: 'b', label: '用户管理' },
      ]}
    />,
    { slot: 'breadcrumb', refIs: 'nav' },
  );
});
