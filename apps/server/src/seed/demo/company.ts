/** Departments of the head office with their own departments. */
export const HEAD_OFFICE: readonly (readonly [
  enCode: string,
  fullName: string,
  children?: readonly (readonly [string, string])[],
])[] = [
  ['office', '总经理办公室'],
  ['hr', '人力资源部'],
  ['finance', '财务部'],
  [
    'rd',
    '技术研发中心',
    [
      ['backend', '平台开发组'],
      ['frontend', '前端开发组'],
      ['test', '质量测试组'],
    ],
  ],
  ['operation', '运营管理部'],
  ['market', '市场拓展部'],
  ['service', '客户服务中心'],
  ['audit', '审计法务部'],
];

export const BRANCHES: readonly (readonly [enCode: string, shortName: string])[] = [
  ['binhai', '滨海'],
  ['dongcheng', '东城'],
  ['xicheng', '西城'],
  ['nanshan', '南山'],
  ['beihu', '北湖'],
];

/** Departments of each branch company. */
export const BRANCH_DEPARTMENTS: readonly (readonly [enCode: string, fullName: string])[] = [
  ['general', '综合管理部'],
  ['parking', '停车运营部'],
  ['roadside', '路侧管理部'],
  ['device', '设备维护部'],
  ['customer', '客户服务部'],
  ['inspect', '收费稽查部'],
];

export const ROLES: readonly (readonly [id: string, fullName: string, description: string])[] = [
  ['developer', '开发人员', '在线开发、代码生成与数据应用'],
  ['operator', '运营人员', '停车业务与本部门用户查看'],
  ['parkingStaff', '停车场员工', '停车订单与访客登记'],
  ['roadsideStaff', '路侧收费员', '路侧订单'],
  ['hr', '人事专员', '组织、部门、岗位与用户管理'],
  ['finance', '财务人员', '订单与营收报表'],
  ['auditor', '审计人员', '系统日志与在线用户查看'],
];

export const SURNAMES = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕'];

export const GIVEN_NAMES = [
  '伟',
  '芳',
  '娜',
  '敏',
  '静',
  '磊',
  '洋',
  '艳',
  '勇',
  '军',
  '杰',
  '娟',
  '涛',
  '明',
  '超',
  '霞',
  '平',
  '刚',
  '桂英',
  '建华',
  '志强',
  '秀兰',
  '海燕',
  '晓明',
  '雪梅',
  '国强',
  '丽华',
  '文博',
  '思远',
  '子涵',
  '浩然',
  '雨桐',
  '嘉怡',
  '俊杰',
  '梓萱',
  '晨曦',
  '欣怡',
  '博文',
  '天宇',
  '佳琪',
  '立新',
  '春梅',
  '永康',
  '婷婷',
  '宏伟',
  '玉兰',
  '振华',
  '丹丹',
  '少华',
  '慧敏',
];
