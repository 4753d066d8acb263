import { type Executor } from '../db/database.js';

/** Parking lots until there is a page for them: `Type` is a key of the dictionary parkingType. */
const PARKING_LOTS = [
  { Id: 'P001', Name: '滨海国际中心地下停车场', Type: 'indoor' },
  { Id: 'P002', Name: '科技园东区停车场', Type: 'outdoor' },
  { Id: 'P003', Name: '人民路路侧泊位', Type: 'roadside' },
  { Id: 'P004', Name: '高铁北站换乘停车场', Type: 'indoor' },
];

/** The interfaces that the product itself asks. */
export async function seedInterfaces(db: Executor): Promise<void> {
  await db
    .insertInto('dataInterface')
    .values({
      id: 'parkingList',
      fullName: '停车场列表',
      enCode: 'parkingList',
      category: 'interfaceType_base',
      kind: 'static',
      access: 'everyone',
      staticData: JSON.stringify(PARKING_LOTS, null, 2),
      cacheSeconds: 60,
      creatorUserId: 'admin',
      sortCode: 1,
    })
    .execute();
}
