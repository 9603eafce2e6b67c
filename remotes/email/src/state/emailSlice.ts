import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { blankContent, type Composition, type MailContent } from '../model/composition';

/** Something that happened to a mail while nobody was looking at it. */
interface Notice {
  key: string;
  kind: 'sent' | 'notSent';
  subject: string;
}

interface EmailState {
  /** Ids of this app's entries of the slot `overlay` that the host shows over the page. */
  overlays: string[];
  composition: Composition | null;
  notices: Notice[];
}

const nothing: EmailState = { overlays: [], composition: null, notices: [] };

/** The window that mails are written in, as the manifest names it. */
const composeOverlay = 'compose';

const slice = createSlice({
  name: 'email',
  initialState: nothing,
  reducers: {
    composed: {
      // Another key is another window: what the one before holds is kept by its draft.
      prepare: (content: Partial<Composition> = {}) => ({ payload: { ...content, key: crypto.randomUUID() } }),
      reducer(state, { payload }: PayloadAction<Partial<Composition> & { key: string }>) {
        state.composition = { ...blankContent, ...payload };
        state.overlays = [composeOverlay];
      },
    },
    changed({ composition }, { payload }: PayloadAction<Partial<MailContent>>) {
      if (composition) Object.assign(composition, payload);
    },
    drafted({ composition }, { payload }: PayloadAction<Required<Pick<Composition, 'key' | 'draftId' | 'draftRev'>>>) {
      if (composition?.key === payload.key) Object.assign(composition, payload);
    },
    closed(state) {
      state.composition = null;
      state.overlays = [];
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

export const emailReducer = slice.reducer;

/** Can the reducer go on with this? What is being written outlives a newer release that way. */
export const isEmailState = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && Object.keys(nothing).every((key) => key in state);
export const { composed, changed, drafted, closed, noticed, noticesSeen } = slice.actions;

/** The part of the page's state that is this app's; before it is active, nothing. */
interface WithEmail {
  email?: EmailState;
}

export const compositionOf = ({ email = nothing }: WithEmail): Composition | null => email.composition;
export const noticesOf = ({ email = nothing }: WithEmail): readonly Notice[] => email.notices;
