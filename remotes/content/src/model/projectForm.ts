import type { ListedProject, Project, ProjectUpdate } from '../api/schemas';
import { ownZone, toInstant, toWallTime } from './zonedTime';

/** Form values of a project: a day instead of a moment. */
export interface ProjectDraft {
  name: string;
  note: string;
  tone: Project['tone'];
  memberIds: number[];
  dueDay: string | null;
}

/** Projects are due at the end of work of their day. */
const endOfWork = '18:00';

export const blankProject: ProjectDraft = { name: '', note: '', tone: 'accent', memberIds: [], dueDay: null };

export const toProjectDraft = (
  { name, note, tone, memberIds, dueAt }: Pick<ListedProject, 'name' | 'note' | 'tone' | 'memberIds' | 'dueAt'>,
  zone = ownZone(),
): ProjectDraft => ({ name, note, tone, memberIds, dueDay: dueAt && toWallTime(dueAt, zone).day });

export function toProjectChange(
  { dueDay, ...changed }: Partial<ProjectDraft>,
  zone = ownZone(),
): Omit<ProjectUpdate, 'id' | 'rev'> {
  if (dueDay === undefined) return changed;
  return { ...changed, dueAt: dueDay && toInstant({ day: dueDay.slice(0, 10), time: endOfWork }, zone) };
}
