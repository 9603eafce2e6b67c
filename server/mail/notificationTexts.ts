import type { Language, Registry } from '@atrium/contract';

interface NotificationText {
  title: string;
  text: string;
}

/** Of what the core itself sends; the shell has the same for the bell. */
const ofCore: Readonly<Record<string, Readonly<Record<Language, NotificationText>>>> = {
  'system.addressTaken': {
    en: {
      title: '{{email}} belongs to another account',
      text: 'Someone else has confirmed this email address. Choose another one in your account settings.',
    },
    de: {
      title: '{{email}} gehört zu einem anderen Konto',
      text: 'Jemand anderes hat diese E-Mail-Adresse bestätigt. Wählen Sie in Ihren Kontoeinstellungen eine andere.',
    },
    fr: {
      title: '{{email}} appartient à un autre compte',
      text: 'Quelqu’un d’autre a confirmé cette adresse e-mail. Choisissez-en une autre dans les paramètres de votre compte.',
    },
    pt: {
      title: '{{email}} pertence a outra conta',
      text: 'Outra pessoa confirmou este endereço de e-mail. Escolha outro nas configurações da conta.',
    },
  },
};

const fill = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (name, param: string) => params[param] ?? name);

function textsOfApp({ apps }: Registry, code: string, language: Language): NotificationText | undefined {
  const [appId = '', id] = code.split('.');
  const app = Object.hasOwn(apps, appId) ? apps[appId] : undefined;
  const manifest = app?.releases.find(({ release }) => release === app.live)?.manifest;
  const entry = manifest?.notifications?.find((one) => one.id === id);
  const labels = manifest?.labels[language];
  const title = entry && labels?.[entry.title];
  const text = entry && labels?.[entry.text];
  return title && text ? { title, text } : undefined;
}

/** Title and text of notifications for emails, as the live manifests have them in each language. */
export const createNotificationTexts =
  (registry: () => Registry) =>
  (code: string, params: Readonly<Record<string, string>>, language: Language): NotificationText | undefined => {
    const texts = ofCore[code]?.[language] ?? textsOfApp(registry(), code, language);
    return texts && { title: fill(texts.title, params), text: fill(texts.text, params) };
  };
