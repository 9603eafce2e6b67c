import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { blankContent, type Composition, hasText, type MailContent } from '../model/composition';

/** An event of a message whose window is closed. */
interface Notice {
  key: string;
  kind: 'sent';
  subject: string;
}

interface EmailState {
  /** Ids of this app's entries of the slot `overlay` that the host shows over the page. */
  overlays: string[];
  /** Messages that are being written, the latest last. */
  compositions: Composition[];
  notices: Notice[];
}

const nothing: EmailState = { overlays: [], compositions: [], notices: [] };

/** The id of the compose windows in the manifest. */
const composeOverlay = 'compose';

/** Windows beside each other; the ones before are minimized. */
const maxOpen = 2;

/** Windows are shown by the host; an answer under its message is not. */
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
    /** Opens a window, or the one in which this draft is written already. */
    composed: {
      prepare: (content: Partial<Composition> = {}) => ({ payload: { key: crypto.randomUUID(), ...content } }),
      reducer(state, { payload }: PayloadAction<Opened>) {
        const known = state.compositions.find((one) => isSameDraft(one, payload));
        const others = state.compositions.filter((one) => one !== known);
        if (known) {
          // The text in the open window counts.
          state.compositions = [...others, { ...known, threadId: payload.threadId, size: 'normal' }];
        } else {
          const kept = others.flatMap((one) => closeSurplus(one, payload.threadId));
          state.compositions = [...kept, { ...blankContent, size: 'normal', ...payload }];
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
      // A restored window is in front, on a phone too.
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

/** One answer at a time is written under a message: the one before becomes a window, or is closed where it is empty. */
function closeSurplus(composition: Composition, threadId: number | undefined): Composition[] {
  if (threadId === undefined || composition.threadId !== threadId) return [composition];
  const isWritten = composition.draftId !== undefined || hasText(composition.html);
  return isWritten ? [{ ...composition, threadId: undefined, size: 'small' }] : [];
}

export const emailReducer = slice.reducer;

/** Can the reducer go on with this? Unsent messages outlive a newer release that way. */
export const isEmailState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.keys(nothing).every((key) => key in state);
export const { composed, changed, drafted, resized, closed, noticed, noticesSeen } = slice.actions;

/** The part of the page's state that is this app's; before it is active, nothing. */
interface WithEmail {
  email?: EmailState;
}

export const compositionsOf = ({ email = nothing }: WithEmail): readonly Composition[] => email.compositions;
export const noticesOf = ({ email = nothing }: WithEmail): readonly Notice[] => email.notices;
