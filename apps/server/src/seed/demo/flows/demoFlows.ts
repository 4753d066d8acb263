import { type FormDocument, type FormValues } from '@smart-admin/form-engine/core';
import { type FlowDocument, type FlowNode, type PeopleRule } from '@smart-admin/form-engine/flow';
import { formTemplates } from '@smart-admin/form-engine/templates';
import { type DatabaseTransaction } from '../../../db/database.js';
import { approval, choice, handling } from './flowParts.js';
import { LEAVE_BALANCE, leaveForm } from './leaveForms.js';
import { ownBalance } from './seedLeaveBalances.js';

/** A finished flow of the demonstration company. */
export interface DemoFlow {
  id: string;
  fullName: string;
  /** Item of the dictionary flowCategory. */
  category: string;
  icon: string;
  form: () => FormDocument;
  titleFormula: string;
  description: string;
  document: FlowDocument;
  /** What somebody fills in at a moment; `turn` makes each other, `day` is so many days later. */
  values(turn: number, moment: { at: number; day: (offset: number) => string }): FormValues;
  /** What the form looks up for that, and what they fill in otherwise because of it. */
  lookUp?(db: DatabaseTransaction, values: FormValues): Promise<FormValues>;
}

const HEAD: PeopleRule[] = [{ kind: 'launcherHead', level: 1 }];
const FINANCE: PeopleRule[] = [{ kind: 'organizeHeads', ids: ['hq_finance'] }];
const LEGAL: PeopleRule[] = [{ kind: 'organizeHeads', ids: ['hq_audit'] }];
const MANAGER: PeopleRule[] = [{ kind: 'users', ids: ['admin'] }];

function flow(nodes: FlowNode[], fields: FlowDocument['start']['fields'] = {}): FlowDocument {
  return {
    version: 1,
    start: { id: 'start', kind: 'start', name: '发起', fields },
    nodes,
    settings: { repeat: 'adjacent', own: 'superior', revoke: 'running' },
  };
}

const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

