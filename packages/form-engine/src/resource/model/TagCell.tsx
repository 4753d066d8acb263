import { Tag } from '@smart-admin/ui/tag';

/** The texts of a value as tags beside each other. */
export function TagCell({ text }: { text: string }) {
  const words = text.split('、').filter((word) => word !== '');
  return (
    <span className="inline-flex max-w-full items-center gap-1 overflow-hidden">
      {words.map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
    </span>
  );
}
