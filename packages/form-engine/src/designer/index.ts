export { boardCommands, type BoardContext } from './board/boardCommands.js';
export { BoardCanvas, type BoardCanvasProps } from './board/BoardCanvas.js';
export { BOARD_GAP, BOARD_ROW, BoardGrid, type BoardGridProps, heightOfRows, placeStyle } from './board/BoardGrid.js';
export {
  BOARD_COLUMNS,
  type BoardBox,
  type BoardStep,
  bottomOf,
  freePlace,
  inReadingOrder,
  moveBoxes,
  placeBoxes,
  resizeBox,
} from './board/boardLayout.js';
export { PaletteTile, type PaletteTileProps } from './board/PaletteTile.js';
export { type StageArrange } from './stage/StageBar.js';
export { StageCanvas, type StageCanvasProps } from './stage/StageCanvas.js';
export { stageCommands, type StageContext } from './stage/stageCommands.js';
export {
  alignStageBoxes,
  boundsOf,
  distributeStageBoxes,
  moveStageBoxes,
  reorderBoxes,
  type StageAlignment,
  type StageBox,
  type StageRect,
  type StageStep,
  withGroups,
} from './stage/stageLayout.js';
export { DesignerFrame, type DesignerFrameProps, type DesignerProps, type FrameActions } from './DesignerFrame.js';
export { type DesignerActions, designerCommands, type DesignerContext } from './designerCommands.js';
export { FormDesigner, type FormDesignerProps } from './form/FormDesigner.js';
export { describeForm } from './form/describeForm.js';
export { describeList } from './list/describeList.js';
export { createListDefinition, followForm } from './list/listOfForm.js';
export { ListDesigner, type ListDesignerProps } from './list/ListDesigner.js';
export { TextEditor, type TextEditorProps } from './texts/TextEditor.js';
export {
  type DesignedTexts,
  missingLocales,
  modelTextEntries,
  type TextEntry,
  type TextKind,
  textsOf,
} from './texts/modelTextEntries.js';
export { type ImpactSource, type OtherUses } from './form/impact/useImpactQuestion.js';
export { sampleRecords } from './sampleRecords.js';
export { type PreviewAs, type PreviewedRights } from './form/dialogs/PreviewAs.js';
