import { type EmailKind, type EmailPlaceholder, linkPlaceholder, textPlaceholder } from '@atrium/backend/emails';
import type { Language } from '@atrium/contract';

// A backend runs without a page: its emails have texts of their own, in the notation of `EmailText`.

interface MailText {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
}

const en = {
  proof: {
    subject: 'Confirm your email address',
    lines: [
      'Confirm that this email address belongs to the Atrium account {{username}}.',
      '[Confirm email address]({{link}})',
      'The link works once, for 24 hours. If this isn’t your account, ignore this email: nothing changes.',
    ],
  },
  change: {
    subject: 'Your email address is about to change',
    lines: [
      'Your account will use the address {{email}} once the link that was sent there has been opened.',
      'If you didn’t ask for this, choose a new password and cancel the change in your account settings.',
    ],
  },
  registration: {
    subject: 'Finish your registration',
    lines: [
      'Someone, hopefully you, asked for an Atrium account with this email address.',
      '[Confirm email address and create account]({{link}})',
      'The link works once, for 24 hours. If it wasn’t you, ignore this email: no account is created.',
    ],
  },
  registrationOfNamed: {
    subject: 'Finish your registration',
    lines: [
      'Someone, hopefully you, asked for an Atrium account with this email address.',
      '[Confirm email address and create account]({{link}})',
      'An account already uses this address. If it’s yours: [Sign in]({{signIn}}) · [Choose a new password]({{forgot}})',
      'The link works once, for 24 hours. If it wasn’t you, ignore this email: no account is created.',
    ],
  },
  known: {
    subject: 'You already have an account',
    lines: [
      'Someone, hopefully you, asked for an Atrium account with this email address. You already have one.',
      '[Sign in]({{signIn}}) · [Choose a new password]({{forgot}})',
      'If it wasn’t you, ignore this email: nothing has changed.',
    ],
  },
  invitation: {
    subject: 'You are invited to Atrium',
    lines: [
      'Your team has invited you to work in Atrium.',
      '[Choose a password and get started]({{link}})',
      'The link works once, for 7 days.',
    ],
  },
  invitationByProvider: {
    subject: 'You are invited to Atrium',
    lines: ['Your team has invited you to work in Atrium.', '[Sign in with {{provider}} and get started]({{link}})'],
  },
  reset: {
    subject: 'Reset your password',
    lines: [
      'Someone, hopefully you, asked for a new password for your Atrium account.',
      '[Choose a new password]({{link}})',
      'The link works once, for 30 minutes. If it wasn’t you, ignore this email: nothing has changed.',
    ],
  },
  connect: {
    subject: 'Connect your sign-in',
    lines: [
      'Someone, hopefully you, signed in with {{provider}} and this email address for the first time.',
      '[Connect this sign-in to your account]({{link}})',
      'The link works once, for 30 minutes. If it wasn’t you, don’t open it: nothing has changed.',
    ],
  },
  replyNotAdded: {
    subject: 'Your reply was not added',
    lines: [
      'Your reply by email could not be added.',
      'Its address may be too old, you may no longer have access, or the message had no words of its own.',
      '[Answer in Atrium instead]({{link}})',
      'Your words:\n{{words}}',
    ],
  },
} satisfies Record<string, MailText>;

/** What an email of the core is about. */
export type MailKind = keyof typeof en;
type Texts = Readonly<Record<MailKind, MailText>>;

