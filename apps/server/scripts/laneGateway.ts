import { ApiError, createClient, login, type ApiClient } from '@smart-admin/api-client';
import { type PassageAnswer, type PlateColour } from '@smart-admin/api-client/contract';

/** Of a hundred plates so many are read with one wrong character. */
const MISREAD = 3;
/** Of a hundred drivers so many pay what is due at the barrier; the others wait for the booth. */
const PAYING = 85;

type Lane = Awaited<ReturnType<ApiClient['parking']['barrier']['expands']>>['list'][number];

/** Gateway of all lanes that somebody may drive, with the vehicles that come to them. */
export class LaneGateway {
  private readonly counts = { entries: 0, exits: 0, waiting: 0, refused: 0, openings: 0 };

  private constructor(
    private readonly api: ApiClient,
    private readonly lanes: readonly Lane[],
    private readonly report: (line: string) => void,
  ) {}

  /** Signs in and reads the lanes. Throws for an account that may not, and for a place without lanes. */
  static async signIn({ url, account, password, place, report }: GatewayOptions): Promise<LaneGateway> {
    let token: string | null = null;
    const api = createClient({ baseUrl: url, getToken: () => token });
    ({ token } = await login(api, { mode: 'account', account, password }));
    const { list } = await api.parking.barrier.expands({ query: { pageSize: 500, ...(place && { placeId: place }) } });
    const lanes = list.filter(({ enabledMark }) => enabledMark === 1);
    if (lanes.length === 0) throw new Error('there are no lanes that this account may drive');
    return new LaneGateway(api, lanes, report);
  }

  /** One vehicle comes to one lane. */
  async drive(): Promise<void> {
    const lane = pick(this.lanes);
    const direction = lane.direction === 'both' ? pick(['in', 'out'] as const) : lane.direction;
    try {
      await (direction === 'in' ? this.comeIn(lane) : this.goOut(lane));
    } catch (error) {
      // the server refused one vehicle: the next one comes all the same
      if (!(error instanceof ApiError)) throw error;
      this.counts.refused += 1;
      this.report(`${nameOf(lane)}: refused, ${error.message}`);
    }
  }

  /** Lanes take what was ordered from the booth. */
  async takeOpenings(): Promise<void> {
    const { list } = await this.api.parking.booth.openings({ query: { state: 'waiting', pageSize: 100 } });
    for (const { id, laneId, laneName, placeName, reason } of list) {
      if (!this.lanes.some((lane) => lane.id === laneId)) continue;
      try {
        await this.api.parking.booth.acknowledge({ id });
        this.counts.openings += 1;
        this.report(`${placeName} ${laneName}: opened from afar (${reason})`);
      } catch (error) {
        // it lapsed meanwhile, or another gateway took it: the barrier stays closed
        if (!(error instanceof ApiError)) throw error;
        this.report(`${placeName} ${laneName}: not opened, ${error.message}`);
      }
    }
  }

  /** What has happened so far, in one line. */
  summary(): string {
    const { entries, exits, waiting, refused, openings } = this.counts;
    return `${String(entries)} came in, ${String(exits)} left, ${String(waiting)} kept waiting, ${String(refused)} refused, ${String(openings)} opened from afar`;
  }

  private async comeIn(lane: Lane): Promise<void> {
    const vehicle = newVehicle();
    const answer = await this.tell(lane, 'in', vehicle);
    if (answer.isOpened) this.counts.entries += 1;
    this.say(lane, vehicle.plate, answer);
  }

  private async goOut(lane: Lane): Promise<void> {
    const query = { placeId: lane.placeId, status: 'open' as const, pageSize: 50 };
    const { list } = await this.api.parking.order.list({ query });
    if (list.length === 0) return this.report(`${nameOf(lane)}: nobody is there`);
    const { id, plate, plateColour } = pick(list);
    const read = chance(MISREAD) ? misread(plate) : plate;
    let answer = await this.tell(lane, 'out', { plate: read, plateColour });
    if (answer.reason === 'unpaid' && chance(PAYING)) {
      const body = { amount: answer.due, key: `lane-${id}-${String(Date.now())}` };
      await this.api.parking.order.collect({ id, body });
      answer = await this.tell(lane, 'out', { plate: read, plateColour });
    }
    if (answer.isOpened) this.counts.exits += 1;
    this.say(lane, read, answer);
  }

  private tell(lane: Lane, direction: 'in' | 'out', vehicle: Vehicle): Promise<PassageAnswer> {
    const confidence = 80 + Math.floor(Math.random() * 20);
    return this.api.parking.passage.report({ id: lane.id, body: { direction, ...vehicle, confidence } });
  }

  private say(lane: Lane, plate: string, { isOpened, reason, due }: PassageAnswer): void {
    if (!isOpened) this.counts.waiting += 1;
    const owed = due > 0 ? ` ${String(due / 100)} yuan` : '';
    this.report(`${nameOf(lane)}: ${plate} ${isOpened ? 'passes' : `waits (${reason ?? ''}${owed})`}`);
  }
}

interface GatewayOptions {
  url: string;
  account: string;
  password: string;
  /** Lanes of this place alone. Default all. */
  place?: string | undefined;
  /** Takes one line for every vehicle. */
  report: (line: string) => void;
}

interface Vehicle {
  plate: string;
  plateColour: PlateColour;
}

const nameOf = ({ placeName, fullName }: Lane) => `${placeName} ${fullName}`;
const chance = (percent: number) => Math.random() * 100 < percent;

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Every third vehicle is electric. */
function newVehicle(): Vehicle {
  const digits = (count: number) =>
    Array.from({ length: count }, () => String(Math.floor(Math.random() * 10))).join('');
  const city = pick(['粤B', '粤B', '粤B', '粤A', '湘A', '沪A']);
  if (chance(33)) return { plate: `${city}${pick(['D', 'F'])}${digits(5)}`, plateColour: 3 };
  return { plate: `${city}${pick(['A', 'K', 'S', '7', '2'])}${digits(4)}`, plateColour: 5 };
}

/** The plate with one character taken for another that looks like it. */
function misread(plate: string): string {
  const place = plate.length - 1 - Math.floor(Math.random() * 4);
  const right = plate[place] ?? '';
  const wrong = { '8': '3', '3': '8', '0': '6', '6': '0', '1': '7', '7': '1', '5': '9' }[right] ?? '2';
  return `${plate.slice(0, place)}${wrong}${plate.slice(place + 1)}`;
}
