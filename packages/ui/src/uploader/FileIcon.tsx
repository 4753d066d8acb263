import {
  File as AnyFile,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  FileVideo,
  Presentation,
} from 'lucide-react';
import { type IconComponent } from '../icon/iconComponent.js';
import { cn } from '../cn/cn.js';
import { fileCategory } from '../format/fileCategory.js';

/** The kind of a file as an icon, by its name; for eyes only, the name says it. */
export function FileIcon({ name, className }: { name: string; className?: string }) {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const Glyph = BY_EXTENSION[extension] ?? BY_CATEGORY[fileCategory(name)];
  return <Glyph aria-hidden strokeWidth={1.5} className={cn('size-5 flex-none text-2', className)} />;
}

const BY_EXTENSION: Record<string, IconComponent> = {
  xls: FileSpreadsheet,
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
  numbers: FileSpreadsheet,
  ppt: Presentation,
  pptx: Presentation,
  zip: FileArchive,
  rar: FileArchive,
  '7z': FileArchive,
};

const BY_CATEGORY = {
  image: FileImage,
  video: FileVideo,
  audio: FileAudio,
  document: FileText,
  unknown: AnyFile,
} as const;
