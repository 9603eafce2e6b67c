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

/** Actions of the transition call; `undo` reverts the same person's last one. */
export const stepActions = [...personActions, 'undo'] as const;

/** All actions of the workflow: `run` is the system's own, `edit` a change of the text. */
export const contentActions = [...personActions, 'run', 'edit'] as const;

/** Reasons of rejections: screens have a sentence for each. */
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
  'languageTaken',
  'notChanged',
  'noTitle',
  'noBody',
  'noChannel',
  'noReviewer',
  'unfitFields',
  'textTooLong',
  'openComments',
  'openChecklist',
  'notDue',
  'shortReason',
  'tooSoon',
  'unknownZone',
  'oldVersion',
  'nothingToUndo',
  'tooManyTags',
  'ownReviewer',
  'inBundle',
  'scheduledAlone',
  'alreadyLive',
  'channelSignedOut',
  'emptyBundle',
  'tooManyItems',
  'openBundle',
  'scheduledBundle',
  'publishedBundle',
  'notFailedBundle',
  'stale',
  'gone',
] as const;

/** Signs that a comment can be answered with. */
export const reactionSigns = ['good', 'love', 'hooray', 'funny', 'looking'] as const;

/** Media of the library. */
export const assetKinds = ['picture', 'file'] as const;

/** Places in which an item uses a file. */
export const assetPlaces = ['cover', 'text', 'card', 'field'] as const;

/** Kinds of a custom type's fields. */
export const fieldKinds = ['text', 'richText', 'number', 'date', 'choice', 'reference', 'asset'] as const;

/** What is wrong with the value of a field. */
export const valueIssues = [
  'required',
  'malformed',
  'tooLong',
  'tooLow',
  'tooHigh',
  'tooMany',
  'notOffered',
  'unknown',
] as const;

export const failureCodes = ['channelSignedOut', 'incomplete'] as const;
export const bundleStates = ['open', 'scheduled', 'published', 'failed'] as const;
export const bundleActions = ['schedule', 'reschedule', 'unschedule', 'publishNow', 'retry', 'unpublish'] as const;
export const channelKinds = ['blog', 'newsletter', 'social', 'site'] as const;
export const channelTones = ['accent', 'teal', 'plum', 'amber', 'blue', 'green', 'red'] as const;

/** Queues of the review page. `mine` waits for the caller, `overdue` is past its day and unpublished. */
export const queues = ['mine', 'in_review', 'changes_requested', 'approved', 'overdue', 'all'] as const;

export const projectStages = ['writing', 'review', 'ready', 'failed', 'out'] as const;
export const projectStates = ['active', 'archived'] as const;

export const historyActions = [...contentActions, 'create', 'assign', 'suggest', 'undo', 'restoreVersion'] as const;

export const billingPlans = ['basic', 'standard', 'enterprise'] as const;
export const billingStatuses = ['trial', 'active', 'past_due', 'cancelled'] as const;
export const paymentStatuses = ['paid', 'pending', 'failed', 'refunded'] as const;
export const chargeFailures = ['noCard', 'cardExpired', 'declined'] as const;
export const chargeKinds = ['plan', 'seats', 'posts'] as const;
