import { article, type SourceCategory } from './source';

export const publishing: SourceCategory = {
  category: 'publishing',
  title: 'Publishing',
  desc: 'Review, approval and the moment when it is public.',
  groups: [
    {
      title: 'Review',
      icon: 'message-square-check',
      iconColor: 'amber',
      articles: [
        article(
          'How do I ask for a review?',
          'Anyone of your team can read a draft once you ask for it.',
          ['Open the article and choose “Ask for review”.', 'Choose up to three people.', 'Say until when.'],
          'Reviewers get a task with that date.',
        ),
        article(
          'What does “approved” mean?',
          'That somebody other than the author has read the latest version of the text.',
          ['Read to the end.', 'Choose “Approve”, or leave a comment.'],
          'A change after the approval takes it away again.',
        ),
        article(
          'Can I publish without a review?',
          'Admins can, and it is noted in the history of the article.',
          ['Open the article.', 'Choose “Publish without review” and say why.'],
          'We use it for corrections, and for nothing else.',
        ),
      ],
    },
    {
      title: 'Timing',
      icon: 'clock',
      iconColor: 'teal',
      articles: [
        article(
          'How do I schedule an article?',
          'Choose a day and a time, in your own time zone or in that of the readers.',
          ['Open the article and choose “Schedule”.', 'Choose a moment at least ten minutes ahead.'],
          'It appears in the calendar of the team.',
        ),
        article(
          'How do I take an article back?',
          'Set it to “Draft”. The address then shows a page that says so.',
          ['Open the article.', 'Change its status.', 'Say why, for those who come by a link.'],
          'Search engines need a day or two to notice.',
        ),
        article(
          'How do I correct something after publishing?',
          'Change it, and say in one sentence what was wrong.',
          ['Correct the text.', 'Add the sentence at the end, with the date.'],
          'Spelling needs no sentence. Names and numbers do.',
        ),
      ],
    },
  ],
};
