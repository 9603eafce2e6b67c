import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { blankContent, type Composition, hasText, type MailContent } from '../model/composition';

/** Event of a message whose window is closed. */
interface Notice {
  key: string;
  kind: 'sent';
  subject: string;
}

interface EmailState {
  /** Ids of this app's `overlay` entries that the host shows. */
  overlays: string[];
  /** Messages being composed, latest last. */
  compositions: Composition[];
  notices: Notice[];
}

const nothing: EmailState = { overlays: [], compositions: [], notices: [] };

const composeOverlay = 'compose';

/** Windows side by side; earlier ones are minimized. */
const maxOpen = 2;

/** The host shows windows; inline answers are not among them. */
function arrange(state: EmailState): void {
  const windows = state.compositions.filter(({ threadId }) => threadId === undefined);
  for (const window of windows.filter(({ size }) => size !== 'small').slice(0, -maxOpen)) window.size = 'small';
  const isOver = state.overlays.length > 0;
  if (isOver !== windows.length > 0) state.overlays = windows.length > 0 ? [composeOverlay] : [];
}

type Opened = Partial<Composition> & { key: string };

const isSameDraft = (one: Composition, { draftId, key }: Opened) =>
  one.key === key || (draftId !== undefined && one.draftId === draftId);

const slice = createSlice({
  name: 'email',
  initialState: nothing,
  reducers: {
    /** Opens a window, or the existing one of the draft. */
    composed: {
      prepare: (content: Partial<Composition> = {}) => ({ payload: { key: crypto.randomUUID(), ...content } }),
      reducer(state, { payload }: PayloadAction<Opened>) {
        const known = state.compositions.find((one) => isSameDraft(one, payload));
        const others = state.compositions.filter((one) => one !== known);
        if (known) {
          // The text in the open window wins.
          state.compositions = [...others, { ...known, threadId: payload.threadId, size: 'normal' }];
        } else {
          const stillOpen = others.flatMap((one) => closeSurplus(one, payload.threadId));
          state.compositions = [...stillOpen, { ...blankContent, size: 'normal', ...payload }];
        }
        arrange(state);
      },
    },
    changed(state, { payload: { key, part } }: PayloadAction<{ key: string; part: Partial<MailContent> }>) {
      const composition = state.compositions.find((one) => one.key === key);
      if (composition) Object.assign(composition, part);
    },
    drafted(state, { payload }: PayloadAction<Pick<Composition, 'key' | 'draftId' | 'draftRev'>>) {
      const composition = state.compositions.find(({ key }) => key === payload.key);
      if (composition) Object.assign(composition, payload);
    },
    resized(state, { payload: { key, size } }: PayloadAction<Pick<Composition, 'key' | 'size'>>) {
      const composition = state.compositions.find((one) => one.key === key);
      if (!composition) return;
      composition.size = size;
      // A restored window is in front, on phones too.
      if (size !== 'small')
        state.compositions = [...state.compositions.filter((one) => one !== composition), composition];
      arrange(state);
    },
    closed(state, { payload: key }: PayloadAction<string>) {
      state.compositions = state.compositions.filter((one) => one.key !== key);
      arrange(state);
    },
    noticed: {
      prepare: (notice: Omit<Notice, 'key'>) => ({ payload: { ...notice, key: crypto.randomUUID() } }),
      reducer({ notices }, { payload }: PayloadAction<Notice>) {
        notices.push(payload);
      },
    },
    noticesSeen(state) {
      state.notices = [];
    },
  },
});

/** Only one inline answer at a time: the previous one becomes a window, or is closed if it is empty. */
function closeSurplus(composition: Composition, threadId: number | undefined): Composition[] {
  if (threadId === undefined || composition.threadId !== threadId) return [composition];
  const isWritten = composition.draftId !== undefined || hasText(composition.html);
  return isWritten ? [{ ...composition, threadId: undefined, size: 'small' }] : [];
}

export const emailReducer = slice.reducer;

/** True if the reducer can continue with this state, so that unsent messages survive a newer release. */
export const isEmailState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.keys(nothing).every((key) => key in state);
export const { composed, changed, drafted, resized, closed, noticed, noticesSeen } = slice.actions;

interface WithEmail {
  email?: EmailState;
}

export const compositionsOf = ({ email = nothing }: WithEmail): readonly Composition[] => email.compositions;
export const noticesOf = ({ email = nothing }: WithEmail): readonly Notice[] => email.notices;
