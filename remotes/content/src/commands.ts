import { defineCommands } from '@atrium/contract';

export default defineCommands({
  'content.newArticle': (_argument, { navigate }) => navigate('/content/new?type=article'),
  'content.newPage': (_argument, { navigate }) => navigate('/content/new?type=page'),
  'content.newEmail': (_argument, { navigate }) => navigate('/content/new?type=email'),
  'content.newSocial': (_argument, { navigate }) => navigate('/content/new?type=social'),
  'content.newProject': (_argument, { navigate }) => navigate('/content/projects?new=project'),
  'content.review': (_argument, { navigate }) => navigate('/content/review'),
});
