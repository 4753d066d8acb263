import { type TariffPrices } from '@smart-admin/api-client/contract';
import { type Executor } from '../../db/database.js';
import { insertAll } from '../../db/insertAll.js';

/** Six lots and four roads with lanes, berths and tariffs, inspectors, merchants, companies, codes and listed plates. */
export async function seedParking(db: Executor): Promise<void> {
  for (const [sortCode, { id, fullName, prices }] of TARIFFS.entries()) {
    await db.insertInto('parkingTariff').values({ id, fullName, enCode: id, sortCode }).execute();
    await db
      .insertInto('parkingTariffVersion')
      .values({ id: `${id}1`, tariffId: id, version: 1, startsAt: new Date(BEGIN), prices: JSON.stringify(prices) })
      .execute();
  }
  await insertAll(
    db,
    'parkingPlace',
    PLACES.map(([id, fullName, kind, organizeId, spaces, address], sortCode) => {
      const tariffId = kind === 'lot' ? 'hourly' : 'quarterly';
      return { id, fullName, enCode: id, kind, organizeId, tariffId, spaces, address, sortCode };
    }),
  );
  const lots = PLACES.filter(([, , kind]) => kind === 'lot');
  await insertAll(
    db,
    'parkingLane',
    lots.flatMap(([placeId, , , organizeId], index) =>
      (['in', 'out'] as const).map((direction) => {
        const enCode = `${placeId}.${direction}`;
        const fullName = direction === 'in' ? '1号入口' : '1号出口';
        const deviceNo = `DZ-${String(index * 2 + (direction === 'in' ? 1 : 2)).padStart(4, '0')}`;
        return {
          id: `${placeId}${direction}`,
          fullName,
          enCode,
          placeId,
          organizeId,
          direction,
          deviceNo,
          sortCode: index,
        };
      }),
    ),
  );
  await insertAll(
    db,
    'parkingBerth',
    PLACES.filter(([, , kind]) => kind === 'road').flatMap(([placeId, , , organizeId, spaces]) =>
      Array.from({ length: spaces }, (_, index) => {
        const fullName = String(index + 1).padStart(3, '0');
        return { id: `${placeId}${fullName}`, placeId, organizeId, fullName };
      }),
    ),
  );
  await seedInspectors(db);
  const at = (days: number) => new Date(Date.now() + days * DAY);
  await insertAll(
    db,
    'parkingMerchant',
    MERCHANTS.map(([id, fullName, placeId, kind, value, balance], sortCode) => ({
      ...{ id, fullName, enCode: id, placeId, organizeId: organizeOf(placeId), kind, value, balance, sortCode },
      price: null,
    })),
  );
  await insertAll(
    db,
    'parkingMerchantEntry',
    MERCHANTS.map(([merchantId, , , , , amount]) => ({
      ...{ id: `${merchantId}1`, merchantId, kind: 'topUp' as const, amount, balance: amount, note: '开户充值' },
    })),
  );
  await insertAll(
    db,
    'parkingCompany',
    COMPANIES.map(([id, fullName, placeId], sortCode) => ({
      ...{ id, fullName, enCode: id, placeId, organizeId: organizeOf(placeId), sortCode },
      ...{ kind: 'percent' as const, value: 50, plates: JSON.stringify(['粤B12345', '粤B88888']) },
    })),
  );
  await db
    .insertInto('parkingReductionCode')
    .values({
      ...{ id: 'welcome', fullName: '开业优惠', placeId: 'lot1', organizeId: organizeOf('lot1') },
      ...{ kind: 'minutes', value: 60, startsAt: at(-30), endsAt: at(335), maxUses: 1_000 },
    })
    .execute();
  await insertAll(
    db,
    'parkingCardKind',
    ['lot1', 'lot2'].flatMap((placeId) =>
      CARD_KINDS.map(([id, fullName, price]) => ({
        ...{ id: `${placeId}${id}`, fullName, price, placeId, organizeId: organizeOf(placeId) },
      })),
    ),
  );
  await insertAll(
    db,
    'parkingListedPlate',
    LISTED.map(([id, list, plate, holder], index) => {
      const placeId = index % 2 === 0 ? 'lot1' : 'lot2';
      const organizeId = organizeOf(placeId);
      const cardKindId = list === 'monthly' ? `${placeId}Resident` : '';
      return { id, list, plate, placeId, organizeId, holder, startsAt: at(-60), endsAt: at(300), cardKindId };
    }),
  );
}

