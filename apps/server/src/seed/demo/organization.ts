import { BRANCH_DEPARTMENTS, BRANCHES, HEAD_OFFICE } from './company.js';

/** Branch companies and departments below the top company, and their positions. */
export function buildOrganization(): { organizes: DemoOrganize[]; positions: DemoPosition[] } {
  const organizes: DemoOrganize[] = [];
  const add = (
    parent: { id: string; path: string; companyId: string },
    entry: { id: string; fullName: string; shortName?: string; category: DemoOrganize['category'] },
  ) => {
    const row: DemoOrganize = {
      ...entry,
      shortName: entry.shortName ?? '',
      parentId: parent.id,
      companyId: entry.category === 'company' ? entry.id : parent.companyId,
      path: `${parent.path}${entry.id}/`,
      enCode: entry.id.replaceAll('_', '.'),
      sortCode: organizes.length + 1,
    };
    organizes.push(row);
    return row;
  };
  const group = { id: 'group', path: '/group/', companyId: 'group' };
  for (const [code, fullName, children = []] of HEAD_OFFICE) {
    const department = add(group, { id: `hq_${code}`, fullName, category: 'department' });
    for (const [childCode, childName] of children)
      add(department, { id: `hq_${code}_${childCode}`, fullName: childName, category: 'department' });
  }
  for (const [code, shortName] of BRANCHES) {
    const branch = add(group, {
      id: code,
      fullName: `${shortName}停车管理有限公司`,
      shortName: `${shortName}分公司`,
      category: 'company',
    });
    for (const [departmentCode, fullName] of BRANCH_DEPARTMENTS)
      add(branch, { id: `${code}_${departmentCode}`, fullName, category: 'department' });
  }
  return { organizes, positions: buildPositions(organizes) };
}

export interface DemoOrganize {
  id: string;
  parentId: string;
  category: 'company' | 'department';
  companyId: string;
  path: string;
  fullName: string;
  shortName: string;
  enCode: string;
  sortCode: number;
}

export interface DemoPosition {
  id: string;
  organizeId: string;
  fullName: string;
  enCode: string;
  type: string;
  sortCode: number;
}

const STAFF: Record<string, readonly [fullName: string, type: string]> = {
  office: ['行政秘书', 'manage'],
  hr: ['招聘专员', 'manage'],
  finance: ['会计', 'manage'],
  rd: ['架构师', 'technology'],
  backend: ['后端工程师', 'technology'],
  frontend: ['前端工程师', 'technology'],
  test: ['测试工程师', 'technology'],
  operation: ['运营专员', 'operation'],
  market: ['市场专员', 'operation'],
  service: ['客服专员', 'service'],
  audit: ['审计专员', 'manage'],
  general: ['综合管理员', 'manage'],
  parking: ['停车管理员', 'service'],
  roadside: ['路侧收费员', 'service'],
  device: ['设备工程师', 'technology'],
  customer: ['客服专员', 'service'],
  inspect: ['稽查员', 'service'],
};

/** Departments of branches that the branch itself leads. */
const WITHOUT_MANAGER = ['general', 'customer', 'inspect'];

/** Staff in each department, and a manager in most. */
function buildPositions(organizes: DemoOrganize[]): DemoPosition[] {
  const positions: DemoPosition[] = [];
  for (const { id, category, fullName, enCode } of organizes) {
    if (category !== 'department') continue;
    const code = id.split('_').at(-1) ?? '';
    if (!WITHOUT_MANAGER.includes(code))
      positions.push({
        id: `${id}_manager`,
        organizeId: id,
        fullName: `${fullName}经理`,
        enCode: `${enCode}.manager`,
        type: 'positionType_manage',
        sortCode: 1,
      });
    const staff = STAFF[code];
    if (staff)
      positions.push({
        id: `${id}_staff`,
        organizeId: id,
        fullName: staff[0],
        enCode: `${enCode}.staff`,
        type: `positionType_${staff[1]}`,
        sortCode: 2,
      });
  }
  return positions;
}
