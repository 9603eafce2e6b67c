import { z } from '@atrium/backend';
import { contentActions, contentStatuses, contentTypes, queues, rejectionCodes } from './choices';

export const ContentType = z.enum(contentTypes);
export type ContentType = z.infer<typeof ContentType>;
export const ContentStatus = z.enum(contentStatuses);
export type ContentStatus = z.infer<typeof ContentStatus>;
export const ContentAction = z.enum(contentActions);
export type ContentAction = z.infer<typeof ContentAction>;
export const RejectionCode = z.enum(rejectionCodes);
export type RejectionCode = z.infer<typeof RejectionCode>;
export const Queue = z.enum(queues);
export type Queue = z.infer<typeof Queue>;

export const PersonRef = z.object({ id: z.int(), fullName: z.string(), avatar: z.nullable(z.string()) });
export type PersonRef = z.infer<typeof PersonRef>;
