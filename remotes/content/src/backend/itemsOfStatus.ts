import type { ContentItem, ContentStatus } from '../api/schemas';
import { groupRows } from './groupRows';

export const itemsOfStatus = groupRows<ContentItem, ContentStatus>(({ status }) => status);
