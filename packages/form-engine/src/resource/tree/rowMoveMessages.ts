import { defineMessages } from '@smart-admin/ui/messages';

/** Texts about rows that are moved within their tree. */
export const rowMoveMessages = defineMessages({
  zh: {
    movedInto: '“{name}”已移到“{parent}”下，第{place}位',
    movedToTop: '“{name}”已移到最上层，第{place}位',
    moveUp: '上移',
    moveDown: '下移',
  },
  en: {
    movedInto: '“{name}” is now number {place} in “{parent}”',
    movedToTop: '“{name}” is now number {place} at the top',
    moveUp: 'Move up',
    moveDown: 'Move down',
  },
  zhtw: {
    movedInto: '「{name}」已移到「{parent}」下，第{place}位',
    movedToTop: '「{name}」已移到最上層，第{place}位',
    moveUp: '上移',
    moveDown: '下移',
  },
  vi: {
    movedInto: '“{name}” đã chuyển vào “{parent}”, vị trí {place}',
    movedToTop: '“{name}” đã chuyển lên cấp đầu, vị trí {place}',
    moveUp: 'Chuyển lên',
    moveDown: 'Chuyển xuống',
  },
});
