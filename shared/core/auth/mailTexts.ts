import type { Language } from '@atrium/contract';

// A backend runs without a page: its emails have texts of their own. `{{names}}` are filled in; each line is a paragraph.

interface MailText {
  subject: string;
  lines: readonly string[];
}

const en = {
  proof: {
    subject: 'Confirm your email address',
    lines: [
      'Confirm that this email address belongs to the Atrium account {{username}}.',
      '<a href="{{link}}">Confirm email address</a>',
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
      '<a href="{{link}}">Confirm email address and create account</a>',
      'The link works once, for 24 hours. If it wasn’t you, ignore this email: no account is created.',
    ],
  },
  registrationOfNamed: {
    subject: 'Finish your registration',
    lines: [
      'Someone, hopefully you, asked for an Atrium account with this email address.',
      '<a href="{{link}}">Confirm email address and create account</a>',
      'An account already uses this address. If it’s yours: <a href="{{signIn}}">Sign in</a> · <a href="{{forgot}}">Choose a new password</a>',
      'The link works once, for 24 hours. If it wasn’t you, ignore this email: no account is created.',
    ],
  },
  known: {
    subject: 'You already have an account',
    lines: [
      'Someone, hopefully you, asked for an Atrium account with this email address. You already have one.',
      '<a href="{{signIn}}">Sign in</a> · <a href="{{forgot}}">Choose a new password</a>',
      'If it wasn’t you, ignore this email: nothing has changed.',
    ],
  },
  invitation: {
    subject: 'You are invited to Atrium',
    lines: [
      'Your team has invited you to work in Atrium.',
      '<a href="{{link}}">Choose a password and get started</a>',
      'The link works once, for 7 days.',
    ],
  },
  invitationByProvider: {
    subject: 'You are invited to Atrium',
    lines: [
      'Your team has invited you to work in Atrium.',
      '<a href="{{link}}">Sign in with {{provider}} and get started</a>',
    ],
  },
  reset: {
    subject: 'Reset your password',
    lines: [
      'Someone, hopefully you, asked for a new password for your Atrium account.',
      '<a href="{{link}}">Choose a new password</a>',
      'The link works once, for 30 minutes. If it wasn’t you, ignore this email: nothing has changed.',
    ],
  },
  connect: {
    subject: 'Connect your sign-in',
    lines: [
      'Someone, hopefully you, signed in with {{provider}} and this email address for the first time.',
      '<a href="{{link}}">Connect this sign-in to your account</a>',
      'The link works once, for 30 minutes. If it wasn’t you, don’t open it: nothing has changed.',
    ],
  },
  replyNotAdded: {
    subject: 'Your reply was not added',
    lines: [
      'Your reply by email could not be added.',
      'Its address may be too old, you may no longer have access, or the message had no words of its own.',
      '<a href="{{link}}">Answer in Atrium instead</a>',
      'Your words:<br><span style="white-space: pre-line">{{words}}</span>',
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
      '<a href="{{link}}">E-Mail-Adresse bestätigen</a>',
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
      '<a href="{{link}}">E-Mail-Adresse bestätigen und Konto anlegen</a>',
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird kein Konto angelegt.',
    ],
  },
  registrationOfNamed: {
    subject: 'Schließen Sie Ihre Registrierung ab',
    lines: [
      'Jemand, vermutlich Sie selbst, möchte mit dieser E-Mail-Adresse ein Atrium-Konto anlegen.',
      '<a href="{{link}}">E-Mail-Adresse bestätigen und Konto anlegen</a>',
      'Ein Konto verwendet diese Adresse bereits. Wenn es Ihres ist: <a href="{{signIn}}">Anmelden</a> · <a href="{{forgot}}">Neues Passwort wählen</a>',
      'Der Link ist 24 Stunden gültig und funktioniert nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird kein Konto angelegt.',
    ],
  },
  known: {
    subject: 'Sie haben bereits ein Konto',
    lines: [
      'Jemand, vermutlich Sie selbst, möchte mit dieser E-Mail-Adresse ein Atrium-Konto anlegen. Sie haben bereits eines.',
      '<a href="{{signIn}}">Anmelden</a> · <a href="{{forgot}}">Neues Passwort wählen</a>',
      'Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
    ],
  },
  invitation: {
    subject: 'Einladung zu Atrium',
    lines: [
      'Ihr Team lädt Sie ein, in Atrium mitzuarbeiten.',
      '<a href="{{link}}">Passwort wählen und loslegen</a>',
      'Der Link ist 7 Tage gültig und funktioniert nur einmal.',
    ],
  },
  invitationByProvider: {
    subject: 'Einladung zu Atrium',
    lines: [
      'Ihr Team lädt Sie ein, in Atrium mitzuarbeiten.',
      '<a href="{{link}}">Mit {{provider}} anmelden und loslegen</a>',
    ],
  },
  reset: {
    subject: 'Passwort zurücksetzen',
    lines: [
      'Jemand, vermutlich Sie selbst, hat ein neues Passwort für Ihr Atrium-Konto angefordert.',
      '<a href="{{link}}">Neues Passwort wählen</a>',
      'Der Link ist 30 Minuten gültig und funktioniert nur einmal. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es hat sich nichts geändert.',
    ],
  },
  connect: {
    subject: 'Anmeldung mit Ihrem Konto verbinden',
    lines: [
      'Jemand, vermutlich Sie selbst, hat sich zum ersten Mal mit {{provider}} und dieser E-Mail-Adresse angemeldet.',
      '<a href="{{link}}">Diese Anmeldung mit Ihrem Konto verbinden</a>',
      'Der Link ist 30 Minuten gültig und funktioniert nur einmal. Wenn Sie das nicht waren, öffnen Sie ihn nicht: Es hat sich nichts geändert.',
    ],
  },
  replyNotAdded: {
    subject: 'Ihre Antwort wurde nicht übernommen',
    lines: [
      'Ihre Antwort per E-Mail konnte nicht übernommen werden.',
      'Vielleicht ist ihre Adresse zu alt, Sie haben keinen Zugriff mehr, oder die Nachricht enthielt keinen eigenen Text.',
      '<a href="{{link}}">Stattdessen in Atrium antworten</a>',
      'Ihr Text:<br><span style="white-space: pre-line">{{words}}</span>',
    ],
  },
};

