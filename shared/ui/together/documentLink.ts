import type { Encoded } from '@atrium/contract/document';

/** What is sent to whoever keeps a document: see the call that a document is synchronised by. */
export interface Sent {
  /** State vector of this copy: asks for what it lacks. */
  vector?: Encoded;
  update?: Encoded;
}

export interface Answer {
  /** Names the document. */
  key: string;
  missing?: Encoded | undefined;
  vector?: Encoded | undefined;
}

/** `offline`: nobody answered, or not now. `rejected`: it cannot be so; what was written stays here. */
export type Outcome = { kind: 'done'; answer: Answer } | { kind: 'offline' } | { kind: 'rejected'; status: number };

/** Sender of a presence as a server knows them. */
export interface Sender {
  id: number;
  name: string;
}

export interface LinkListeners {
  /** Others can be reached (again); something may have been missed before. */
  onConnected: () => void;
  onLost: () => void;
  /** The person may not read it, or not any more. */
  onRefused: () => void;
  onUpdate: (update: Encoded) => void;
  onPresence: (presence: Encoded, by?: Sender) => void;
  /** Somebody has come, and does not know yet who is here. */
  onHello: () => void;
}

/** The way from a copy of a document to its keeper, and to the other copies. */
export interface DocumentLink {
  ask: (sent: Sent) => Promise<Outcome>;
  /** Tells others what was written here, unless the keeper does. */
  tell: (update: Encoded) => void;
  present: (presence: Encoded) => void;
  /** Returns how to close. */
  open: (listeners: LinkListeners) => () => void;
}