export const DEMO_FLOWS: readonly DemoFlow[] = [
  {
    id: 'flowLeave',
    fullName: '请假申请',
    category: 'flowCategory_personnel',
    icon: 'calendar-days',
    form: leaveForm,
    titleFormula: "CONCAT('请假', {days}, '天：', {fromDay}, ' 至 ', {toDay})",
    description: '年假、病假、事假；三天以上由人力资源部备案，批准后扣减假期额度，额度不足时不通过',
    document: flow([
      approval('head', '部门主管', HEAD),
      choice('long', '天数', [
        ['三天以上', '{days} > 3', [approval('hr', '人力资源部', [{ kind: 'organizeHeads', ids: ['hq_hr'] }])]],
        ['三天以内', undefined, []],
      ]),
      choice('balance', '额度', [
        [
          '有额度的假期',
          "{kind} != '3'",
          [
            {
              ...{ id: 'take', name: '扣减额度', kind: 'record', modelId: LEAVE_BALANCE },
              action: { kind: 'change', id: '{balance}' },
              values: { used: '{target.used} + {days}' },
              // somebody else's request may have taken the days meanwhile
              failed: 'reject',
            },
          ],
        ],
        ['事假', undefined, []],
      ]),
    ]),
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
    id: 'flowPurchase',
    fullName: '采购申请',
    category: 'flowCategory_purchase',
    icon: 'shopping-cart',
    form: formTemplates.purchase,
    titleFormula: "CONCAT('采购：', {title})",
    description: '按金额逐级审批，设备类由设备部与财务部同时审核',
    document: flow([
      approval('head', '部门主管', HEAD),
      choice('amount', '金额', [
        [
          '五万元以上',
          '{total} >= 50000',
          [
            {
              ...{ id: 'both', name: '并行审核', kind: 'branch', mode: 'parallel' },
              branches: [
                { id: 'both_1', name: '财务', nodes: [approval('budget', '财务核对', FINANCE)] },
                {
                  ...{ id: 'both_2', name: '比价' },
                  nodes: [handling('quotes', '采购比价', [{ kind: 'users', ids: ['operator'] }], { reason: 'write' })],
                },
              ],
            },
            approval('manager', '总经理', MANAGER),
          ],
        ],
        ['五千元以上', '{total} >= 5000', [approval('finance', '财务审核', FINANCE)]],
        ['其他情况', undefined, []],
      ]),
      { id: 'copy', name: '抄送财务', kind: 'circulate', people: FINANCE },
    ]),
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
    id: 'flowExpense',
    fullName: '费用报销',
    category: 'flowCategory_finance',
    icon: 'receipt',
    form: formTemplates.expense,
    titleFormula: "CONCAT('报销：', {purpose})",
    description: '部门主管与财务依次审核，两万元以上由总经理批准',
    document: flow([
      approval('head', '部门主管', HEAD),
      approval('finance', '财务审核', FINANCE, { fields: { account: 'required' } }),
      choice('large', '金额', [
        ['两万元以上', '{total} > 20000', [approval('manager', '总经理', MANAGER)]],
        ['其他情况', undefined, []],
      ]),
    ]),
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
    id: 'flowRepair',
    fullName: '设备报修',
    category: 'flowCategory_operation',
    icon: 'wrench',
    form: formTemplates.repair,
    titleFormula: "CONCAT('报修：', {equipment}, '（', {place}, '）')",
    description: '维修人员签收后处理并填写措施，主管确认',
    document: flow(
      [
        {
          ...handling('mend', '维修处理', [{ kind: 'users', ids: ['operator', 'developer'] }], {
            measure: 'required',
            cost: 'write',
          }),
          claim: true,
        },
        approval('confirm', '主管确认', HEAD),
      ],
      { measure: 'hidden', cost: 'hidden' },
    ),
    values: (turn, { at }) => ({
      equipment: pick(['入口道闸', '车牌识别相机', '自助缴费机', '余位显示屏'], turn),
      place: pick(['高铁南站 P2 南 1 通道', '滨海广场 B2 出口', '东城医院停车场', '西城商圈路侧'], turn),
      severity: pick(['1', '2', '3'], turn),
      foundAt: at - 600_000,
      fault: pick(['抬杆后不落杆', '夜间识别率明显下降', '扫码后不出票', '屏幕花屏'], turn),
    }),
  },
  {
    id: 'flowContract',
    fullName: '合同审批',
    category: 'flowCategory_purchase',
    icon: 'file-signature',
    form: formTemplates.contract,
    titleFormula: "CONCAT('合同：', {title}, '（', {party}, '）')",
    description: '业务、财务与法务同时审核，十万元以上由总经理批准；批准后自动发起用印，归档后抄送财务',
    document: flow(
      [
        {
          ...{ id: 'review', name: '会审', kind: 'branch', mode: 'parallel' },
          branches: [
            { id: 'review_1', name: '业务', nodes: [approval('head', '部门主管', HEAD)] },
            { id: 'review_2', name: '财务', nodes: [approval('finance', '财务审核', FINANCE)] },
            { id: 'review_3', name: '法务', nodes: [approval('legal', '法务审核', LEGAL)] },
          ],
        },
        choice('amount', '金额', [
          ['十万元以上', '{amount} > 100000', [approval('manager', '总经理', MANAGER)]],
          ['其他情况', undefined, []],
        ]),
        {
          ...{ id: 'seal', name: '合同用印', kind: 'subFlow', flowId: 'flowSeal', launcher: 'launcher' },
          values: { paper: '{title}', party: '{party}', seal: "'2'", copies: '4' },
          ...{ wait: true, refused: 'reject' },
        },
        handling('file', '合同归档', [{ kind: 'users', ids: ['operator'] }], { fileNumber: 'required' }),
        { id: 'copy', name: '抄送财务', kind: 'circulate', people: FINANCE },
      ],
      { fileNumber: 'hidden' },
    ),
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
    id: 'flowSeal',
    fullName: '用印申请',
    category: 'flowCategory_operation',
    icon: 'stamp',
    form: formTemplates.seal,
    titleFormula: "CONCAT('用印：', {paper}, '，', {copies}, ' 份')",
    description: '部门主管同意后由印章管理员用印并登记时间',
    document: flow(
      [
        approval('head', '部门主管', HEAD),
        handling('stamp', '印章管理员', [{ kind: 'users', ids: ['operator'] }], { sealedAt: 'write' }),
      ],
      { sealedAt: 'hidden' },
    ),
    values: (turn) => ({
      ...{
        paper: pick(['投标授权书', '车位租赁补充协议', '开户资料'], turn),
        party: pick(['市公共资源交易中心', '滨海商业管理有限公司', '建设银行江城支行'], turn),
      },
      ...{ seal: pick(['1', '2', '3'], turn), copies: 1 + (turn % 4), note: '' },
    }),
  },
  {
    id: 'flowVisitor',
    fullName: '访客预约',
    category: 'flowCategory_operation',
    icon: 'user-round-check',
    form: formTemplates.visitor,
    titleFormula: "CONCAT('访客：', {visitor}, '，', {people}, ' 人')",
    description: '接待人确认，驾车来访的预留车位，到访时前台登记',
    document: flow([
      approval('host', '接待人确认', [{ kind: 'field', path: 'host' }]),
      choice('car', '驾车', [
        ['驾车', '{hasCar}', [handling('space', '预留车位', [{ kind: 'users', ids: ['operator'] }], {})]],
        ['步行', undefined, []],
      ]),
      { ...handling('desk', '前台登记', [{ kind: 'users', ids: ['operator', 'developer'] }], {}), claim: true },
    ]),
    values: (turn, { at }) => ({
      ...{ visitor: pick(['赵敏', '钱程', '孙悦', '周凯'], turn), mobile: `1380000${String(1_000 + turn)}` },
      ...{ visitAt: at + 2 * 86_400_000, hasCar: turn % 2 === 0, plate: turn % 2 === 0 ? '粤B12345' : '' },
      companions: turn % 3 === 0 ? [{ person: '李响', phone: '13900001111' }] : [],
      purpose: pick(['设备验收', '商务洽谈', '系统对接', '面试'], turn),
    }),
  },
];
