import { type Executor } from '../db/database.js';
import { insertAll } from '../db/insertAll.js';

/** Dictionaries that the product itself reads. Ids are the codes. */
const DICTIONARIES: readonly {
  id: string;
  parentId: string;
  fullName: string;
  items: readonly (readonly [enCode: string, fullName: string])[];
}[] = [
  { id: 'system', parentId: '-1', fullName: '系统字典', items: [] },
  { id: 'business', parentId: '-1', fullName: '业务字典', items: [] },
  {
    id: 'gender',
    parentId: 'system',
    fullName: '性别',
    items: [
      ['1', '男'],
      ['2', '女'],
      ['0', '保密'],
    ],
  },
  {
    id: 'positionType',
    parentId: 'system',
    fullName: '岗位类型',
    items: [
      ['manage', '管理类'],
      ['technology', '技术类'],
      ['operation', '运营类'],
      ['service', '服务类'],
    ],
  },
  {
    id: 'groupType',
    parentId: 'system',
    fullName: '分组类型',
    items: [
      ['project', '项目组'],
      ['duty', '值班组'],
      ['temporary', '临时组'],
    ],
  },
  {
    id: 'interfaceType',
    parentId: 'system',
    fullName: '数据接口类型',
    items: [
      ['base', '基础数据'],
      ['business', '业务数据'],
      ['external', '外部服务'],
    ],
  },
  {
    id: 'flowCategory',
    parentId: 'system',
    fullName: '流程分类',
    items: [
      ['personnel', '人事'],
      ['finance', '财务'],
      ['purchase', '采购'],
      ['operation', '运营'],
    ],
  },
  {
    id: 'modelCategory',
    parentId: 'system',
    fullName: '模型分类',
    items: [
      ['business', '业务表单'],
      ['office', '办公表单'],
      ['demo', '示例表单'],
    ],
  },
  {
    id: 'noticeType',
    parentId: 'system',
    fullName: '公告类型',
    items: [
      ['1', '公告'],
      ['2', '流程消息'],
      ['3', '系统消息'],
    ],
  },
  {
    id: 'plateColour',
    parentId: 'business',
    fullName: '车牌颜色',
    items: [
      ['5', '蓝色'],
      ['3', '绿色'],
      ['2', '黄色'],
      ['4', '黑色'],
      ['1', '白色'],
    ],
  },
  {
    id: 'parkingType',
    parentId: 'business',
    fullName: '停车场类型',
    items: [
      ['indoor', '室内停车场'],
      ['outdoor', '室外停车场'],
      ['roadside', '路侧泊位'],
    ],
  },
  {
    id: 'visitReason',
    parentId: 'business',
    fullName: '来访事由',
    items: [
      ['business', '商务洽谈'],
      ['interview', '面试'],
      ['delivery', '送货'],
      ['maintenance', '设备维护'],
      ['other', '其他'],
    ],
  },
  {
    id: 'certificateType',
    parentId: 'business',
    fullName: '证件类型',
    items: [
      ['idCard', '身份证'],
      ['passport', '护照'],
      ['officer', '军官证'],
    ],
  },
];

export async function seedDictionaries(db: Executor): Promise<void> {
  await insertAll(
    db,
    'dictionaryType',
    DICTIONARIES.map(({ id, parentId, fullName }, index) => ({ id, parentId, fullName, enCode: id, sortCode: index })),
  );
  await insertAll(
    db,
    'dictionaryData',
    DICTIONARIES.flatMap(({ id, items }) =>
      items.map(([enCode, fullName], index) => ({
        id: `${id}_${enCode}`,
        dictionaryTypeId: id,
        fullName,
        enCode,
        sortCode: index,
        parentId: '0',
      })),
    ),
  );
}
