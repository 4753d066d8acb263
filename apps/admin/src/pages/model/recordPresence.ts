import { type ServerFrame } from '@smart-admin/api-client';
import { type PresenceSource, type PresentPerson } from '@smart-admin/form-engine/resource';
import { createId } from '@smart-admin/ui/random';
import { api } from '../../app/api.js';
import { joinLiveChannel, onFrame } from '../../app/liveSocket.js';
import { useSession } from '../../app/sessionStore.js';

/** Milliseconds after which a window says again that it is there; browsers let windows in the background do so once a minute. */
const BEAT = 45_000;
/** Milliseconds within which newcomers get one answer together. */
const ANSWERS_AFTER = 200;
/** Milliseconds after which one that has said nothing is gone: its browser or machine ended. */
const GONE = 150_000;

/** Who else has a record of a model open: each window tells the others by the channel of the record. */
export function recordPresence(modelId: string): PresenceSource {
  return {
    join(recordId, { isEdited, onChange }) {
      const window = createId();
      const windows = new Map<string, PresentWindow>();
      /** Those who have saved it, also when they have left since, by their id. */
      const saved = new Map<string, PresentFrame>();
      const own = isEdited ? 'edits' : 'reads';
      let leaveChannel = () => undefined as void;
      let isOver = false;
      let answer: ReturnType<typeof setTimeout> | undefined;
      const say = (state?: PresenceState) =>
        api.visualdev.records.presence({ id: modelId, recordId, body: { window, state } }, { silent: true });
      const tell = (state: PresenceState) =>
        void say(state).catch((error: unknown) => {
          // whoever reads on sees no less of the record
          console.warn('The others at a record were not told', error);
        });
      const report = () => {
        for (const [key, { heard }] of windows) if (Date.now() - heard > GONE) windows.delete(key);
        onChange(peopleOf(windows.values(), saved));
      };
      const hear = (frame: PresentFrame) => {
        if (frame.modelId !== modelId || frame.recordId !== recordId || frame.window === window) return;
        const { state } = frame;
        if (state === 'saved') saved.set(frame.userId, frame);
        if (state === 'left') windows.delete(frame.window);
        else {
          // calls of a window may overtake each other
          const wasEditing = state !== 'reads' && (windows.get(frame.window)?.isEditing ?? false);
          windows.set(frame.window, { frame, isEditing: state === 'edits' || wasEditing, heard: Date.now() });
        }
        // one answer for all who come at about the same time
        if (state === 'opened') answer ??= setTimeout(() => ((answer = undefined), tell(own)), ANSWERS_AFTER);
        report();
      };
      const ends = [
        onFrame('recordPresent', hear),
        // whoever is there already answers
        onFrame('channelOpened', ({ channel }) => {
          if (channel !== ownChannel) return;
          tell('opened');
          tell(own);
        }),
      ];
      let ownChannel = '';
      void say().then(
        ({ channel, channelToken }) => {
          if (isOver) return;
          ownChannel = channel;
          let first: string | undefined = channelToken;
          leaveChannel = joinLiveChannel(channel, async () => {
            const token = first ?? (await say()).channelToken;
            first = undefined;
            return token;
          });
        },
        (error: unknown) => console.warn('Nobody says who else is at a record', error),
      );
      const beat = setInterval(() => {
        tell(own);
        report();
      }, BEAT);
      const leave = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(beat);
        clearTimeout(answer);
        removeEventListener('pagehide', leave);
        for (const end of ends) end();
        leaveChannel();
        // after a sign-out nobody is heard any more
        if (useSession.getState().user) tell('left');
      };
      addEventListener('pagehide', leave);
      return {
        tellSaved: () => tell('saved'),
        seeSaved() {
          saved.clear();
          report();
        },
        leave,
      };
    },
  };
}

type PresentFrame = Extract<ServerFrame, { method: 'recordPresent' }>;
type PresenceState = PresentFrame['state'];

interface PresentWindow {
  frame: PresentFrame;
  isEditing: boolean;
  /** Milliseconds since 1970. */
  heard: number;
}

/** Each person once, with what they do in any of their windows. */
function peopleOf(windows: Iterable<PresentWindow>, saved: ReadonlyMap<string, PresentFrame>): PresentPerson[] {
  const people = new Map<string, PresentPerson>();
  const add = ({ userId: id, userName: name, headIcon }: PresentFrame, isEditing: boolean) =>
    people.set(id, {
      ...{ id, name, image: headIcon || undefined },
      isSelf: id === useSession.getState().user?.userInfo.userId,
      isEditing: isEditing || (people.get(id)?.isEditing ?? false),
      hasSaved: saved.has(id),
    });
  for (const { frame, isEditing } of windows) add(frame, isEditing);
  for (const frame of saved.values()) add(frame, false);
  return [...people.values()];
}