const fr: Texts = {
  proof: {
    subject: 'Confirmez votre adresse e-mail',
    lines: [
      'Confirmez que cette adresse e-mail est bien celle du compte Atrium {{username}}.',
      '<a href="{{link}}">Confirmer l’adresse e-mail</a>',
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
      '<a href="{{link}}">Confirmer l’adresse e-mail et créer le compte</a>',
      'Ce lien est valable 24 heures et ne peut servir qu’une fois. Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : aucun compte ne sera créé.',
    ],
  },
  registrationOfNamed: {
    subject: 'Terminez votre inscription',
    lines: [
      'Une demande de création de compte Atrium a été faite avec cette adresse e-mail, sans doute par vous.',
      '<a href="{{link}}">Confirmer l’adresse e-mail et créer le compte</a>',
      'Un compte utilise déjà cette adresse. Si c’est le vôtre : <a href="{{signIn}}">Se connecter</a> · <a href="{{forgot}}">Choisir un nouveau mot de passe</a>',
      'Ce lien est valable 24 heures et ne peut servir qu’une fois. Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : aucun compte ne sera créé.',
    ],
  },
  known: {
    subject: 'Vous avez déjà un compte',
    lines: [
      'Une demande de création de compte Atrium a été faite avec cette adresse e-mail, sans doute par vous. Or vous avez déjà un compte.',
      '<a href="{{signIn}}">Se connecter</a> · <a href="{{forgot}}">Choisir un nouveau mot de passe</a>',
      'Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : rien n’a changé.',
    ],
  },
  invitation: {
    subject: 'Invitation à rejoindre Atrium',
    lines: [
      'Votre équipe vous invite à travailler dans Atrium.',
      '<a href="{{link}}">Choisir un mot de passe et commencer</a>',
      'Ce lien est valable 7 jours et ne peut servir qu’une fois.',
    ],
  },
  invitationByProvider: {
    subject: 'Invitation à rejoindre Atrium',
    lines: [
      'Votre équipe vous invite à travailler dans Atrium.',
      '<a href="{{link}}">Se connecter avec {{provider}} et commencer</a>',
    ],
  },
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    lines: [
      'Un nouveau mot de passe a été demandé pour votre compte Atrium, sans doute par vous.',
      '<a href="{{link}}">Choisir un nouveau mot de passe</a>',
      'Ce lien est valable 30 minutes et ne peut servir qu’une fois. Si la demande ne vient pas de vous, ne tenez pas compte de cet e-mail : rien n’a changé.',
    ],
  },
  connect: {
    subject: 'Associez cette connexion à votre compte',
    lines: [
      'Une première connexion avec {{provider}} et cette adresse e-mail vient d’avoir lieu, sans doute de votre part.',
      '<a href="{{link}}">Associer cette connexion à votre compte</a>',
      'Ce lien est valable 30 minutes et ne peut servir qu’une fois. Si ce n’était pas vous, ne l’ouvrez pas : rien n’a changé.',
    ],
  },
  replyNotAdded: {
    subject: 'Votre réponse n’a pas été ajoutée',
    lines: [
      'Votre réponse par e-mail n’a pas pu être ajoutée.',
      'Son adresse est peut-être trop ancienne, vous n’avez peut-être plus accès, ou le message ne contenait aucun texte de votre part.',
      '<a href="{{link}}">Répondre dans Atrium</a>',
      'Votre texte :<br><span style="white-space: pre-line">{{words}}</span>',
    ],
  },
};

