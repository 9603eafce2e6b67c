import type { ListedProject, Project, ProjectUpdate } from '../api/schemas';
import { ownZone, toInstant, toWallTime } from './zonedTime';

/** A project as its form has it: a day instead of a moment. */
export interface ProjectDraft {
  name: string;
  note: string;
  tone: Project['tone'];
  memberIds: number[];
  dueDay: string | null;
}

/** On its day, a project has time until the end of work. */
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
