export const contentTypes = ['article', 'page', 'email', 'social'] as const;
export const contentStatuses = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'scheduled',
  'published',
  'failed',
  'archived',
] as const;

/** What a person can do with an item. */
const personActions = [
  'submit',
  'withdraw',
  'requestChanges',
  'approve',
  'schedule',
  'reschedule',
  'unschedule',
  'publishNow',
  'retry',
  'unpublish',
  'discard',
  'archive',
  'restore',
] as const;

/** What the call of transitions takes; `undo` takes back what the same person did last. */
export const stepActions = [...personActions, 'undo'] as const;

/** All that the workflow speaks of: `run` is the system's own, `edit` a change of the words. */
export const contentActions = [...personActions, 'run', 'edit'] as const;

/** Why something is not possible: screens have a sentence for each. */
export const rejectionCodes = [
  'notAllowed',
  'notAuthor',
  'ownItem',
  'inReview',
  'notDraft',
  'notInReview',
  'notReviewable',
  'notApproved',
  'notScheduled',
  'notFailed',
  'notLive',
  'stillLive',
  'notArchivable',
  'archived',
  'notArchived',
  'notChanged',
  'noTitle',
  'noBody',
  'noChannel',
  'noReviewer',
  'openComments',
  'openChecklist',
  'notDue',
  'shortReason',
  'tooSoon',
  'unknownZone',
  'oldVersion',
  'nothingToUndo',
  'stale',
  'gone',
] as const;

export const failureCodes = ['channelSignedOut', 'incomplete'] as const;
export const channelKinds = ['blog', 'newsletter', 'social', 'site'] as const;
export const channelTones = ['accent', 'teal', 'plum', 'amber', 'blue', 'green', 'red'] as const;

/** The pills of the review page. `mine` waits for the person who asks, `overdue` is past its day and not out. */
export const queues = ['mine', 'in_review', 'changes_requested', 'approved', 'overdue', 'all'] as const;

/** The parts that a project's items are counted in, from the first to the last. */
export const projectStages = ['writing', 'review', 'ready', 'failed', 'out'] as const;
export const projectStates = ['active', 'archived'] as const;

/** All that the history tells of. */
export const historyActions = [...contentActions, 'create', 'assign', 'undo', 'restoreVersion'] as const;

export const billingPlans = ['basic', 'standard', 'enterprise'] as const;
export const billingStatuses = ['trial', 'active', 'past_due', 'cancelled'] as const;
export const paymentStatuses = ['paid', 'pending', 'failed', 'refunded'] as const;
/** Why a card was not charged. */
export const chargeFailures = ['noCard', 'cardExpired', 'declined'] as const;
/** What an invoice charges for. */
export const chargeKinds = ['plan', 'seats', 'posts'] as const;