const de: Texts = {
  proof: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    lines: [
      'Bitte bestätigen Sie, dass diese E-Mail-Adresse zum Atrium-Konto {{username}} gehört.',
      '[E-Mail-Adresse bestätigen]({{link}})',
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal. Wenn das nicht Ihr Konto ist, ignorieren Sie diese E-Mail: Es ändert sich nichts.',
    ],
  },
  change: {
    subject: 'Ihre E-Mail-Adresse wird bald geändert',
    lines: [
      'Ihr Konto verwendet die E-Mail-Adresse {{email}}, sobald der Link geöffnet wurde, den wir dorthin geschickt haben.',
      'Wenn Sie das nicht veranlasst haben, wählen Sie ein neues Passwort und brechen Sie die Änderung in Ihren Kontoeinstellungen ab.',
    ],
  },
  registration: {
    subject: 'Schließen Sie Ihre Registrierung ab',
    lines: [
      'Jemand, vermutlich Sie selbst, möchte mit dieser E-Mail-Adresse ein Atrium-Konto anlegen.',
      '[E-Mail-Adresse bestätigen und Konto anlegen]({{link}})',
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird kein Konto angelegt.',
    ],
  },
  registrationOfNamed: {
    subject: 'Schließen Sie Ihre Registrierung ab',
    lines: [
      'Jemand, vermutlich Sie selbst, möchte mit dieser E-Mail-Adresse ein Atrium-Konto anlegen.',
      '[E-Mail-Adresse bestätigen und Konto anlegen]({{link}})',
      'Ein Konto verwendet diese Adresse bereits. Wenn es Ihres ist: [Anmelden]({{signIn}}) · [Neues Passwort wählen]({{forgot}})',
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird kein Konto angelegt.',
    ],
  },
  known: {
    subject: 'Sie haben bereits ein Konto',
    lines: [
      'Jemand, vermutlich Sie selbst, möchte mit dieser E-Mail-Adresse ein Atrium-Konto anlegen. Sie haben bereits eines.',
      '[Anmelden]({{signIn}}) · [Neues Passwort wählen]({{forgot}})',
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
    ],
  },
  invitation: {
    subject: 'Einladung zu Atrium',
    lines: [
      'Ihr Team lädt Sie ein, in Atrium mitzuarbeiten.',
      '[Passwort wählen und loslegen]({{link}})',
      'Der Link ist 7 Tage gültig und funktioniert nur einmal.',
    ],
  },
  invitationByProvider: {
    subject: 'Einladung zu Atrium',
    lines: ['Ihr Team lädt Sie ein, in Atrium mitzuarbeiten.', '[Mit {{provider}} anmelden und loslegen]({{link}})'],
  },
  reset: {
    subject: 'Passwort zurücksetzen',
    lines: [
      'Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Atrium-Konto angefordert.',
      '[Neues Passwort wählen]({{link}})',
      'Der Link ist 30 Minuten gültig und funktioniert nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
    ],
  },
  connect: {
    subject: 'Anmeldung mit Ihrem Konto verbinden',
    lines: [
      'Jemand, vermutlich Sie selbst, hat sich zum ersten Mal mit {{provider}} und dieser E-Mail-Adresse angemeldet.',
      '[Diese Anmeldung mit Ihrem Konto verbinden]({{link}})',
      'Der Link ist 30 Minuten gültig und funktioniert nur einmal. Wenn Sie das nicht waren, öffnen Sie ihn nicht: Es hat sich nichts geändert.',
    ],
  },
  replyNotAdded: {
    subject: 'Ihre Antwort wurde nicht übernommen',
    lines: [
      'Ihre Antwort per E-Mail konnte nicht übernommen werden.',
      'Vielleicht ist ihre Adresse zu alt, Sie haben keinen Zugriff mehr, oder die Nachricht enthielt keinen eigenen Text.',
      '[Stattdessen in Atrium antworten]({{link}})',
      'Ihr Text:\n{{words}}',
    ],
  },
};

const fr: Texts = {
  proof: {
    subject: 'Confirmez votre adresse e-mail',
    lines: [
      'Confirmez que cette adresse e-mail est bien celle du compte Atrium {{username}}.',
      '[Confirmer l’adresse e-mail]({{link}})',
      'Ce lien est valable 24 heures et ne peut servir qu’une fois. Si ce compte n’est pas le vôtre, ne tenez pas compte de cet e-mail : rien ne changera.',
    ],
  },
  change: {
    subject: 'Votre adresse e-mail va être modifiée',
    lines: [
      'Votre compte utilisera l’adresse {{email}} dès que le lien qui y a été envoyé aura été ouvert.',
      'Si vous n’êtes pas à l’origine de cette demande, choisissez un nouveau mot de passe et annulez la modification dans les paramètres de votre compte.',
    ],
  },
  registration: {
    subject: 'Terminez votre inscription',
    lines: [
      'Une demande de création de compte Atrium a été faite avec cette adresse e-mail, sans doute par vous.',
      '[Confirmer l’adresse e-mail et créer le compte]({{link}})',
      'Ce lien est valable 24 heures et ne peut servir qu’une fois. Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : aucun compte ne sera créé.',
    ],
  },
  registrationOfNamed: {
    subject: 'Terminez votre inscription',
    lines: [
      'Une demande de création de compte Atrium a été faite avec cette adresse e-mail, sans doute par vous.',
      '[Confirmer l’adresse e-mail et créer le compte]({{link}})',
      'Un compte utilise déjà cette adresse. Si c’est le vôtre : [Se connecter]({{signIn}}) · [Choisir un nouveau mot de passe]({{forgot}})',
      'Ce lien est valable 24 heures et ne peut servir qu’une fois. Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : aucun compte ne sera créé.',
    ],
  },
  known: {
    subject: 'Vous avez déjà un compte',
    lines: [
      'Une demande de création de compte Atrium a été faite avec cette adresse e-mail, sans doute par vous. Or vous avez déjà un compte.',
      '[Se connecter]({{signIn}}) · [Choisir un nouveau mot de passe]({{forgot}})',
      'Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : rien n’a changé.',
    ],
  },
  invitation: {
    subject: 'Invitation à rejoindre Atrium',
    lines: [
      'Votre équipe vous invite à travailler dans Atrium.',
      '[Choisir un mot de passe et commencer]({{link}})',
      'Ce lien est valable 7 jours et ne peut servir qu’une fois.',
    ],
  },
  invitationByProvider: {
    subject: 'Invitation à rejoindre Atrium',
    lines: [
      'Votre équipe vous invite à travailler dans Atrium.',
      '[Se connecter avec {{provider}} et commencer]({{link}})',
    ],
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    lines: [
      'Un nouveau mot de passe a été demandé pour votre compte Atrium, sans doute par vous.',
      '[Choisir un nouveau mot de passe]({{link}})',
      'Ce lien est valable 30 minutes et ne peut servir qu’une fois. Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : rien n’a changé.',
    ],
  },
  connect: {
    subject: 'Associez cette connexion à votre compte',
    lines: [
      'Une première connexion avec {{provider}} et cette adresse e-mail vient d’avoir lieu, sans doute de votre part.',
      '[Associer cette connexion à votre compte]({{link}})',
      'Ce lien est valable 30 minutes et ne peut servir qu’une fois. Si ce n’était pas vous, ne l’ouvrez pas : rien n’a changé.',
    ],
  },
  replyNotAdded: {
    subject: 'Votre réponse n’a pas été ajoutée',
    lines: [
      'Votre réponse par e-mail n’a pas pu être ajoutée.',
      'Son adresse est peut-être trop ancienne, vous n’avez peut-être plus accès, ou le message ne contenait aucun texte de votre part.',
      '[Répondre dans Atrium]({{link}})',
      'Votre texte :\n{{words}}',
    ],
  },
};