/** Kinds of monthly cards with their prices in fen. */
const CARD_KINDS = [
  ['Resident', '业主月卡', 30_000],
  ['Company', '企业月卡', 45_000],
] as const;

/** Whoever works at the roadside of a company looks after its roads, one of them after ten berths; the operator tries it on one. */
async function seedInspectors(db: Executor): Promise<void> {
  const people = await db
    .selectFrom('userAccount')
    .select(['id', 'organizeId'])
    .where('organizeId', 'like', '%\\_roadside')
    .where('enabledMark', '=', 1)
    .orderBy('id')
    .execute();
  const roads = PLACES.filter(([, , kind]) => kind === 'road');
  const given = roads.flatMap(([placeId, , , organizeId]) =>
    people
      .filter((person) => person.organizeId === `${organizeId}_roadside`)
      .map(({ id: userId }, index) => ({ userId, placeId, organizeId, wholeRoad: index !== 1 })),
  );
  const [first] = roads;
  if (first) given.push({ userId: 'operator', placeId: first[0], organizeId: first[3], wholeRoad: true });
  const ten = (placeId: string) =>
    Array.from({ length: 10 }, (_, index) => `${placeId}${String(index + 1).padStart(3, '0')}`);
  await insertAll(
    db,
    'parkingInspector',
    given.map((entry, index) => ({
      ...entry,
      id: `inspector${String(index + 1)}`,
      berthIds: entry.wholeRoad ? [] : ten(entry.placeId),
    })),
  );
}

const DAY = 24 * 60 * 60_000;
/** Prices hold since long before the first stay that is made up. */
const BEGIN = Date.UTC(2020, 7, 1);

const priceOf = (unit: number, price: number, freeMinutes: number, per24Hours: number): TariffPrices => ({
  timeZone: 'Asia/Shanghai',
  graceMinutes: 15,
  rates: [
    {
      name: '小型车',
      free: { minutes: freeMinutes, alwaysFree: false },
      periods: [
        {
          name: '全天',
          from: '00:00',
          to: '24:00',
          charge: { kind: 'steps', counted: 'stay', rounding: 'up', steps: [{ unit, price }] },
        },
      ],
      caps: { per24Hours },
    },
  ],
});

const TARIFFS = [
  { id: 'hourly', fullName: '停车场按小时', prices: priceOf(60, 500, 15, 4_000) },
  { id: 'quarterly', fullName: '路侧按刻钟', prices: priceOf(15, 150, 15, 6_000) },
];

const PLACES = [
  ['lot1', '人民广场停车场', 'lot', 'binhai', 420, '滨海区人民路1号'],
  ['lot2', '滨海万象城停车场', 'lot', 'binhai', 860, '滨海区海滨大道88号'],
  ['lot3', '东城医院停车场', 'lot', 'dongcheng', 310, '东城区健康路16号'],
  ['lot4', '西城科技园停车场', 'lot', 'xicheng', 540, '西城区创新路6号'],
  ['lot5', '南山书城停车场', 'lot', 'nanshan', 280, '南山区书香街2号'],
  ['lot6', '北湖火车站停车场', 'lot', 'beihu', 720, '北湖区站前路9号'],
  ['road1', '人民路（广场段）', 'road', 'binhai', 48, '滨海区人民路'],
  ['road2', '健康路', 'road', 'dongcheng', 36, '东城区健康路'],
  ['road3', '创新路', 'road', 'xicheng', 52, '西城区创新路'],
  ['road4', '书香街', 'road', 'nanshan', 30, '南山区书香街'],
] as const;

const organizeOf = (placeId: string) => PLACES.find(([id]) => id === placeId)?.[3] ?? 'group';

const MERCHANTS = [
  ['cafe', '海滨咖啡', 'lot2', 'minutes', 60, 50_000],
  ['cinema', '万象影城', 'lot2', 'minutes', 180, 120_000],
  ['bookshop', '南山书城', 'lot5', 'amount', 500, 80_000],
  ['noodles', '广场面馆', 'lot1', 'amount', 300, 3_000],
] as const;

const COMPANIES = [
  ['techpark', '西城科技园管委会', 'lot4'],
  ['hospital', '东城医院', 'lot3'],
] as const;

const LISTED = [
  ['listed1', 'monthly', '粤B66888', '王先生'],
  ['listed2', 'monthly', '粤BD12388', '李女士'],
  ['listed3', 'free', '粤B00120', '救护车'],
  ['listed4', 'black', '粤B44444', '恶意逃费'],
] as const;
