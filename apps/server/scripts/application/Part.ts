import { type ApiClient } from '@smart-admin/api-client';
import { type ServerNames } from './ServerNames.js';

/** Something of an application: a model, a menu entry, a dictionary. */
export interface Thing {
  /** Code by which it is known on every server; the name of its file or folder. */
  code: string;
  /** What its files hold, by their names within the folder of the part: `visit/form.json`, `visit.json`. */
  files: Readonly<Record<string, unknown>>;
}

/** A kind of things: how a server tells them, and how they are written there. */
export interface Part {
  /** Its folder, and its name for `--only`. */
  name: string;
  /** Names of the files of a thing. */
  filesOf(code: string): readonly string[];
  read(server: Server): Promise<Thing[]>;
  /** Makes and changes things; `current` has those that are there. Answers what is to be told besides. Throws FileError for what a server refuses. */
  write(
    things: readonly Thing[],
    current: ReadonlyMap<string, Thing>,
    server: Server,
  ): Promise<readonly string[] | undefined>;
  /** Keys of a file that say something of the server and are no part of the thing: they are not compared. */
  told?: readonly string[];
  /** What is not in the files of a thing and has to be given by hand: a password. */
  leftOut?(thing: Thing): string | undefined;
}

export interface Server {
  client: ApiClient;
  names: ServerNames;
}

/** Something wrong with a file, which the message names. */
export class FileError extends Error {
  override name = 'FileError';

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
  }
}

/** What codes are made of; so no code leads out of its folder. */
export const CODE = /^[A-Za-z0-9]+(\.[A-Za-z0-9]+)*$/;
