import { type PassageAnswer, type PlateColour } from '@smart-admin/api-client/contract';

/** What lanes are driven by: a server over HTTP, or the use cases of this one. */
export interface LaneCalls {
  /** Vehicles that are at a place. */
  present(placeId: string): Promise<readonly PresentVehicle[]>;
  /** Tells that a vehicle stands at a lane. */
  report(laneId: string, passage: SimulatedPassage): Promise<PassageAnswer>;
  /** Pays what a stay owes in cash. */
  collect(orderId: string, amount: number): Promise<void>;
  /** Openings that were ordered from afar and wait for their lanes. */
  openings(): Promise<readonly WaitingOpening[]>;
  /** Takes one of them. */
  acknowledge(openingId: string): Promise<void>;
  /** Whether an error is an answer that refuses one vehicle, after which the next one comes all the same. */
  isRefusal(error: unknown): boolean;
}

export interface SimulatedLane {
  id: string;
  placeId: string;
  /** For the report. */
  name: string;
  direction: 'in' | 'out' | 'both';
}

export interface TrafficCounts {
  entries: number;
  exits: number;
  waiting: number;
  refused: number;
  openings: number;
}

/** Vehicles that come and go at lanes, pay at the barrier and are sometimes misread. */
export class LaneTraffic {
  readonly counts: TrafficCounts = { entries: 0, exits: 0, waiting: 0, refused: 0, openings: 0 };

  /** `report` takes one line for every vehicle. */
  constructor(
    private readonly calls: LaneCalls,
    private readonly lanes: readonly SimulatedLane[],
    private readonly report: (line: string) => void = () => undefined,
  ) {}

  /** One vehicle comes to one lane. */
  async drive(): Promise<void> {
    const lane = pick(this.lanes);
    const direction = lane.direction === 'both' ? pick(['in', 'out'] as const) : lane.direction;
    try {
      await (direction === 'in' ? this.comeIn(lane) : this.goOut(lane));
    } catch (error) {
      if (!this.calls.isRefusal(error)) throw error;
      this.counts.refused += 1;
      this.report(`${lane.name}: refused, ${String(error)}`);
    }
  }

  /** Lanes take what was ordered from the booth. */
  async takeOpenings(): Promise<void> {
    for (const { id, laneId, name } of await this.calls.openings()) {
      if (!this.lanes.some((lane) => lane.id === laneId)) continue;
      try {
        await this.calls.acknowledge(id);
        this.counts.openings += 1;
        this.report(`${name}: opened from afar`);
      } catch (error) {
        // it lapsed meanwhile, or another gateway took it: the barrier stays closed
        if (!this.calls.isRefusal(error)) throw error;
        this.report(`${name}: not opened, ${String(error)}`);
      }
    }
  }

  /** What has happened so far, in one line. */
  summary(): string {
    const { entries, exits, waiting, refused, openings } = this.counts;
    return `${String(entries)} came in, ${String(exits)} left, ${String(waiting)} kept waiting, ${String(refused)} refused, ${String(openings)} opened from afar`;
  }

  private async comeIn(lane: SimulatedLane): Promise<void> {
    const vehicle = newVehicle();
    const answer = await this.tell(lane, 'in', vehicle);
    if (answer.isOpened) this.counts.entries += 1;
    this.say(lane, vehicle.plate, answer);
  }

  private async goOut(lane: SimulatedLane): Promise<void> {
    const present = await this.calls.present(lane.placeId);
    if (present.length === 0) return this.report(`${lane.name}: nobody is there`);
    const { orderId, plate, plateColour } = pick(present);
    const read = chance(MISREAD) ? misread(plate) : plate;
    let answer = await this.tell(lane, 'out', { plate: read, plateColour });
    if (answer.reason === 'unpaid' && chance(PAYING)) {
      await this.calls.collect(orderId, answer.due);
      answer = await this.tell(lane, 'out', { plate: read, plateColour });
    }
    if (answer.isOpened) this.counts.exits += 1;
    this.say(lane, read, answer);
  }

  private tell(lane: SimulatedLane, direction: 'in' | 'out', vehicle: SimulatedVehicle): Promise<PassageAnswer> {
    const confidence = 80 + Math.floor(Math.random() * 20);
    return this.calls.report(lane.id, { direction, ...vehicle, confidence });
  }

  private say(lane: SimulatedLane, plate: string, { isOpened, reason, due }: PassageAnswer): void {
    if (!isOpened) this.counts.waiting += 1;
    const owed = due > 0 ? ` ${String(due / 100)} yuan` : '';
    this.report(`${lane.name}: ${plate} ${isOpened ? 'passes' : `waits (${reason ?? ''}${owed})`}`);
  }
}

/** Milliseconds until the next vehicle comes: one after the other, but not by the clock. */
export function pauseUntilNext(perMinute: number): number {
  return (60_000 / perMinute) * -Math.log(1 - Math.random());
}

/** Of a hundred plates so many are read with one wrong character. */
const MISREAD = 3;
/** Of a hundred drivers so many pay what is due at the barrier; the others wait for the booth. */
const PAYING = 85;

interface SimulatedVehicle {
  plate: string;
  plateColour: PlateColour;
}

export interface SimulatedPassage extends SimulatedVehicle {
  direction: 'in' | 'out';
  /** How sure the camera is, in percent. */
  confidence: number;
}

export interface PresentVehicle extends SimulatedVehicle {
  orderId: string;
}

export interface WaitingOpening {
  id: string;
  laneId: string;
  name: string;
}

const chance = (percent: number) => Math.random() * 100 < percent;

function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
}

/** Every third vehicle is electric. */
function newVehicle(): SimulatedVehicle {
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
