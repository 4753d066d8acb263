import { type DefaultTime, type Time } from '../../db/columns.js';

/** A running server. */
export interface MonitorInstanceTable {
  /** Name of the machine and number of the process. */
  id: string;
  startTime: Time;
  seenTime: DefaultTime;
  node: string;
  pid: number;
  cpus: number;
  memoryTotal: number;
  diskTotal: number;
}

/** What an instance measured over some seconds: shares in percent, times in milliseconds, calls and errors each second. */
export interface MonitorSampleTable {
  instanceId: string;
  time: DefaultTime;
  cpu: number;
  memory: number;
  disk: number;
  loopDelay: number;
  calls: number;
  errors: number;
  p50: number | null;
  p95: number | null;
  /** Percent of one processor. */
  processCpu: number;
  /** Bytes. */
  processMemory: number;
  sockets: number;
}

declare module '../../db/tables.js' {
  interface Tables {
    monitorInstance: MonitorInstanceTable;
    monitorSample: MonitorSampleTable;
  }
}
