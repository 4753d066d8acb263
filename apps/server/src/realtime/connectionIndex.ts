import { type Connection } from './connection.js';

/** The connections of this instance, found by user, session and channel without looking at the others. */
export class ConnectionIndex {
  readonly all = new Set<Connection>();
  private readonly groups = { user: new Groups(), session: new Groups(), channel: new Groups() };

  add(connection: Connection): void {
    this.all.add(connection);
  }

  /** Files a connection under its session; one that changed moves. */
  identify(connection: Connection, session: NonNullable<Connection['session']>): void {
    if (connection.session?.id === session.id || !this.all.has(connection)) return;
    this.forgetSession(connection);
    connection.session = session;
    this.groups.user.add(session.userId, connection);
    this.groups.session.add(session.id, connection);
  }

  /** Lets a connection hear a channel until a moment. */
  join(connection: Connection, channel: string, until: number): void {
    if (!this.all.has(connection)) return;
    connection.channels.set(channel, until);
    this.groups.channel.add(channel, connection);
  }

  leave(connection: Connection, channel: string): void {
    connection.channels.delete(channel);
    this.groups.channel.remove(channel, connection);
  }

  remove(connection: Connection): void {
    this.all.delete(connection);
    this.forgetSession(connection);
    for (const channel of [...connection.channels.keys()]) this.leave(connection, channel);
  }

  /** The connections under these keys, each once; of everybody who is signed in without keys. */
  find(kind: 'user' | 'session' | 'channel' | 'everybody', keys: readonly string[]): Set<Connection> {
    if (kind === 'everybody') return new Set([...this.all].filter(({ session }) => session !== undefined));
    return new Set(keys.flatMap((key) => [...(this.groups[kind].map.get(key) ?? [])]));
  }

  private forgetSession(connection: Connection) {
    if (!connection.session) return;
    this.groups.user.remove(connection.session.userId, connection);
    this.groups.session.remove(connection.session.id, connection);
  }
}

class Groups {
  readonly map = new Map<string, Set<Connection>>();

  add(key: string, connection: Connection) {
    const group = this.map.get(key) ?? new Set();
    group.add(connection);
    this.map.set(key, group);
  }

  remove(key: string, connection: Connection) {
    const group = this.map.get(key);
    group?.delete(connection);
    if (group?.size === 0) this.map.delete(key);
  }
}
