/** Bytes in each unit of a file size limit. */
export const FILE_SIZE_UNITS = { KB: 1024, MB: 1_048_576, GB: 1_073_741_824 } as const;
export type FileSizeUnit = keyof typeof FILE_SIZE_UNITS;

/** Largest file unless a field says otherwise. */
export const DEFAULT_FILE_SIZE = { size: 5, unit: 'MB' } as const satisfies { size: number; unit: FileSizeUnit };

/** Size of a file in bytes, KB, MB or GB, always with two decimals: `512.00 bytes`, `1.50 MB`. */
export function formatFileSize(bytes: number): string {
  const { KB, MB, GB } = FILE_SIZE_UNITS;
  if (bytes < KB) return `${bytes.toFixed(2)} bytes`;
  if (bytes < MB) return `${(bytes / KB).toFixed(2)} KB`;
  if (bytes < GB) return `${(bytes / MB).toFixed(2)} MB`;
  return `${(bytes / GB).toFixed(2)} GB`;
}