const pt: Texts = {
  proof: {
    subject: 'Confirme seu endereço de e-mail',
    lines: [
      'Confirme que este endereço de e-mail pertence à conta {{username}} do Atrium.',
      '<a href="{{link}}">Confirmar endereço de e-mail</a>',
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
      '<a href="{{link}}">Confirmar endereço de e-mail e criar conta</a>',
      'O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, ignore este e-mail: nenhuma conta será criada.',
    ],
  },
  registrationOfNamed: {
    subject: 'Conclua seu cadastro',
    lines: [
      'Alguém, provavelmente você, solicitou uma conta do Atrium com este endereço de e-mail.',
      '<a href="{{link}}">Confirmar endereço de e-mail e criar conta</a>',
      'Uma conta já usa este endereço. Se ela for sua: <a href="{{signIn}}">Entrar</a> · <a href="{{forgot}}">Escolher uma nova senha</a>',
      'O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, ignore este e-mail: nenhuma conta será criada.',
    ],
  },
  known: {
    subject: 'Você já tem uma conta',
    lines: [
      'Alguém, provavelmente você, solicitou uma conta do Atrium com este endereço de e-mail. Você já tem uma.',
      '<a href="{{signIn}}">Entrar</a> · <a href="{{forgot}}">Escolher uma nova senha</a>',
      'Se não foi você, ignore este e-mail: nada foi alterado.',
    ],
  },
  invitation: {
    subject: 'Convite para o Atrium',
    lines: [
      'Sua equipe convidou você para trabalhar no Atrium.',
      '<a href="{{link}}">Escolher uma senha e começar</a>',
      'O link vale por 7 dias e só pode ser usado uma vez.',
    ],
  },
  invitationByProvider: {
    subject: 'Convite para o Atrium',
    lines: [
      'Sua equipe convidou você para trabalhar no Atrium.',
      '<a href="{{link}}">Entrar com {{provider}} e começar</a>',
    ],
  },
  reset: {
    subject: 'Redefina sua senha',
    lines: [
      'Alguém, provavelmente você, solicitou uma nova senha para sua conta do Atrium.',
      '<a href="{{link}}">Escolher uma nova senha</a>',
      'O link vale por 30 minutos e só pode ser usado uma vez. Se não foi você, ignore este e-mail: nada foi alterado.',
    ],
  },
  connect: {
    subject: 'Conecte este acesso à sua conta',
    lines: [
      'Alguém, provavelmente você, entrou pela primeira vez com {{provider}} e este endereço de e-mail.',
      '<a href="{{link}}">Conectar este acesso à sua conta</a>',
      'O link vale por 30 minutos e só pode ser usado uma vez. Se não foi você, não abra o link: nada foi alterado.',
    ],
  },
  replyNotAdded: {
    subject: 'Sua resposta não foi adicionada',
    lines: [
      'Não foi possível adicionar sua resposta por e-mail.',
      'O endereço dela pode ser antigo demais, você pode não ter mais acesso ou a mensagem não tinha texto seu.',
      '<a href="{{link}}">Responder no Atrium</a>',
      'Seu texto:<br><span style="white-space: pre-line">{{words}}</span>',
    ],
  },
};

/** The core's emails, in each language. */
export const mailTexts: Readonly<Record<Language, Texts>> = { en, de, fr, pt };
