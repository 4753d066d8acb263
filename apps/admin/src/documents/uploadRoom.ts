/** What is still free where files go, without those that are on their way. */
export interface UploadRoom {
  /** Bytes; undefined as long as nobody knows: the server decides then. */
  free: number | undefined;
}

/** Takes the room of a file; false where it cannot fit, and nothing is taken. */
export function takeRoom(room: UploadRoom, size: number): boolean {
  if (room.free === undefined) return true;
  if (size > room.free) return false;
  room.free -= size;
  return true;
}

/** Gives the room of a file back that is not kept. */
export function giveRoom(room: UploadRoom, size: number): void {
  if (room.free !== undefined) room.free += size;
}
