import type { EmittedManifest, IconNode, Language } from '@atrium/contract';

/** Create commands in order: those of this app, and those of others where available. */
const toolCommands = [
  'content.newArticle',
  'content.newPage',
  'content.newEmail',
  'content.newSocial',
  'content.newProject',
  'todo.new',
  'calendar.new',
];

export interface Tool {
  id: string;
  label: string;
  icon: readonly IconNode[];
  /** Key after N, from every page. */
  newKey: string | undefined;
}

export function offeredTools(
  apps: readonly EmittedManifest[],
  language: Language,
  has: (command: string) => boolean,
): Tool[] {
  return toolCommands.filter(has).flatMap((id) => {
    const app = apps.find(({ commands }) => commands?.some((command) => command.id === id));
    const command = app?.commands?.find((one) => one.id === id);
    if (!app || !command?.label) return [];
    return [
      {
        id,
        label: app.labels[language][command.label] ?? app.labels.en[command.label] ?? id,
        icon: app.icons[command.icon ?? ''] ?? [],
        newKey: command.newKey,
      },
    ];
  });
}