const pt: Texts = {
  proof: {
    subject: 'Confirme seu endereço de e-mail',
    lines: [
      'Confirme que este endereço de e-mail pertence à conta {{username}} do Atrium.',
      '[Confirmar endereço de e-mail]({{link}})',
      'O link vale por 24 horas e só pode ser usado uma vez. Se a conta não é sua, ignore este e-mail: nada será alterado.',
    ],
  },
  change: {
    subject: 'Seu endereço de e-mail será alterado',
    lines: [
      'Sua conta passará a usar o endereço {{email}} assim que o link enviado para ele for aberto.',
      'Se você não solicitou essa alteração, escolha uma nova senha e cancele a alteração nas configurações da conta.',
    ],
  },
  registration: {
    subject: 'Conclua seu cadastro',
    lines: [
      'Alguém, provavelmente você, solicitou uma conta do Atrium com este endereço de e-mail.',
      '[Confirmar endereço de e-mail e criar conta]({{link}})',
      'O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, ignore este e-mail: nenhuma conta será criada.',
    ],
  },
  registrationOfNamed: {
    subject: 'Conclua seu cadastro',
    lines: [
      'Alguém, provavelmente você, solicitou uma conta do Atrium com este endereço de e-mail.',
      '[Confirmar endereço de e-mail e criar conta]({{link}})',
      'Uma conta já usa este endereço. Se ela for sua: [Entrar]({{signIn}}) · [Escolher uma nova senha]({{forgot}})',
      'O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, ignore este e-mail: nenhuma conta será criada.',
    ],
  },
  known: {
    subject: 'Você já tem uma conta',
    lines: [
      'Alguém, provavelmente você, solicitou uma conta do Atrium com este endereço de e-mail. Você já tem uma.',
      '[Entrar]({{signIn}}) · [Escolher uma nova senha]({{forgot}})',
      'Se não foi você, ignore este e-mail: nada foi alterado.',
    ],
  },
  invitation: {
    subject: 'Convite para o Atrium',
    lines: [
      'Sua equipe convidou você para trabalhar no Atrium.',
      '[Escolher uma senha e começar]({{link}})',
      'O link vale por 7 dias e só pode ser usado uma vez.',
    ],
  },
  invitationByProvider: {
    subject: 'Convite para o Atrium',
    lines: ['Sua equipe convidou você para trabalhar no Atrium.', '[Entrar com {{provider}} e começar]({{link}})'],
  },
  reset: {
    subject: 'Redefina sua senha',
    lines: [
      'Alguém, provavelmente você, solicitou uma nova senha para sua conta do Atrium.',
      '[Escolher uma nova senha]({{link}})',
      'O link vale por 30 minutos e só pode ser usado uma vez. Se não foi você, ignore este e-mail: nada foi alterado.',
    ],
  },
  connect: {
    subject: 'Conecte este acesso à sua conta',
    lines: [
      'Alguém, provavelmente você, entrou pela primeira vez com {{provider}} e este endereço de e-mail.',
      '[Conectar este acesso à sua conta]({{link}})',
      'O link vale por 30 minutos e só pode ser usado uma vez. Se não foi você, não abra o link: nada foi alterado.',
    ],
  },
  replyNotAdded: {
    subject: 'Sua resposta não foi adicionada',
    lines: [
      'Não foi possível adicionar sua resposta por e-mail.',
      'O endereço dela pode ser antigo demais, você pode não ter mais acesso ou a mensagem não tinha texto seu.',
      '[Responder no Atrium]({{link}})',
      'Seu texto:\n{{words}}',
    ],
  },
};

