import type { EmittedManifest, IconNode, Language } from '@atrium/contract';

/** The commands that begin something, in their order: those of this app, and what others offer where they are there. */
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
  /** After N, it runs the command from every page. */
  newKey: string | undefined;
}

/** The tools that somebody has: of apps that are there, and of what they may do. */
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
