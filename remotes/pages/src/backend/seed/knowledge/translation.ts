import { article, type SourceCategory } from './source';

export const translation: SourceCategory = {
  category: 'translation',
  title: 'Translation',
  desc: 'One story in four languages, with one voice.',
  groups: [
    {
      title: 'Working with translators',
      icon: 'languages',
      iconColor: 'blue',
      articles: [
        article(
          'How do I order a translation?',
          'From the menu of an approved article.',
          ['Choose “Translate”.', 'Choose the languages and a date.', 'Add a note about the voice.'],
          'Translators see the pictures too, which helps more than any note.',
        ),
        article(
          'What happens when I change the original?',
          'The translated texts are marked, and show which paragraphs have changed.',
          [
            'Open the translation.',
            'Look for the paragraphs with a bar beside them.',
            'Change them, or say that nothing needs to change.',
          ],
          'Translators get one notice a day, not one for every comma.',
        ),
        article(
          'Who has the last word in a language?',
          'The head of translation, in all of them.',
          ['Leave a comment where you disagree.', 'Wait for an answer before you change it.'],
          'Two people who correct each other all evening make no better text.',
        ),
      ],
    },
    {
      title: 'Glossary',
      icon: 'book-a',
      iconColor: 'accent',
      articles: [
        article(
          'How do I add a word to the glossary?',
          'Everyone may suggest a word, translators accept it.',
          ['Open the glossary.', 'Choose “Suggest”.', 'Write an example, which is worth more than a definition.'],
          'Words that nobody looks up for two years retire.',
        ),
        article(
          'Why is a word underlined in my text?',
          'Because the glossary has another word for it.',
          ['Point at the word.', 'Read what the glossary says.', 'Use it, or tell why not.'],
          'In a quote the word stays as it was said.',
        ),
        article(
          'Can each language have its own names?',
          'Yes. Places and institutions often do.',
          ['Open the entry.', 'Fill in the name for each language.'],
          'Lisbon in English, Lisboa in Portuguese, and never both.',
        ),
      ],
    },
  ],
};
