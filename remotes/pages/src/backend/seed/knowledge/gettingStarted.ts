import { article, type SourceCategory } from './source';

export const gettingStarted: SourceCategory = {
  category: 'getting-started',
  title: 'Getting started',
  desc: 'The first hour: an account, a team, an article.',
  groups: [
    {
      title: 'Your account',
      icon: 'user',
      iconColor: 'accent',
      articles: [
        article(
          'How do I sign in for the first time?',
          'The person who invited you has sent you an email with a link. It works once, within a week.',
          [
            'Open the link in the email.',
            'Choose a password of at least twelve characters.',
            'Say in which language you want to work.',
          ],
          'If the link is too old, ask for a new one on the sign-in page with “Forgot password”.',
        ),
        article(
          'How do I change my language?',
          'The dashboard speaks English, German, French and Portuguese, and remembers your choice on this device.',
          ['Open the globe in the bar at the top.', 'Choose a language. Every page changes at once.'],
          'Articles keep the language in which they are written.',
        ),
        article(
          'How do I make the dashboard dark?',
          'The moon in the bar at the top switches between light and dark. The colours are chosen so that text stays readable in both.',
          ['Click the moon, or the sun.', 'For more, open the settings of the layout.'],
          'Pictures are never darkened.',
        ),
      ],
    },
    {
      title: 'Your team',
      icon: 'users',
      iconColor: 'green',
      articles: [
        article(
          'How do I invite somebody?',
          'Admins and maintainers may invite people; the role decides what these see.',
          [
            'Open Users and choose “Add user”.',
            'Fill in a name, a username and an address.',
            'Choose a role. It can be changed later.',
          ],
          'Until somebody has signed in, the status is “pending”.',
        ),
        article(
          'What may each role do?',
          'An editor works on everything that is written, an author on their own, a subscriber reads. The page of a user shows the exact rules.',
          ['Open a user.', 'Look at the table of permissions.', 'Change the role where it does not fit.'],
          'The last admin cannot be made anything else.',
        ),
        article(
          'What happens to articles of somebody who leaves?',
          'They stay, under the name of the person who wrote them.',
          ['Set the status of the user to “inactive”.', 'Choose who looks after open drafts.'],
          'Deleting a user can be undone for ten minutes.',
        ),
      ],
    },
  ],
};
