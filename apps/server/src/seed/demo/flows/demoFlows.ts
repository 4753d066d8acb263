import { type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import {
  type FlowCompany,
  type FlowTemplate,
  formTemplates,
  templateFlow,
  type TemplateWithFlow,
} from '@smart-admin/form-engine/templates';
import { type DatabaseTransaction } from '../../../db/database.js';
import { LEAVE_BALANCE } from './leaveBalance.js';
import { ownBalance } from './seedLeaveBalances.js';

/** A finished flow of the demonstration company: that of a template, for its posts. */
export interface DemoFlow extends FlowTemplate {
  id: string;
  fullName: string;
  form: () => FormDocument;
  /** What somebody fills in at a moment; `turn` makes each other, `day` is so many days later. */
  values(turn: number, moment: { at: number; day: (offset: number) => string }): FormValues;
  /** What the form looks up for that, and what they fill in otherwise because of it. */
  lookUp?(db: DatabaseTransaction, values: FormValues): Promise<FormValues>;
}

/** Who holds which post in the demonstration company. */
const COMPANY: FlowCompany = {
  posts: {
    manager: [{ kind: 'users', ids: ['admin'] }],
    finance: [{ kind: 'organizeHeads', ids: ['hq_finance'] }],
    legal: [{ kind: 'organizeHeads', ids: ['hq_audit'] }],
    personnel: [{ kind: 'organizeHeads', ids: ['hq_hr'] }],
    maintenance: [{ kind: 'users', ids: ['operator', 'developer'] }],
    reception: [{ kind: 'users', ids: ['operator', 'developer'] }],
  },
  others: [{ kind: 'users', ids: ['operator'] }],
  sealFlow: 'flowSeal',
  leaveBalance: { modelId: LEAVE_BALANCE, interfaceId: LEAVE_BALANCE },
};

function made(template: TemplateWithFlow): FlowTemplate {
  return templateFlow(template, 'zh', COMPANY);
}

const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

export const DEMO_FLOWS: readonly DemoFlow[] = [
  {
    ...made('leave'),
    id: 'flowLeave',
    fullName: '请假申请',
    form: () => formTemplates.leave(COMPANY),
    values: (turn, { day }) => ({
      kind: pick(['1', '2', '3'], turn),
      fromDay: day(2),
      toDay: day(2 + (turn % 6)),
      reason: pick(['回家探亲', '感冒发烧，在家休息', '办理孩子入学手续', '年度休假'], turn),
    }),
    async lookUp(db, values) {
      const own = values.kind === '3' ? undefined : await ownBalance(db, values);
      // whoever has not enough left asks for personal leave
      return own && Number(values.days) <= own.remaining ? own : { kind: '3' };
    },
  },
  {
    ...made('purchase'),
    id: 'flowPurchase',
    fullName: '采购申请',
    form: formTemplates.purchase,
    values: (turn, { day }) => {
      const [title, product, price] = pick(
        [
          ['高铁南站 P2 道闸与车牌识别相机更换', '直杆道闸 DZ-6000', 18_600],
          ['收费岗亭打印纸与墨盒', '热敏打印纸 80 mm', 12],
          ['城南停车场照明灯具', 'LED 吸顶灯 24 W', 86],
          ['车牌识别相机备件', '400 万像素相机', 9_800],
          ['巡检车轮胎', '轮胎 205/55 R16', 620],
        ] as const,
        turn,
      );
      return {
        title,
        neededOn: day(14),
        kind: pick(['2', '1', '1', '2', '3'], turn),
        otherKind: '车辆维护',
        items: [
          { product, count: 3 + (turn % 3), price },
          { product: '安装调试', count: 1, price: 1_500 },
        ],
        reason: '原设备已到使用年限，本月故障多次，维修已不划算',
      };
    },
  },
  {
    ...made('expense'),
    id: 'flowExpense',
    fullName: '费用报销',
    form: formTemplates.expense,
    values: (turn, { day }) => ({
      purpose: pick(['赴省城参加智慧停车展会', '外勤巡检交通费', '招待合作单位', '设备厂家培训住宿'], turn),
      receipts: [
        { day: day(-3), kind: pick(['1', '2', '3'], turn), amount: 180 + (turn % 9) * 120, note: '' },
        { day: day(-2), kind: '2', amount: turn % 3 === 2 ? 22_400 : 640, note: '住宿两晚' },
      ],
      account: '6602.05 差旅费',
    }),
  },
  {
    ...made('repair'),
    id: 'flowRepair',
    fullName: '设备报修',
    form: formTemplates.repair,
    values: (turn, { at }) => ({
      equipment: pick(['入口道闸', '车牌识别相机', '自助缴费机', '余位显示屏'], turn),
      place: pick(['高铁南站 P2 南 1 通道', '滨海广场 B2 出口', '东城医院停车场', '西城商圈路侧'], turn),
      severity: pick(['1', '2', '3'], turn),
      foundAt: at - 600_000,
      fault: pick(['抬杆后不落杆', '夜间识别率明显下降', '扫码后不出票', '屏幕花屏'], turn),
    }),
  },
  {
    ...made('contract'),
    id: 'flowContract',
    fullName: '合同审批',
    form: formTemplates.contract,
    values: (turn, { day }) => {
      const [title, party, kind, sum] = pick(
        [
          ['高铁南站 P2 停车场运维服务', '江城智行科技有限公司', '2', 36_000],
          ['滨海广场 B2 车位租赁', '滨海商业管理有限公司', '3', 58_000],
          ['车牌识别相机年度采购', '华视光电股份有限公司', '1', 24_500],
          ['商户停车优惠合作', '西城商圈管理委员会', '4', 8_000],
        ] as const,
        turn,
      );
      return {
        ...{ title, party, kind, fromDay: day(7), toDay: day(372) },
        payments: [
          { stage: '签订后', day: day(14), sum },
          { stage: '验收后', day: day(90), sum: sum * 2 },
        ],
        terms: '质保一年，故障四小时内到场；逾期付款按日加收万分之三',
        fileNumber: `HT-${String(turn + 1).padStart(4, '0')}`,
      };
    },
  },
  {
    ...made('seal'),
    id: 'flowSeal',
    fullName: '用印申请',
    form: formTemplates.seal,
    values: (turn) => ({
      ...{
        paper: pick(['投标授权书', '车位租赁补充协议', '开户资料'], turn),
        party: pick(['市公共资源交易中心', '滨海商业管理有限公司', '建设银行江城支行'], turn),
      },
      ...{ seal: pick(['1', '2', '3'], turn), copies: 1 + (turn % 4), note: '' },
    }),
  },
  {
    ...made('visitor'),
    id: 'flowVisitor',
    fullName: '访客预约',
    form: formTemplates.visitor,
    values: (turn, { at }) => ({
      ...{ visitor: pick(['赵敏', '钱程', '孙悦', '周凯'], turn), mobile: `1380000${String(1_000 + turn)}` },
      ...{ visitAt: at + 2 * 86_400_000, hasCar: turn % 2 === 0, plate: turn % 2 === 0 ? '粤B12345' : '' },
      companions: turn % 3 === 0 ? [{ person: '李响', phone: '13900001111' }] : [],
      purpose: pick(['设备验收', '商务洽谈', '系统对接', '面试'], turn),
    }),
  },
];
