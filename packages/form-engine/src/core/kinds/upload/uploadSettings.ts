import { choiceSetting, numberSetting, wordsSetting } from '../../registry/settings.js';

/** What files and images have in common. */
export const uploadSettings = {
  /** Largest number; 0 is no limit. */
  limit: numberSetting('limit', 'limit', 0),
  /** A file must be smaller than this, in `sizeUnit`. */
  fileSize: numberSetting('fileSize', 'fileSize', 5),
  sizeUnit: choiceSetting('sizeUnit', 'sizeUnit', ['KB', 'MB', 'GB'], 'MB'),
  tipText: wordsSetting('tipText', 'tipText'),
};
