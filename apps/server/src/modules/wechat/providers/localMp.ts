import { type FollowerInfo, type MpProvider } from './MpProvider.js';
import { newId } from '../../../db/newId.js';

/** Followers that the local provider has. */
const COUNT = 36;
const SCENES = ['ADD_SCENE_SEARCH', 'ADD_SCENE_QR_CODE', 'ADD_SCENE_PROFILE_CARD', 'ADD_SCENE_OTHERS'];
const DAY = 86_400_000;
const BEGAN = Date.UTC(2026, 0, 5, 2);

/** A public account that reaches nobody: the same followers each time, and everything that is sent to them arrives. */
export const localMp: MpProvider = {
  check: () => Promise.resolve(),
  publishMenu: () => Promise.resolve(),
  followers: () => Promise.resolve({ openIds: Array.from({ length: COUNT }, (_, index) => openIdOf(index)), next: '' }),
  describe: (openIds) => Promise.resolve(openIds.map(describe)),
  remark: () => Promise.resolve(),
  send: () => Promise.resolve(new Map()),
  sendAll: () => Promise.resolve(),
  addMaterial: () => Promise.resolve(`local-${newId()}`),
  addNews: () => Promise.resolve(`local-${newId()}`),
  removeMaterial: () => Promise.resolve(),
};

function openIdOf(index: number): string {
  return `local-${String(index + 1).padStart(3, '0')}`;
}

function describe(openId: string): FollowerInfo {
  const number = Number(openId.slice('local-'.length));
  return {
    openId,
    nickname: `微信用户${number}`,
    remark: '',
    scene: SCENES[number % SCENES.length] ?? '',
    isFollowing: true,
    followTime: BEGAN + number * 7 * DAY + number * 3_600_000,
  };
}
