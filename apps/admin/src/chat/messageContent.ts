/** What an image, voice, video or file message names; undefined for a content that cannot be read. */
export function readFileContent(content: string): FileContent | undefined {
  try {
    const value = JSON.parse(content) as Partial<Record<keyof FileContent, unknown>> | null;
    if (typeof value !== 'object' || value === null) return undefined;
    const { name, path, width, height, size, duration } = value;
    // only what stands on this server
    if (typeof name !== 'string' || typeof path !== 'string' || !/^\/api\/file\/Download\/[\w/.-]+$/.test(path))
      return undefined;
    return {
      name,
      path,
      ...(isNumber(width) && isNumber(height) ? { width, height } : {}),
      ...(isNumber(size) ? { size } : {}),
      ...(isNumber(duration) ? { duration } : {}),
    };
  } catch {
    return undefined;
  }
}

export interface FileContent {
  name: string;
  path: string;
  /** Pixels, of an image. */
  width?: number;
  height?: number;
  /** Bytes. */
  size?: number;
  /** Seconds, of a voice. */
  duration?: number;
}

/** The size at which an image of a message is drawn, within 240 × 200. */
export function shownSize({ width = 200, height = 150 }: Pick<FileContent, 'width' | 'height'>) {
  const scale = Math.min(1, 240 / width, 200 / height);
  return { width: Math.max(40, Math.round(width * scale)), height: Math.max(40, Math.round(height * scale)) };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
