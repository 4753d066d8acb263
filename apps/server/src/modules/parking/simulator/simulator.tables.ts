import { type Simulation } from '@smart-admin/api-client/contract';
import { type Generated } from 'kysely';
import { type DefaultText, type DefaultTime, type Json, type NullableTime, type Time } from '../../../db/columns.js';

/** A run of simulated traffic. */
export interface ParkingSimulationTable {
  id: string;
  placeIds: string[];
  perMinute: number;
  state: Generated<Simulation['state']>;
  ending: Generated<Simulation['ending']>;
  counts: Json<Simulation['counts']>;
  userId: DefaultText;
  startedAt: DefaultTime;
  endsAt: Time;
  endedAt: NullableTime;
  /** When whoever drives it was last heard of. */
  beatAt: DefaultTime;
}

declare module '../../../db/tables.js' {
  interface Tables {
    parkingSimulation: ParkingSimulationTable;
  }
}