/** The core's emails, in each language. */
export const mailTexts: Readonly<Record<Language, Texts>> = { en, de, fr, pt };

const names: Readonly<Record<MailKind, EmailKind['name']>> = {
  proof: {
    en: 'Confirm an address',
    de: 'Adresse bestätigen',
    fr: 'Confirmation d’une adresse',
    pt: 'Confirmação de endereço',
  },
  change: {
    en: 'Address about to change',
    de: 'Bevorstehende Adressänderung',
    fr: 'Changement d’adresse à venir',
    pt: 'Alteração de endereço',
  },
  registration: { en: 'Registration', de: 'Registrierung', fr: 'Inscription', pt: 'Cadastro' },
  registrationOfNamed: {
    en: 'Registration with an address that an account names',
    de: 'Registrierung mit einer Adresse, die ein Konto nennt',
    fr: 'Inscription avec l’adresse d’un compte',
    pt: 'Cadastro com o endereço de uma conta',
  },
  known: {
    en: 'Registration with an existing account',
    de: 'Registrierung mit vorhandenem Konto',
    fr: 'Inscription avec un compte existant',
    pt: 'Cadastro com uma conta existente',
  },
  invitation: { en: 'Invitation', de: 'Einladung', fr: 'Invitation', pt: 'Convite' },
  invitationByProvider: {
    en: 'Invitation with an identity provider',
    de: 'Einladung mit Identitätsanbieter',
    fr: 'Invitation avec un fournisseur d’identité',
    pt: 'Convite com um provedor de identidade',
  },
  reset: {
    en: 'Reset a password',
    de: 'Passwort zurücksetzen',
    fr: 'Réinitialisation du mot de passe',
    pt: 'Redefinição de senha',
  },
  connect: {
    en: 'Connect a sign-in',
    de: 'Anmeldung verbinden',
    fr: 'Association d’une connexion',
    pt: 'Conexão de um acesso',
  },
  replyNotAdded: {
    en: 'Reply that was not added',
    de: 'Nicht übernommene Antwort',
    fr: 'Réponse non ajoutée',
    pt: 'Resposta não adicionada',
  },
};

const link = linkPlaceholder('link', true);
const signInLinks = [linkPlaceholder('signIn', true), linkPlaceholder('forgot')];
const provider = textPlaceholder('provider');

const placeholders: Readonly<Record<MailKind, readonly EmailPlaceholder[]>> = {
  proof: [textPlaceholder('username'), link],
  change: [textPlaceholder('email', true)],
  registration: [link],
  registrationOfNamed: [link, ...signInLinks],
  known: signInLinks,
  invitation: [link],
  invitationByProvider: [provider, link],
  reset: [link],
  connect: [provider, link],
  replyNotAdded: [link, textPlaceholder('words', true)],
};

const examples = {
  username: 'amira.haddad',
  email: 'amira@example.com',
  provider: 'Okta',
  words: '…',
  link: 'https://example.com/link',
  signIn: 'https://example.com/login',
  forgot: 'https://example.com/forgot-password',
};

const toKind = (kind: MailKind): EmailKind => {
  const textIn = (language: Language) => ({
    subject: mailTexts[language][kind].subject,
    text: mailTexts[language][kind].lines.join('\n\n'),
  });
  return {
    name: names[kind],
    placeholders: placeholders[kind],
    texts: { en: textIn('en'), de: textIn('de'), fr: textIn('fr'), pt: textIn('pt') },
    examples: () => examples,
  };
};

/** The core's emails, as admins reword them. */
export const coreEmails: Readonly<Record<MailKind, EmailKind>> = {
  proof: toKind('proof'),
  change: toKind('change'),
  registration: toKind('registration'),
  registrationOfNamed: toKind('registrationOfNamed'),
  known: toKind('known'),
  invitation: toKind('invitation'),
  invitationByProvider: toKind('invitationByProvider'),
  reset: toKind('reset'),
  connect: toKind('connect'),
  replyNotAdded: toKind('replyNotAdded'),
};
